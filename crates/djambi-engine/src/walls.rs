//! Walls of corpses.

use djambi::{Position, SquareSet};

/// Whether pieces on the squares `from` that move like chiefs could get to any square of `targets`, in any
/// number of moves, if only corpses were in their way.
#[inline]
pub(crate) fn reaches(position: &Position, from: SquareSet, targets: SquareSet) -> bool {
    let (geometry, corpses) = (position.geometry(), position.corpses());
    let (mut reached, mut waiting) = (from, from);
    // Square by square: nearly always the first one sees a target.
    while (reached & targets).is_empty() {
        let Some(square) = waiting.first() else { return false };
        let seen = geometry.slider_attacks(square, corpses) - corpses;
        waiting = (waiting | (seen - reached)).without(square);
        reached |= seen;
    }
    true
}
