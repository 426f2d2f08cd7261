//! Invitations to the free seats of a game.

use djambi_protocol::{Invitation, Seat, SeatKind, Settings};

use crate::identity::{Signer, Visitor};
use crate::store::StoredGame;

/// The invitations to the free seats of a game.
pub(super) fn open_invitations(signer: &Signer, settings: &Settings) -> Vec<Invitation> {
    let Settings { id, seats, .. } = settings;
    let free = |seat: &Seat| seats[seat].kind == SeatKind::Human && !seats[seat].claimed;
    let invitation = |seat| Invitation { seat, url: format!("/join/{}", signer.invitation(id, seat)) };
    seats.keys().copied().filter(free).map(invitation).collect()
}

/// The invitations to the free seats of a game that this visitor may see: all for the creator, none for
/// others.
pub(super) fn visible_invitations(signer: &Signer, visitor: Visitor, game: &StoredGame) -> Vec<Invitation> {
    if visitor.0.is_some() && visitor.0 == game.creator {
        open_invitations(signer, &game.settings)
    } else {
        Vec::new()
    }
}
