//! Regions of the board that corpses wall off.

use djambi::{Position, SquareSet};

/// Whether pieces that move like chiefs could get from some squares to any of others, in any number of moves
/// and with nothing but corpses in their way.
#[inline]
pub(crate) fn reaches(position: &Position, from: SquareSet, any: SquareSet) -> bool {
    let (geometry, corpses) = (position.geometry(), position.corpses());
    let (mut reached, mut waiting) = (from, from);
    // One square after the other: nearly always the first one sees a target.
    while (reached & any).is_empty() {
        let Some(square) = waiting.first() else { return false };
        let seen = geometry.slides(square, corpses) - corpses;
        waiting = (waiting | (seen - reached)).without(square);
        reached |= seen;
    }
    true
}
