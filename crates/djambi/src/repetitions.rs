//! How often the positions of a game have come up.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::Position;

/// For each position of a game, how often it has come up until then. Adding and removing a position at the
/// end does not look at the rest of the game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Repetitions {
    counts: Vec<Count>,
    /// The index of the last position with this hash.
    latest: BTreeMap<u64, usize>,
}

/// How often a position has come up, itself included.
#[derive(Clone, Copy, Debug)]
struct Count {
    times: u32,
    /// The index of the last earlier position with the same hash.
    earlier: Option<usize>,
}

impl Repetitions {
    /// Counts the last of these positions; all before it have been counted.
    pub(crate) fn push(&mut self, positions: &[Position]) {
        let index = self.counts.len();
        let position = &positions[index];
        let earlier = self.latest.insert(position.hash(), index);
        // Different positions hardly ever have the same hash, so that the first one is almost always right.
        let mut same = earlier;
        while let Some(other) = same
            && !positions[other].repeats(position)
        {
            same = self.counts[other].earlier;
        }
        let times = same.map_or(0, |other| self.counts[other].times).saturating_add(1);
        self.counts.push(Count { times, earlier });
    }

    /// Forgets this position, which was counted last.
    pub(crate) fn pop(&mut self, position: &Position) {
        match self.counts.pop().and_then(|count| count.earlier) {
            Some(earlier) => self.latest.insert(position.hash(), earlier),
            None => self.latest.remove(&position.hash()),
        };
    }

    /// How often the position that was counted last has come up.
    pub(crate) fn last(&self) -> u32 {
        self.counts.last().map_or(0, |count| count.times)
    }
}
