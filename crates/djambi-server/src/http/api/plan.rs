//! The plans of the player who asks, over REST.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{PlanRequest, Refusal, TurnPlans};

use crate::app::App;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Principal;

/// `GET /api/v1/games/{id}/plan`: what the player has planned in the game.
pub(crate) async fn my_plans(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let game = app.rooms.read(&id).await?;
    let plans = principal.id().map(|player| game.plans_of(player)).unwrap_or_default();
    Ok((caching::PERSONAL, Json(TurnPlans { plans })).into_response())
}

/// `POST /api/v1/games/{id}/plan`: the player plans the next turn of a seat.
pub(crate) async fn set_plan(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
    JsonBody(plan): JsonBody<PlanRequest>,
) -> Result<Response, Error> {
    let player = principal.id().ok_or(Refusal::NotYourSeat { seat: plan.seat })?;
    let plans = app.rooms.plan(&id, player, &plan).await?;
    Ok((caching::PERSONAL, Json(TurnPlans { plans })).into_response())
}
