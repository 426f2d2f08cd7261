//! How many of a match's seats each side has.

use std::fmt;
use std::str::FromStr;

/// How many seats A has; B has the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Half of the seats, rounded down: decides whether a change is good.
    Half,
    /// One seat against all others: shows the strength of A.
    One,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 2] = [Self::Half, Self::One];

    /// The mode's name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::One => "one",
        }
    }

    /// The number of A's seats among this many.
    #[must_use]
    pub const fn seats_of_a(self, players: usize) -> usize {
        match self {
            Self::Half => players / 2,
            Self::One => 1,
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Mode {
    type Err = UnknownMode;

    fn from_str(text: &str) -> Result<Self, UnknownMode> {
        Self::ALL.into_iter().find(|mode| mode.name() == text).ok_or_else(|| UnknownMode(text.to_owned()))
    }
}

/// The error for a name that is not a mode's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMode(String);

impl fmt::Display for UnknownMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no mode {:?}; there are {}", self.0, Mode::ALL.map(Mode::name).join(" and "))
    }
}

impl std::error::Error for UnknownMode {}
