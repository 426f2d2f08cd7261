//! How often the positions of a game have come up.

use alloc::vec::Vec;

use crate::Position;

/// For each position of a game, how often it has come up until then, itself included.
#[derive(Clone, Default, Debug)]
pub(crate) struct Repetitions {
    times: Vec<u32>,
}

impl Repetitions {
    /// Counts the last of these positions; all before it have been counted.
    pub(crate) fn push(&mut self, positions: &[Position]) {
        let index = self.times.len();
        let position = &positions[index];
        // No position comes up again after a kill or an encirclement, from which the quiet turns are counted.
        // The event that ends a game may leave the position as it was without being a turn.
        let quiet = position.quiet_turns() as usize;
        let first = index.saturating_sub(quiet.saturating_add(1));
        let earlier = (first..index).rev().find(|&other| positions[other].repeats(position));
        self.times.push(earlier.map_or(0, |other| self.times[other]).saturating_add(1));
    }

    /// Forgets all but the first `positions`.
    pub(crate) fn truncate(&mut self, positions: usize) {
        self.times.truncate(positions);
    }

    /// How often the position that was counted last has come up.
    pub(crate) fn last(&self) -> u32 {
        self.times.last().copied().unwrap_or_default()
    }
}
