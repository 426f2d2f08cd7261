//! The leave of the player who asks, over REST.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{LeaveState, LeaveWish, Refusal};
use djambi_table::Leave;

use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::Principal;
use crate::store::LeaveChange;

/// `GET /api/v1/me/leave`: how much leave the player has, and until when they are on leave.
pub(crate) async fn my_leave(State(app): State<App>, principal: Principal) -> Result<Response, Error> {
    let now = env::timeline_ms();
    let leave = match principal.id() {
        Some(player) => app.store.leave_of(player, now).await?,
        None => Leave::new(now),
    };
    Ok((caching::PERSONAL, Json(told(leave, now))).into_response())
}

/// `POST /api/v1/me/leave`: the player goes on leave in all their games by the day, or is back.
pub(crate) async fn set_leave(
    State(app): State<App>,
    principal: Principal,
    JsonBody(LeaveWish { leave }): JsonBody<LeaveWish>,
) -> Result<Response, Error> {
    let now = env::timeline_ms();
    if !leave && principal.id().is_none() {
        return Ok((caching::PERSONAL, Json(told(Leave::new(now), now))).into_response());
    }
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    let change = if leave { LeaveChange::Begin } else { LeaveChange::End };
    let leave = app.store.change_leave(player.id, now, change).await?.ok_or(Refusal::NoLeave)?;
    // All games hear of it, also if the one who asks hangs up.
    let rooms = app.rooms.clone();
    let telling = app.tasks.spawn(async move { rooms.follow_leave(player.id).await });
    match telling.await {
        Ok(result) => result?,
        // The middleware answers it.
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
    Ok((cookie, caching::PERSONAL, Json(told(leave, now))).into_response())
}

/// A leave as its player is told it.
fn told(leave: Leave, now: u64) -> LeaveState {
    LeaveState { left_ms: leave.left(now), until_ms: leave.until(now) }
}
