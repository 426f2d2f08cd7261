//! The request for a search.

use djambi::{Move, Position, Rules};

use super::knowledge::way_back::WaysBack;
use super::promises::Promises;
use crate::Options;

/// What a search is asked. An equal request goes on with the tree of the last one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchRequest<'a> {
    /// The position to search.
    pub(crate) position: &'a Position,
    /// The rules of the game.
    pub(crate) rules: &'a Rules,
    /// The hashes of the game's positions before that one, the oldest first.
    pub(crate) history: &'a [u64],
    /// The ways back of the player's last turns that the level avoids.
    pub(crate) ways_back: WaysBack,
    /// The only moves to search, sorted; all of them if there are none.
    pub(crate) among: &'a [Move],
    /// The engine's options.
    pub(crate) options: &'a Options,
    /// The promises that the search reckons with.
    pub(crate) promises: &'a Promises,
    /// The seed of the noise at the root.
    pub(crate) seed: u64,
}

impl SearchRequest<'_> {
    /// The hashes of the positions since the last kill, the latest first, and then that of the position
    /// itself.
    pub(super) fn since_kill(&self) -> impl Iterator<Item = u64> {
        let quiet = self.position.quiet_turns() as usize;
        self.history.iter().rev().take(quiet).copied().chain([self.position.hash()])
    }
}
