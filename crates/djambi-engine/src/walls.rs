//! What corpses wall off.

use djambi::{Position, SquareSet, Sweep};

/// Whether pieces on some squares that move like chiefs could get to any of others in any number of moves, were there nothing
/// but corpses in their way.
#[inline]
pub(crate) fn reaches(position: &Position, from: SquareSet, any: SquareSet) -> bool {
    let corpses = position.corpses();
    let sweep = Sweep::new(position.geometry(), corpses);
    let (mut reached, mut last) = (from, from);
    while !last.is_empty() {
        if !(last & any).is_empty() {
            return true;
        }
        last = sweep.slides(last) - corpses - reached;
        reached |= last;
    }
    false
}
