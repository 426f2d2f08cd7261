//! The talk of a game, over REST.

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use djambi_protocol::{Channel, Missing, Refusal, ReportRequest, TalkSeq};

use crate::app::App;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Principal;
use crate::limits::Caller;

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
    Extension(caller): Extension<Caller>,
    PathParam(id): PathParam,
    JsonBody(report): JsonBody<ReportRequest>,
) -> Result<StatusCode, Error> {
    // Who is nobody yet would be somebody else each time, and could show the host as many as they like.
    let player = principal.player().ok_or(Refusal::NoCookies)?;
    app.gate.report(caller.network)?;
    app.rooms.report(&id, player, &report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The channel and the number of a message in an address.
fn message_of(channel: &str, seq: &str) -> Result<(Channel, TalkSeq), Error> {
    let seq = seq.parse().ok().filter(|seq| *seq > 0);
    channel.parse().ok().zip(seq).ok_or_else(|| Error::not_found(Missing::Address))
}
