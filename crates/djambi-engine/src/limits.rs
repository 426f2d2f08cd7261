//! Limits of a search.

use std::num::NonZero;
use std::time::Duration;

use crate::Level;

/// The limits of a search, and the seed of its noise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The seed of the noise at the root. At the lower levels noise changes the priors of moves; at the
    /// higher levels it decides in the opening between moves of nearly the same value.
    pub seed: u64,
    /// The maximal number of [nodes](crate::Report::nodes), those of earlier searches of the same position
    /// included. `None` stands for the level's own number; at the highest level with a time, for no limit.
    pub nodes: Option<NonZero<u64>>,
    /// The target time of the search, if the caller's [`Stop`](crate::Stop) has a clock. The search ends
    /// earlier when no other move can overtake the best one, and takes up to twice the time while the result
    /// is in doubt. A strict limit is the caller's `Stop`.
    pub time: Option<Duration>,
    /// The maximal number of lines in the report.
    pub lines: usize,
}

impl Limits {
    /// The limits of the engine's level, one line, and this seed.
    #[must_use]
    pub const fn seeded(seed: u64) -> Self {
        Self { seed, nodes: None, time: None, lines: 1 }
    }

    /// The number of iterations after which a search at this level ends.
    pub(crate) fn iterations(&self, level: Level) -> u64 {
        match (self.nodes, self.time) {
            (Some(nodes), _) => nodes.get(),
            (None, Some(_)) if level == Level::Prince => u64::MAX,
            (None, _) => level.nodes().get(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::seeded(0)
    }
}
