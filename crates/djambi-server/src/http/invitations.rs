//! Invitations to the seats of a game.

use djambi_protocol::{Invitation, Missing};

use super::error::Error;
use crate::app::App;
use crate::game::GameSnapshot;
use crate::identity::{MAX_AGE_DAYS, Principal, SeatInvitation, Signer};

/// An invitation with its address.
pub(super) fn addressed(signer: &Signer, invitation: &SeatInvitation) -> Invitation {
    Invitation { seat: invitation.seat, url: format!("/join/{}", signer.invitation(invitation)) }
}

/// The invitation of a ticket.
///
/// # Errors
/// When the service has made no such ticket, or too long ago.
pub(super) fn opened(app: &App, ticket: &str) -> Result<SeatInvitation, Error> {
    let since = app.served.day_before_today(MAX_AGE_DAYS);
    app.signer.open_invitation(ticket, since).ok_or(Error::not_found(Missing::Invitation))
}

/// The invitations to a game that this visitor may see. The host sees those to all seats of others that may
/// still change hands; others see none.
pub(super) fn visible_invitations(
    signer: &Signer,
    principal: &Principal,
    game: &GameSnapshot,
) -> Vec<Invitation> {
    let stored = &game.stored;
    let Some(host) = principal.id().filter(|_| principal.id() == stored.host) else { return Vec::new() };
    let others = game.movable_seats().iter().filter(|&seat| stored.seats.holder(seat) != Some(host));
    others
        .filter_map(|seat| stored.invitation(seat))
        .map(|invitation| addressed(signer, &invitation))
        .collect()
}
