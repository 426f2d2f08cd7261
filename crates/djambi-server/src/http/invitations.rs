//! Invitations to the seats of a game.

use djambi_protocol::{GameId, Invitation, Missing, Refusal};

use super::error::Error;
use crate::app::App;
use crate::game::{GameSnapshot, Release, Released};
use crate::identity::{PlayerId, Principal, SeatInvitation, Signer};
use crate::store::SeatRow;

/// An invitation with its address.
pub(super) fn addressed(signer: &Signer, invitation: &SeatInvitation) -> Invitation {
    Invitation { seat: invitation.seat, url: format!("/join/{}", signer.invitation(invitation)) }
}

/// The invitations to a game that this visitor may see. The host sees those to all seats of others that
/// have not acted, because these can still be renewed. Others see none, and once the game is over nobody
/// does.
pub(super) fn visible_invitations(
    signer: &Signer,
    principal: &Principal,
    game: &GameSnapshot,
) -> Vec<Invitation> {
    let stored = &game.stored;
    if principal.id().is_none() || principal.id() != stored.host || game.is_over() {
        return Vec::new();
    }
    let is_open = |row: &&SeatRow| row.player != principal.id() && !game.has_acted(row.seat);
    let open = stored.seats.rows().filter(is_open).map(|row| row.seat);
    open.filter_map(|seat| stored.invitation(seat)).map(|invitation| addressed(signer, &invitation)).collect()
}

/// Makes a seat free for a player, and returns its invitation.
///
/// # Errors
/// When the player may not do that, and when the seat has acted or the game is over.
pub(super) async fn release(
    app: &App,
    game: &GameId,
    release: Release,
    player: Option<PlayerId>,
) -> Result<Invitation, Error> {
    let (Release::GiveBack(seat) | Release::Renew(seat)) = release;
    let refused = match release {
        Release::GiveBack(seat) => Refusal::NotYourSeat { seat },
        Release::Renew(_) => Refusal::NotYourGame,
    };
    let Some(player) = player else { return Err(refused.into()) };
    match app.rooms.release(game, release, player).await? {
        Released::Free(invitation) => Ok(addressed(&app.signer, &invitation)),
        Released::NotYourSeat | Released::NotYourGame => Err(refused.into()),
        Released::HasActed => Err(Refusal::SeatActed { seat }.into()),
        Released::Over => Err(Refusal::Finished.into()),
        Released::NoSuchSeat => Err(Error::not_found(Missing::Seat)),
    }
}
