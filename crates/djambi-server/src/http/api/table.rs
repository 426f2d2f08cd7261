//! Acts at a table, over REST.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Held, TableAct};

use crate::app::App;
use crate::game::TableRequest;
use crate::http::error::Error;
use crate::http::invitations::opened;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Principal;

/// `POST /api/v1/games/{id}/table`: sits down, leaves, is ready; the host invites, removes sitters and fills seats
/// with bots.
pub(crate) async fn act_at_table(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
    JsonBody(act): JsonBody<TableAct>,
) -> Result<Response, Error> {
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    let invitation = match &act {
        TableAct::Sit { ticket: Some(ticket), .. } => Some(opened(&app, ticket)?),
        _ => None,
    };
    let request = TableRequest { act, invitation, player };
    let held = app.rooms.table(&id, &request).await?;
    Ok((cookie, Json(Held { held })).into_response())
}
