//! The report of a search.

use djambi::Move;

use crate::{Shares, Verdict};

/// The report of a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The best lines, the best first. Empty in a finished game only.
    pub lines: Vec<Line>,
    /// The number of iterations that this search made, each of which values one position. A baseline reports
    /// the positions it evaluated or the games it played out.
    pub nodes: u64,
    /// The number of iterations of earlier searches of the same position, with whose tree this one went on.
    pub earlier_nodes: u64,
    /// The number of evaluated positions: a lookahead evaluates several for one node. While a search goes on,
    /// those of its first thread.
    pub evaluations: u64,
    /// The proven result, if the position is an ending that the engine has a table or a plan for. The limits
    /// of repetition and of quiet turns are not taken into account.
    pub verdict: Option<Verdict>,
    /// The gain of the first move over the best that breaks no promise, in shares of the game, where a negotiator has
    /// chosen to break one for it.
    pub breach_gain: Option<f64>,
}

/// Moves from the position that was searched, and their value.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The moves in order, at least one.
    pub moves: Vec<Move>,
    /// The expected shares of the result.
    pub shares: Shares,
    /// The number of visits of the first move, moves that differ only in their placement being counted
    /// together; 0 if the search does not count visits.
    pub visits: u64,
}

impl Report {
    /// The move to play: the first of the best line. There is none in a finished game only.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first()).copied()
    }
}
