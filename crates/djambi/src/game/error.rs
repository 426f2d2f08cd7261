//! Errors of games.

use core::fmt;

use crate::{Illegal, Problem, Reason, ResignError, Seat};

/// Why an entry cannot be applied to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The game is over.
    Over(Reason),
    /// The move is not legal.
    Illegal(Illegal),
    /// The player cannot resign.
    Resign(ResignError),
    /// There is no player alive at this seat, whose time could run out or who could agree to a draw.
    NotAlive(Seat),
    /// The game has no event after the first `to`, which could be taken back.
    TakeBack {
        /// The number of events to go back to.
        to: usize,
        /// The number of events.
        events: usize,
    },
}

impl From<Illegal> for GameError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<ResignError> for GameError {
    fn from(error: ResignError) -> Self {
        Self::Resign(error)
    }
}

impl GameError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        match self {
            Self::Over(reason) => Problem::new("ended").with("reason", reason.name()),
            Self::Illegal(illegal) => illegal.problem(),
            Self::Resign(error) => error.problem(),
            Self::NotAlive(seat) => Problem::new("not_alive").with("seat", seat),
            Self::TakeBack { to, events } => {
                Problem::new("nothing_to_take_back").with("to", to).with("events", events)
            }
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(reason) => write!(f, "the game is over ({})", reason.name()),
            Self::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.section()),
            Self::Resign(error) => error.fmt(f),
            Self::NotAlive(seat) => write!(f, "no player is alive at the seat {seat} (§6)"),
            Self::TakeBack { to, events } => {
                write!(f, "nothing is taken back to event {to}: the game has {events} events")
            }
        }
    }
}

impl core::error::Error for GameError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Over(_) | Self::NotAlive(_) | Self::TakeBack { .. } => None,
            Self::Illegal(illegal) => Some(illegal),
            Self::Resign(error) => Some(error),
        }
    }
}
