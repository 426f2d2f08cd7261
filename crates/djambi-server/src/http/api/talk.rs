//! The talk of a game, over REST.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Channel, Missing, Refusal, ReportRequest, TalkSeq};

use crate::app::App;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Principal;

/// `DELETE /api/v1/games/{id}/talk/{channel}/{seq}`: takes the words of one's own message out once the game is over.
pub(crate) async fn blank_words(
    State(app): State<App>,
    principal: Principal,
    path: Result<Path<(String, String, String)>, PathRejection>,
) -> Result<StatusCode, Error> {
    let Path((id, channel, seq)) = path.map_err(|_| Error::not_found(Missing::Address))?;
    let (channel, seq) = message_of(&channel, &seq)?;
    let Some(player) = principal.id() else {
        // The address is checked first: there is nothing to say of a game that does not exist.
        app.rooms.read(&id).await?;
        return Err(Refusal::NotYourWords.into());
    };
    app.rooms.blank(&id, player, channel, seq).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/v1/games/{id}/reports`: shows the host a message, with those around it and a reason.
pub(crate) async fn report_words(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
    JsonBody(report): JsonBody<ReportRequest>,
) -> Result<Response, Error> {
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    app.rooms.report(&id, &player, &report).await?;
    Ok((cookie, StatusCode::NO_CONTENT).into_response())
}

/// The channel and the number of a message in an address.
fn message_of(channel: &str, seq: &str) -> Result<(Channel, TalkSeq), Error> {
    let seq = seq.parse().ok().filter(|seq| *seq > 0);
    channel.parse().ok().zip(seq).ok_or_else(|| Error::not_found(Missing::Address))
}
