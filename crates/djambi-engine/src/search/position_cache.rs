//! A cache of the positions of nodes.

use djambi::Position;

/// The number of positions kept: as many as fit into a processor's second-level cache.
const SIZE: usize = 1 << 10;

/// The positions of nodes, by the nodes' indices: a direct-mapped cache. A node is reached in one way only,
/// so it has one position, and copying that costs less than playing the move again.
pub(super) struct PositionCache(Box<[Option<(u32, Position)>]>);

impl PositionCache {
    /// An empty cache.
    pub(super) fn new() -> Self {
        Self(vec![None; SIZE].into())
    }

    /// The position of a node, from the cache or else by `play`.
    #[inline]
    pub(super) fn get_or(&mut self, node: u32, play: impl FnOnce() -> Position) -> &Position {
        let slot = &mut self.0[node as usize % SIZE];
        if !matches!(slot, Some((cached, _)) if *cached == node) {
            *slot = None;
        }
        &slot.get_or_insert_with(|| (node, play())).1
    }
}
