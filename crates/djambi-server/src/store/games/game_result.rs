//! The results of games, which follow from their events and are kept beside them.

use djambi::Outcome;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameResult {
    /// The outcome by the rules.
    pub(crate) outcome: Outcome,
    /// Whether the game counts for the strength of its players.
    pub(crate) rated: bool,
    /// When it ended, in milliseconds since 1970.
    pub(crate) ended_ms: u64,
}
