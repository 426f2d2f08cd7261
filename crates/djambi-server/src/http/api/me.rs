//! The player who asks, over REST.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Me, NameBody};

use crate::app::App;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{Player, PlayerName, Principal};
use crate::refused::Refused;

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

fn personal(player: Option<&Player>) -> Response {
    let name = player.map(|player| player.name.as_str().to_owned());
    (caching::PERSONAL, Json(Me { name })).into_response()
}
