//! When a search that has a time to plan by has seen enough.

use std::time::Duration;

use super::root::Root;
use super::tree::Tree;
use super::{report, walk};
use crate::danger::Danger;

/// How many walks are made between two looks at the plan.
pub(super) const STRIDE: u64 = 512;
/// How much longer than planned a search may take whose result is in doubt, if nobody stops it.
const EXTENSION: u32 = 2;

/// A time to plan by.
pub(super) struct Plan {
    target: Duration,
    /// Whether the chief can be killed in the coming round as the position stands.
    is_in_danger: bool,
    /// How many walks were made before this search began.
    before: u64,
}

impl Plan {
    pub(super) fn new(target: Duration, root: &Root, before: u64) -> Self {
        let danger = Danger::after(&root.position, &root.rules, root.position.turn());
        Self { target, is_in_danger: danger >= Danger::Once, before }
    }

    /// Whether to end the search now, after so many walks and so much time: when another turn can no longer overtake the
    /// best within the time, or when the time is over, unless the result is in doubt then.
    pub(super) fn is_fulfilled(&self, tree: &Tree, walks: u64, elapsed: Duration) -> bool {
        let Some(lead) = report::lead(tree, tree.node(walk::ROOT)) else { return false };
        if elapsed >= self.target {
            let in_doubt = self.is_in_danger || !lead.is_best_by_share;
            return !in_doubt || elapsed >= self.target * EXTENSION;
        }
        let rate = (walks - self.before) as f64 / elapsed.as_secs_f64().max(1e-6);
        let left = rate * (self.target - elapsed).as_secs_f64();
        lead.is_alone || f64::from(lead.visits) > left
    }
}
