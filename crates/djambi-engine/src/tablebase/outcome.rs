//! The result of a state of a table.

/// The result of a state: who wins, and after how many turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// The first (0) or the second player (1).
    pub(super) winner: usize,
    pub(super) turns: u32,
}
