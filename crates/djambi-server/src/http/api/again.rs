//! Playing again, over REST.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use djambi_protocol::Created;

use crate::app::App;
use crate::game::AgainError;
use crate::http::error::Error;
use crate::http::invitations::visible_invitations;
use crate::http::path_param::PathParam;
use crate::identity::Principal;

/// `POST /api/v1/games/{id}/again`: the new game of all who sat there. The first request makes it.
pub(crate) async fn play_again(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let Some(player) = principal.player() else {
        // The address is checked first: there is nothing to say of a game that does not exist.
        app.rooms.read(&id).await?;
        return Err(AgainError::NoSeat.into());
    };
    let again = app.rooms.play_again(&id, player).await?;
    // The room opens now, in case a bot is the first to move.
    app.rooms.open(&again.game).await?;
    let game = app.rooms.read(again.game.as_str()).await?;
    let held = game.stored.seats.held_by(player.id).collect();
    let invitations = visible_invitations(&app.signer, &principal, &game);
    let url = format!("/game/{}", again.game);
    let location = [(header::LOCATION, url.clone())];
    Ok((location, Json(Created { id: again.game, url, held, invitations })).into_response())
}
