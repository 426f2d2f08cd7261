//! The player who asks, over REST.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use djambi_protocol::{Me, NameBody, OwnGames};
use djambi_table::Refused;

use crate::app::App;
use crate::error_chain::with_causes;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{Player, PlayerName, Principal};
use crate::limits::Caller;

/// The number of games in a list at most.
const MAX_GAMES: u32 = 60;
/// As many games of a list count as the reading of a whole game.
const GAMES_A_READ: usize = 10;

/// `GET /api/me`: the name of the player. It makes no guest of a stranger, because it only reads.
pub(crate) async fn me(principal: Principal) -> Response {
    personal(principal.player())
}

/// `POST /api/me`: gives the player another name, or for an empty one the generated name again. A stranger
/// becomes a guest with this name.
pub(crate) async fn rename(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
    JsonBody(NameBody { name }): JsonBody<NameBody>,
) -> Result<Response, Error> {
    let chosen = PlayerName::chosen(&name).map_err(Refused::from)?;
    let player = principal.id().map_or_else(Player::random, Player::unnamed);
    let player = Player { name: chosen.unwrap_or(player.name), ..player };
    Ok((app.cookies.replace(&headers, &player), personal(Some(&player))).into_response())
}

/// `GET /api/me/games`: the games in which the player holds seats, as they stand.
pub(crate) async fn my_games(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
) -> Result<Response, Error> {
    let mut games = Vec::new();
    if let Some(player) = principal.id() {
        for (index, id) in app.store.held_games(player, MAX_GAMES).await?.iter().enumerate() {
            // The request itself has counted as the first.
            if index > 0 && index % GAMES_A_READ == 0 {
                app.gate.read(caller.network, Some(player))?;
            }
            match app.rooms.read(id.as_str()).await {
                Ok(game) => games.push(game.own_game(player)),
                Err(error) => tracing::warn!(%id, "a game is not listed: {}", with_causes(&error)),
            }
        }
    }
    Ok((caching::PERSONAL, Json(OwnGames { games })).into_response())
}

fn personal(player: Option<&Player>) -> Response {
    let name = player.map(|player| player.name.as_str().to_owned());
    (caching::PERSONAL, Json(Me { name })).into_response()
}
