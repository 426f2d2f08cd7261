//! How games end (§8).

use core::fmt;

use crate::{Seat, SeatSet};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why it ended.
    pub reason: Reason,
    /// The players who have a share of the result, which may be nothing: those who began the game. Nobody if
    /// the game was closed.
    pub players: SeatSet,
    /// The players who share the result: the winner, or all players alive at a draw. Nobody if the game was
    /// closed.
    pub sharers: SeatSet,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The last player alive has won.
    Win,
    /// A position came up as often as the option `repetition` says.
    Repetition,
    /// As many turns in a row without a kill were played as the option `quiet_limit` says.
    QuietLimit,
    /// All living players agreed to a draw.
    Agreement,
    /// The game had become as long as its host allows; the living share a draw.
    LengthLimit,
    /// The host of the game ended it; there is no result.
    Closed,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 6] =
        [Self::Win, Self::Repetition, Self::QuietLimit, Self::Agreement, Self::LengthLimit, Self::Closed];

    /// The reason's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Repetition => "repetition",
            Self::QuietLimit => "quiet_limit",
            Self::Agreement => "agreement",
            Self::LengthLimit => "length_limit",
            Self::Closed => "closed",
        }
    }

    /// The reason with this name.
    ///
    /// ```
    /// use djambi::Reason;
    /// assert_eq!(Reason::named("win"), Some(Reason::Win));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

/// A player's share of a game's result: 0, or 1 divided by the number of players who share it.
///
/// ```
/// use djambi::Share;
/// assert_eq!(Share::OneOf(2).to_string(), "1/2");
/// assert_eq!(Share::OneOf(2).value(), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Share {
    /// The player was out before the end, or the game has no result.
    Nothing,
    /// One of this many equal parts; `OneOf(1)` for a winner.
    OneOf(usize),
}

impl Outcome {
    /// The last player alive, if the game was won.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        if self.reason == Reason::Win { self.sharers.iter().next() } else { None }
    }

    /// The players who began the game, each with their share of the result. Nobody if the game was closed.
    pub fn shares(&self) -> impl Iterator<Item = (Seat, Share)> + use<> {
        let outcome = *self;
        outcome.players.iter().map(move |seat| (seat, outcome.share(seat)))
    }

    /// A player's share of the result.
    #[must_use]
    pub fn share(&self, seat: Seat) -> Share {
        if self.sharers.contains(seat) { Share::OneOf(self.sharers.len()) } else { Share::Nothing }
    }
}

impl Share {
    /// The share as a number between 0 and 1.
    #[must_use]
    pub fn value(self) -> f64 {
        match self {
            Self::Nothing => 0.0,
            Self::OneOf(parts) => 1.0 / f64::from(u32::try_from(parts).unwrap_or(u32::MAX)),
        }
    }
}

impl fmt::Display for Share {
    /// Writes `0`, `1` or `1/n`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("0"),
            Self::OneOf(1) => f.write_str("1"),
            Self::OneOf(parts) => write!(f, "1/{parts}"),
        }
    }
}
