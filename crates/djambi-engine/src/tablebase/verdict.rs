//! The result of an ending.

use djambi::Seat;

/// The result of an ending, if both players play as well as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A player wins. The winner plays for a short game and the other player for a long one.
    Won {
        /// The player who wins.
        winner: Seat,
        /// The number of turns of both players until then, the coming one included.
        turns: u32,
    },
    /// A player wins by a plan in which most of their pieces stay where they are, or by force within a few
    /// turns.
    WonWithin {
        /// The player who wins.
        winner: Seat,
        /// The number of turns of both players until then at most. There may be a shorter win.
        turns: u32,
    },
    /// Neither player can force a win.
    Drawn,
}

impl Verdict {
    /// The player who wins, if one does, and the number of turns until then, or at most until then.
    #[must_use]
    pub const fn win(&self) -> Option<(Seat, u32)> {
        match *self {
            Self::Won { winner, turns } | Self::WonWithin { winner, turns } => Some((winner, turns)),
            Self::Drawn => None,
        }
    }
}
