//! How often the positions of a game have come up.

use alloc::vec::Vec;

use crate::Position;

/// For each position of a game, how often it has come up until then, itself included.
#[derive(Clone, Default, Debug)]
pub(crate) struct Repetitions {
    counted: Vec<Counted>,
}

/// A position that has been counted.
#[derive(Clone, Copy, Debug)]
struct Counted {
    /// A half of its hash, so that few positions are looked at to find the one that it repeats.
    key: u32,
    times: u32,
}

impl Repetitions {
    /// Counts the last of these positions; all before it have been counted.
    pub(crate) fn push(&mut self, positions: &[Position]) {
        let index = self.counted.len();
        let position = &positions[index];
        let key = position.hash() as u32;
        // No position comes up again after a kill or an encirclement, from which the quiet turns are counted.
        // The event that ends a game may leave the position as it was without being a turn.
        let quiet = position.quiet_turns() as usize;
        let first = index.saturating_sub(quiet.saturating_add(1));
        let is_earlier =
            |other: &usize| self.counted[*other].key == key && positions[*other].repeats(position);
        let earlier = (first..index).rev().find(is_earlier).map_or(0, |other| self.counted[other].times);
        self.counted.push(Counted { key, times: earlier.saturating_add(1) });
    }

    /// Forgets all but the first `positions`.
    pub(crate) fn truncate(&mut self, positions: usize) {
        self.counted.truncate(positions);
    }

    /// How often the position that was counted last has come up.
    pub(crate) fn last(&self) -> u32 {
        self.counted.last().map_or(0, |counted| counted.times)
    }
}
