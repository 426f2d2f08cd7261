//! What a search found.

use djambi::Move;

use crate::Shares;

/// What a search found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The lines worth playing, the best first. Empty in a finished game alone.
    pub lines: Vec<Line>,
    /// How many walks this search made, each of which values one position; of a sparring partner, how many positions it evaluated or
    /// games it played out.
    pub nodes: u64,
    /// How many had been made in earlier searches of the same position, from which this one went on.
    pub before: u64,
    /// How many positions were evaluated: to value one takes a look at several that may follow on it. While a search goes on, how
    /// many the first of its threads evaluated.
    pub evaluations: u64,
}

/// Some turns from the position that was searched, and what they lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The turns in order, at least one.
    pub moves: Vec<Move>,
    /// What each seat may expect of the game's result.
    pub shares: Shares,
    /// How often the search went this way, first turns that differ in their placement alone being counted together; 0 if
    /// it does not count that.
    pub visits: u64,
}

impl Report {
    /// The move to play: the first of the best line. There is none in a finished game alone.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first()).copied()
    }
}
