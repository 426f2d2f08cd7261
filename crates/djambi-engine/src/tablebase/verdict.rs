//! The exact result of an ending.

use djambi::Seat;

/// The exact result of an ending, if both players play as well as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A player wins. The winner plays for a short game and the other player for a long one.
    Won {
        /// The player who wins.
        winner: Seat,
        /// The number of turns of both players until then, the coming one included.
        turns: u32,
    },
    /// Neither player can force a win.
    Drawn,
}
