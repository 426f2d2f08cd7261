//! The page of an invitation and its form.

mod view;

use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use djambi_protocol::{Missing, TableAct};
use djambi_text::{Pages, problem};
use serde::Deserialize;

use super::{PageError, personal_page};
use crate::app::App;
use crate::game::TableRequest;
use crate::http::api::check_name;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::form_body::FormBody;
use crate::http::invitations::{addressed, opened};
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::{Player, PlayerName, Principal, SeatInvitation};

use view::{JoinPage, JoinRequest};

/// The form of the page.
#[derive(Deserialize)]
pub(crate) struct JoinForm {
    #[serde(default)]
    act: JoinAct,
    /// The name of the player, empty for their own. Without it, a seat that has a name keeps it.
    name: Option<String>,
    /// The name at the seat when the page was made, empty for nobody's.
    holder: Option<String>,
}

/// What the form asks for.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum JoinAct {
    /// Take the seat.
    #[default]
    Sit,
    /// Leave the seat.
    Stand,
    /// Make a fresh ticket.
    Invite,
}

/// `GET /join/{token}`: the page. It seats nobody, because previews, prefetches and frames get it too. The
/// cookie that a stranger gets with it must come back with the form.
pub(crate) async fn invitation(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let invitation = opened(&app, &token)?;
    let request = JoinRequest { principal: &principal, reader: &reader, headers: &headers };
    let (status, page) = JoinPage::load(&app, request, &invitation).await?;
    Ok((status, personal_page(&page, caching::SECRET)?).into_response())
}

/// `POST /join/{token}`
pub(crate) async fn join(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
    headers: HeaderMap,
    FormBody(form): FormBody<JoinForm>,
) -> Result<Response, PageError> {
    let invitation = opened(&app, &token)?;
    let SeatInvitation { game, seat, .. } = &invitation;
    let act = match form.act {
        JoinAct::Sit => {
            let request = JoinRequest { principal: &principal, reader: &reader, headers: &headers };
            return sit(&app, request, invitation, form.name).await;
        }
        JoinAct::Stand => TableAct::Stand { seat: Some(*seat) },
        JoinAct::Invite => TableAct::Invite { seat: *seat, name: form.holder },
    };
    let player = principal.player().cloned().unwrap_or_else(Player::random);
    app.rooms.table(game.as_str(), &TableRequest { act, invitation: None, player }).await?;
    let game = app.rooms.read(game.as_str()).await?;
    let free = game.stored.invitation(*seat).ok_or(Error::not_found(Missing::Seat))?;
    Ok(Redirect::to(&addressed(&app.signer, &free).url).into_response())
}

/// Gives the seat to a visitor whose cookie has come back, and redirects to the game.
async fn sit(
    app: &App,
    request: JoinRequest<'_>,
    invitation: SeatInvitation,
    name: Option<String>,
) -> Result<Response, PageError> {
    let text = Pages(request.reader.language);
    let Some(player) = request.principal.player() else {
        let message = text.cookie_missing().to_owned();
        let trouble = Trouble { status: StatusCode::FORBIDDEN, message, name };
        let cookie = app.cookies.set(&Player::random());
        return Ok((cookie, again(app, request, &invitation, trouble).await?).into_response());
    };
    let of_seat = if name.is_none() { name_of_seat(app, &invitation).await? } else { None };
    let wanted = match wanted_name(app, player, name.as_deref(), of_seat.clone()).await {
        Ok(wanted) => wanted,
        Err(Error::Refused(refusal)) => {
            let message = problem(request.reader.language, &refusal.problem());
            let name = name.or_else(|| of_seat.map(String::from));
            let trouble = Trouble { status: StatusCode::UNPROCESSABLE_ENTITY, message, name };
            return again(app, request, &invitation, trouble).await;
        }
        Err(error) => return Err(error.into()),
    };
    let player = Player { name: wanted.unwrap_or_else(|| player.name.clone()), ..player.clone() };
    let game = invitation.game.clone();
    let act = TableAct::Sit { seat: None, ticket: None };
    let sit = TableRequest { act, invitation: Some(invitation), player };
    app.rooms.table(game.as_str(), &sit).await?;
    Ok(Redirect::to(&format!("/game/{game}")).into_response())
}

/// The name under which a visitor sits down: the chosen one, or that of the seat; none if they keep their own.
///
/// # Errors
/// When it is no name, or that of an account.
async fn wanted_name(
    app: &App,
    player: &Player,
    chosen: Option<&str>,
    of_seat: Option<PlayerName>,
) -> Result<Option<PlayerName>, Error> {
    let chosen = chosen.map(PlayerName::chosen).transpose()?;
    // Who has an account has one name.
    let name = chosen.unwrap_or(of_seat).filter(|_| !player.has_account);
    if let Some(name) = &name {
        check_name(app, name.as_str(), None).await?;
    }
    Ok(name)
}

/// The name that the host of the game has given the seat, if there is one.
async fn name_of_seat(app: &App, invitation: &SeatInvitation) -> Result<Option<PlayerName>, Error> {
    let game = app.rooms.read(invitation.game.as_str()).await?;
    let row = game.stored.seats.get(invitation.seat);
    Ok(row.and_then(|row| PlayerName::chosen(&row.name).ok().flatten()))
}

/// Why a visitor does not get a free seat.
struct Trouble {
    status: StatusCode,
    /// What went wrong, as a sentence.
    message: String,
    /// The name that the visitor wrote.
    name: Option<String>,
}

/// The page again, with what went wrong and the name that was written, unless the seat is taken meanwhile.
async fn again(
    app: &App,
    request: JoinRequest<'_>,
    invitation: &SeatInvitation,
    trouble: Trouble,
) -> Result<Response, PageError> {
    let (own, page) = JoinPage::load(app, request, invitation).await?;
    if own != StatusCode::OK {
        return Ok((own, personal_page(&page, caching::SECRET)?).into_response());
    }
    let page = page.again(trouble.message, trouble.name);
    Ok((trouble.status, personal_page(&page, caching::SECRET)?).into_response())
}
