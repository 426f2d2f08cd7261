use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use djambi_protocol::{GameId, Seat};

use super::{PageError, page};
use crate::app::App;
use crate::http::error::Error;
use crate::http::path_param::Segment;
use crate::identity::Visitor;
use crate::store::Claim;

/// An invitation, with the button that accepts it.
#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    seat: Seat,
    /// Where the button sends: this page's own address.
    url: String,
}

/// `GET /join/{token}`: a person who opens the link sits down at once. What else fetches links (a messenger that shows
/// a preview, a browser that reads ahead) must not take the seat and gets the page with the button instead.
pub(crate) async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    Segment(token): Segment,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let (game, seat) = app.signer.invited(&token).ok_or(Error::NotFound("invitation"))?;
    if is_person(&headers) {
        return sit_down(&app, visitor, &game, seat).await;
    }
    page(&JoinPage { seat, url: format!("/join/{token}") })
}

/// `POST /join/{token}`
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Segment(token): Segment,
) -> Result<Response, PageError> {
    let (game, seat) = app.signer.invited(&token).ok_or(Error::NotFound("invitation"))?;
    sit_down(&app, visitor, &game, seat).await
}

async fn sit_down(app: &App, visitor: Visitor, game: &GameId, seat: Seat) -> Result<Response, PageError> {
    let (browser, cookie) = visitor.named(app);
    match app.rooms.claim(game, seat, browser).await? {
        Claim::Seated | Claim::Held => Ok((cookie, Redirect::to(&format!("/game/{game}"))).into_response()),
        Claim::Taken => Err(PageError(Error::SeatTaken)),
        Claim::NoSuchSeat => Err(PageError(Error::NotFound("seat"))),
    }
}

/// Whether a person has followed a link: browsers say so on every connection that nobody can listen to.
fn is_person(headers: &HeaderMap) -> bool {
    let says = |name: &str, value: &str| headers.get(name).is_some_and(|said| said == value);
    says("sec-fetch-mode", "navigate") && !headers.contains_key("sec-purpose")
}
