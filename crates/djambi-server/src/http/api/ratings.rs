//! The ladder, and the ratings of those who play a game, over REST.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use djambi::Seat;
use djambi_protocol::{GameRatings, Ladder, LadderPlayer, Phase, Refusal, SeatRating};
use djambi_rating::{Rating, Standing};

use crate::app::App;
use crate::env;
use crate::game::GameSnapshot;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::http::shown_position::{find, parameters};
use crate::http::visible_game::visible_game;
use crate::identity::{PlayerId, Principal};
use crate::store::{LadderKey, LadderRow, change_of, shown};

/// The number of players of a page.
const PAGE: u32 = 100;

/// `GET /api/v1/ladder`
pub(crate) async fn ladder(State(app): State<App>, RawQuery(query): RawQuery) -> Result<Response, Error> {
    let page = ladder_of(&app, &query.unwrap_or_default()).await?;
    Ok((caching::PERSONAL, Json(page)).into_response())
}

/// The page of the ladder that the parameters of an address name.
///
/// # Errors
/// When the parameters are wrong, or the store fails.
pub(crate) async fn ladder_of(app: &App, query: &str) -> Result<Ladder, Error> {
    let fields = parameters(query);
    let after = find(&fields, "after").filter(|after| !after.is_empty());
    let malformed = |()| Refusal::Malformed { details: "`after` is the `next` of a page before".to_owned() };
    let after: Option<LadderKey> = after.map(|after| after.parse().map_err(malformed)).transpose()?;
    let (rank, mut rows) = app.store.ladder(env::timeline_ms(), after, PAGE + 1).await?;
    let has_more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let key =
        |row: &LadderRow| LadderKey { at_least: row.standing.rating.at_least(), name: row.name.clone() };
    let next = rows.last().filter(|_| has_more).map(|last| key(last).to_string());
    let player = |(rank, LadderRow { name, standing }): (u32, LadderRow)| LadderPlayer {
        rank,
        name,
        rating: shown(&standing),
        last_ms: standing.last_ms,
    };
    Ok(Ladder { players: (rank..).zip(rows).map(player).collect(), next })
}

/// `GET /api/v1/games/{id}/ratings`
pub(crate) async fn game_ratings(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let game = visible_game(&app, &principal, &id).await?;
    let settings = &game.stored.settings;
    // A rating would tell who plays under a hidden name.
    let is_told = settings.table.rated && (!settings.hides_names() || game.live.phase() == Phase::Over);
    let seats = if is_told { ratings_of(&app, &game).await? } else { BTreeMap::new() };
    Ok((caching::PERSONAL, Json(GameRatings { seats })).into_response())
}

/// The ratings of those who play a game, with what it has changed.
async fn ratings_of(app: &App, game: &GameSnapshot) -> Result<BTreeMap<Seat, SeatRating>, Error> {
    let changes = app.store.changes_of(&game.stored.settings.id).await?;
    let change = |player: PlayerId| changes.iter().find(|change| change.player == player);
    let mut seats = BTreeMap::new();
    for (seat, player) in game.stored.seats.held() {
        let newcomer = Standing { rating: Rating::START, games: 0, last_ms: 0, opponents: 0 };
        let standing = app.store.standing(player).await?.unwrap_or(newcomer);
        let change = change(player).map(|change| change_of(change.before, change.after));
        seats.insert(seat, SeatRating { rating: shown(&standing), change });
    }
    Ok(seats)
}
