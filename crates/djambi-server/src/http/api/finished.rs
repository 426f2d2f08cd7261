//! The archive, over REST: finished games, one page or all of them, and what they add up to for a player.

use std::io;
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Extension, RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{FinishedGames, Missing, PlayerProfile};
use futures_util::stream;
use tokio::sync::mpsc;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::game::{self, OpenError, long_work};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::game_query::{GameFormat, GameQuery};
use crate::http::path_param::PathParam;
use crate::identity::{PlayerId, Principal, appearance};
use crate::limits::{Caller, StreamPass};
use crate::store::{FoundGame, GameFilter, shown};

/// The number of games of a page.
const PAGE: u32 = 30;
/// How long a stream waits before the next page: thirty games a second.
const PAUSE: Duration = Duration::from_secs(1);

/// `GET /api/v1/games`
pub(crate) async fn finished_games(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let query = GameQuery::read(query.as_deref()).map_err(Error::Refused)?;
    let filter = query.resolved(&app, &principal).await?;
    let reader = principal.id();
    let kind = match query.format {
        GameFormat::Page => {
            let page = page_of(&app, reader, filter).await?;
            return Ok((caching::PERSONAL, Json(page)).into_response());
        }
        GameFormat::Pgn => "text/plain; charset=utf-8",
        GameFormat::Ndjson => "application/x-ndjson",
    };
    let pass = app.gate.open_stream(caller.network)?;
    let (chunks, read) = mpsc::channel(1);
    app.tasks.spawn(send_all(app.clone(), (reader, filter, query.format), chunks, pass));
    let body = stream::unfold(read, async |mut read| Some((read.recv().await?, read)));
    Ok((caching::PERSONAL, [(header::CONTENT_TYPE, kind)], Body::from_stream(body)).into_response())
}

/// A page of the games that a reader finds.
///
/// # Errors
/// When the store fails.
pub(crate) async fn page_of(
    app: &App,
    reader: Option<PlayerId>,
    filter: GameFilter,
) -> Result<FinishedGames, Error> {
    let mut found = app.store.found_games(reader, filter, PAGE + 1).await?;
    let has_more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let next = found.last().filter(|_| has_more).map(|last| last.key.to_string());
    Ok(FinishedGames { games: found.iter().map(FoundGame::told).collect(), next })
}

/// Sends all games of a filter, the newest first. If that fails, the answer ends in an error, so that nobody takes a part
/// for the whole.
async fn send_all(
    app: App,
    (reader, mut filter, format): (Option<PlayerId>, GameFilter, GameFormat),
    chunks: mpsc::Sender<io::Result<Bytes>>,
    _pass: StreamPass,
) {
    loop {
        let found = match app.store.found_games(reader, filter.clone(), PAGE).await {
            Ok(found) => found,
            Err(error) => return fail(&chunks, &error).await,
        };
        for game in &found {
            let text = match text_of(&app, reader, game, format).await {
                Ok(text) => text,
                // It was deleted meanwhile.
                Err(OpenError::NotFound) => continue,
                Err(error) => return fail(&chunks, &error).await,
            };
            if chunks.send(Ok(text.into())).await.is_err() {
                return;
            }
        }
        let Some(last) = found.last().filter(|_| found.len() == PAGE as usize) else { return };
        filter.before = Some(last.key);
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            () = app.shutdown.cancelled() => {
                drop(chunks.send(Err(io::Error::other("the service goes down"))).await);
                return;
            }
        }
    }
}

async fn fail(chunks: &mpsc::Sender<io::Result<Bytes>>, error: &(impl std::error::Error + 'static)) {
    tracing::error!("finished games cannot be sent: {}", with_causes(error));
    drop(chunks.send(Err(io::Error::other("a game cannot be read"))).await);
}

/// A game in a form, with what separates it from the next one.
async fn text_of(
    app: &App,
    reader: Option<PlayerId>,
    found: &FoundGame,
    format: GameFormat,
) -> Result<String, OpenError> {
    if format == GameFormat::Ndjson {
        return Ok(serde_json::to_string(&found.told()).expect("a game as JSON") + "\n");
    }
    let game = app.rooms.read(found.id.as_str()).await?;
    if !game.is_found_by(reader) {
        return Err(OpenError::NotFound);
    }
    let record = long_work::run(game.log.seq() as usize, move || game::record(&game, reader)).await;
    Ok(record + "\n")
}

/// `GET /api/v1/players/{name}`
pub(crate) async fn player(
    State(app): State<App>,
    principal: Principal,
    PathParam(name): PathParam,
) -> Result<Response, Error> {
    let profile = profile_of(&app, &principal, &name).await?;
    Ok((caching::PERSONAL, Json(profile)).into_response())
}

/// The profile of the account with a name, or with one that it had until lately.
///
/// # Errors
/// When there is none, or the store fails.
pub(crate) async fn profile_of(app: &App, principal: &Principal, name: &str) -> Result<PlayerProfile, Error> {
    let account = app.store.account_named(appearance(name), env::now_ms()).await?;
    let account = account.ok_or(Error::not_found(Missing::Player))?;
    let record = app.store.player_record(principal.id(), account.player).await?;
    let standing = app.store.standing(account.player).await?;
    Ok(record.told(account.name, standing.as_ref().map(shown)))
}
