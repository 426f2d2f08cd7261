//! Acts at a table before its game begins, over REST.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Held, TableAct};

use crate::app::App;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Principal;

/// `POST /api/games/{id}/table`: sits down, leaves, is ready; the host removes sitters and fills seats with
/// bots.
pub(crate) async fn act_at_table(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
    JsonBody(act): JsonBody<TableAct>,
) -> Result<Response, Error> {
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    let held = app.rooms.table(&id, act, &player).await??;
    Ok((cookie, Json(Held { held })).into_response())
}
