//! The positions of nodes that walks come to again and again.

use djambi::Position;

/// How many positions are kept: those that fit into a processor's second cache.
const COUNT: usize = 1 << 10;

/// The positions of nodes by their index, of which each place holds the latest. A node is reached in one way only, so it has
/// one position, and to copy that costs less than to play the turn.
pub(super) struct Places(Box<[Option<(u32, Position)>]>);

impl Places {
    pub(super) fn new() -> Self {
        Self(vec![None; COUNT].into())
    }

    /// The position of a node, found by playing if it is not at hand.
    #[inline]
    pub(super) fn get_or(&mut self, node: u32, play: impl FnOnce() -> Position) -> &Position {
        let place = &mut self.0[node as usize % COUNT];
        if !matches!(place, Some((of, _)) if *of == node) {
            *place = None;
        }
        &place.get_or_insert_with(|| (node, play())).1
    }
}
