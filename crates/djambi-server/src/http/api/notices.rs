//! What the player who asks was to hear of their games, over REST.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use djambi_protocol::{Concern, GameId, NoticeGame, NoticeHistory, NoticesRead, PastNotice, UnreadNotices};

use super::me::GAMES_A_READ;
use crate::app::App;
use crate::error_chain::with_causes;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{PlayerId, Principal};
use crate::limits::Caller;

/// `GET /api/v1/me/notices`: the last notices of the player, with their games.
pub(crate) async fn my_notices(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
) -> Result<Response, Error> {
    let mut history = NoticeHistory { notices: Vec::new(), games: BTreeMap::new(), concern: None };
    if let Some(player) = principal.id() {
        let notices = app.store.notices_of(player).await?;
        let games = games_of(&app, player, &notices, &caller).await?;
        let concern = app.store.concern_of(player).await?.map(|(at_ms, read)| Concern { at_ms, read });
        history = NoticeHistory { notices, games, concern };
    }
    Ok((caching::PERSONAL, Json(history)).into_response())
}

/// `POST /api/v1/me/notices`: the player has read notices.
pub(crate) async fn read_notices(
    State(app): State<App>,
    principal: Principal,
    JsonBody(NoticesRead { read }): JsonBody<NoticesRead>,
) -> Result<Response, Error> {
    let unread = match principal.id() {
        Some(player) => app.notices.read(&*app.store, player, read).await?,
        None => 0,
    };
    Ok((caching::PERSONAL, Json(UnreadNotices { unread })).into_response())
}

/// The games of notices that a player may see. Some of them count as the reading of one.
async fn games_of(
    app: &App,
    player: PlayerId,
    notices: &[PastNotice],
    caller: &Caller,
) -> Result<BTreeMap<GameId, NoticeGame>, Error> {
    let mut games = BTreeMap::new();
    for id in notices.iter().map(|notice| &notice.game) {
        if games.contains_key(id) {
            continue;
        }
        // The request itself has counted as the first.
        if !games.is_empty() && games.len() % GAMES_A_READ == 0 {
            app.gate.read(caller.network, Some(player))?;
        }
        let game = match app.rooms.read(id.as_str()).await {
            Ok(game) => game.may_watch(Some(player)).then(|| game.notice_game(player)),
            Err(error) => {
                tracing::warn!(%id, "the game of a notice is not told: {}", with_causes(&error));
                None
            }
        };
        games.insert(id.clone(), game);
    }
    Ok(games.into_iter().filter_map(|(id, game)| Some((id, game?))).collect())
}
