//! What corpses wall off.

use djambi::{Position, SquareSet, Sweep};

/// The squares to which pieces that move like chiefs could get in any number of moves, were there nothing but corpses in their
/// way.
pub(crate) fn reachable(position: &Position, from: SquareSet) -> SquareSet {
    let (mut reached, mut last) = (from, from);
    while !last.is_empty() {
        last = neighbours(position, last) - reached;
        reached |= last;
    }
    reached
}

/// Whether any of some squares is among those.
#[inline]
pub(crate) fn reaches(position: &Position, from: SquareSet, any: SquareSet) -> bool {
    let (mut reached, mut last) = (from, from);
    while !last.is_empty() {
        if !(last & any).is_empty() {
            return true;
        }
        last = neighbours(position, last) - reached;
        reached |= last;
    }
    false
}

/// The squares, but for corpses, that can be seen from some squares over whatever lives.
#[inline]
fn neighbours(position: &Position, squares: SquareSet) -> SquareSet {
    Sweep::new(position.geometry(), position.corpses()).slides(squares) - position.corpses()
}
