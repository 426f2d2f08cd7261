//! Seats.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat of a game; declared in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The first seat in the order of play.
    Red,
    /// The second seat in the order of play.
    Blue,
    /// The third seat in the order of play.
    Yellow,
    /// The fourth seat in the order of play.
    Green,
}

impl Seat {
    /// All seats, in the order of play.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];

    /// The seat's name in JSON, pages and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error of a text that does not name a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSeat;

impl fmt::Display for UnknownSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is red, blue, yellow or green")
    }
}

impl std::error::Error for UnknownSeat {}

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL.into_iter().find(|seat| seat.name() == text).ok_or(UnknownSeat)
    }
}
