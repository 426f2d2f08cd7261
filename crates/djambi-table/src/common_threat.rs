//! The one at whom somebody points who offers a treaty.

use djambi::{Game, Seat};
use djambi_press::common_threats;
use djambi_protocol::ActKind;

/// A seat that could kill pieces both of the one who does this and of the other party, in the position now; `None` if
/// there is none, or nothing is offered.
#[must_use]
pub fn common_threat(seat: Seat, act: &ActKind, game: &Game) -> Option<Seat> {
    let ActKind::Propose { treaty } = act else { return None };
    let other = treaty.parties.iter().map(|party| party.seat).find(|&party| party != seat)?;
    common_threats(game.position(), game.rules(), [seat, other]).iter().next()
}
