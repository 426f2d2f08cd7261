//! Time management: when a search with a target time has found enough.

use std::time::Duration;

use super::lines::lead;
use super::tree::{ROOT, Tree};

/// The number of iterations between two questions to the time manager.
pub(super) const TIME_CHECK_EVERY: u64 = 512;
/// The multiple of its target time that a search may take while its result is in doubt.
const EXTENSION: u32 = 2;

/// Decides when a search with a target time ends.
pub(super) struct TimeManager {
    target: Duration,
    /// The number of iterations before this search began.
    earlier_iterations: u64,
}

impl TimeManager {
    /// A time manager for a search that goes on after `earlier_iterations`.
    pub(super) const fn new(target: Duration, earlier_iterations: u64) -> Self {
        Self { target, earlier_iterations }
    }

    /// Whether to end the search after this many iterations and this time. It ends early when no other move
    /// can overtake the best one within the target time, and late, after twice the target time, while the
    /// result is in doubt: the most visited move has not the best share.
    pub(super) fn should_stop(&self, tree: &Tree, iterations: u64, elapsed: Duration) -> bool {
        let Some(lead) = lead(tree, tree.node(ROOT)) else { return false };
        if elapsed >= self.target {
            return lead.has_best_share || elapsed >= self.target * EXTENSION;
        }
        let speed = (iterations - self.earlier_iterations) as f64 / elapsed.as_secs_f64().max(1e-6);
        let left = speed * (self.target - elapsed).as_secs_f64();
        lead.is_only_edge || f64::from(lead.visits) > left
    }
}
