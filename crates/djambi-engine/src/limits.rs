//! How much a search may do.

use std::num::NonZero;
use std::time::Duration;

/// How much a search may do, and the seed of its chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What the search leaves to chance follows from this number: at the lower levels, which turns look promising at a
    /// glance; at the higher ones but the highest, which of the turns of the opening that are worth nearly the same is played.
    pub seed: u64,
    /// After how many [nodes](crate::Report::nodes) the search ends, those of earlier searches included if it goes on from
    /// there. `None`: after as many as the level looks at; at the highest level, if there is a time, when that is over.
    pub nodes: Option<NonZero<u64>>,
    /// How long the search should take, to plan by, if the caller's [`Stop`](crate::Stop) knows the time: it ends earlier
    /// when no other turn can overtake the best one, and takes up to twice as long when the result is in doubt. Whoever wants
    /// a search to end in time stops it.
    pub time: Option<Duration>,
    /// How many lines the report should have, at most.
    pub lines: usize,
}

impl Limits {
    /// No limit but the engine's own, one line, and the given seed.
    #[must_use]
    pub const fn seeded(seed: u64) -> Self {
        Self { seed, nodes: None, time: None, lines: 1 }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::seeded(0)
    }
}
