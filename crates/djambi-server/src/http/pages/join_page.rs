//! The page of an invitation.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use djambi_protocol::{GameId, Seat};

use super::{PageError, page};
use crate::app::App;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::identity::Visitor;
use crate::store::Claim;

/// The page of an invitation, with a button to accept it.
#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    seat: Seat,
    /// The address that the button posts to: that of this page.
    url: String,
}

/// `GET /join/{token}`: the visitor takes the seat at once if a person has followed the link. A messenger's
/// preview or a prefetch must not take the seat, so it gets the page with the button.
pub(crate) async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    PathParam(token): PathParam,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let (game, seat) = app.signer.open_invitation(&token).ok_or(Error::NotFound("invitation"))?;
    if is_person(&headers) {
        return take_seat(&app, visitor, &game, seat).await;
    }
    page(&JoinPage { seat, url: format!("/join/{token}") })
}

/// `POST /join/{token}`
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let (game, seat) = app.signer.open_invitation(&token).ok_or(Error::NotFound("invitation"))?;
    take_seat(&app, visitor, &game, seat).await
}

/// Gives the seat to the visitor and redirects to the game.
async fn take_seat(app: &App, visitor: Visitor, game: &GameId, seat: Seat) -> Result<Response, PageError> {
    let (guest, cookie) = visitor.guest_or_new(&app.cookies);
    match app.rooms.claim(game, seat, guest).await? {
        Claim::Seated | Claim::Held => Ok((cookie, Redirect::to(&format!("/game/{game}"))).into_response()),
        Claim::Taken => Err(Error::SeatTaken.into()),
        Claim::NoSuchSeat => Err(Error::NotFound("seat").into()),
    }
}

/// Whether a person has followed a link. Browsers send these headers over HTTPS and to the local machine.
fn is_person(headers: &HeaderMap) -> bool {
    let navigates = headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
    navigates && !headers.contains_key("sec-purpose")
}
