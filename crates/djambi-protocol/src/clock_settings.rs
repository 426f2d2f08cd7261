//! The settings of a clock.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{ClockPart, Refusal};

/// The range of the time at the start, in seconds.
pub(crate) const BASE_S: RangeInclusive<u32> = 60..=3_600;
/// The range of what each turn adds, in seconds.
pub(crate) const INCREMENT_S: RangeInclusive<u32> = 5..=30;
/// The range of the time of each turn, in seconds.
pub(crate) const TURN_S: RangeInclusive<u32> = 3_600..=1_209_600;
/// The range of the bank, in seconds.
pub(crate) const BANK_S: RangeInclusive<u32> = 0..=2_592_000;

/// In real time the first turn must come within this, in milliseconds.
const FIRST_TURN: u64 = 30_000;

/// An opened seat has at least this in real time, in milliseconds.
const FRESH_MIN: u64 = 60_000;

/// A day, in seconds.
const DAY_S: u32 = 86_400;

/// A bot thinks at most this long, in milliseconds: others wait for it.
const THINKING_MAX: u64 = 10_000;

/// How long the players of a game may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockSettings {
    /// A time for the whole game, and more after each turn.
    RealTime {
        /// The time at the start, in seconds: 60 to 3600.
        base_s: u32,
        /// What each turn adds, in seconds: 5 to 30.
        increment_s: u32,
    },
    /// A time for each turn. Beyond it a bank for the whole game runs down.
    ByDay {
        /// The time of each turn, in seconds: 3600 (an hour) to 1209600 (14 days).
        turn_s: u32,
        /// The bank, in seconds: 0 to 2592000 (30 days).
        bank_s: u32,
    },
}

/// The kinds of clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// No clock.
    None,
    /// A time for the whole game.
    RealTime,
    /// A time for each turn.
    ByDay,
}

impl ClockKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::None, Self::RealTime, Self::ByDay];

    /// The kind of the clock of a game.
    #[must_use]
    pub const fn of(clock: Option<ClockSettings>) -> Self {
        match clock {
            None => Self::None,
            Some(ClockSettings::RealTime { .. }) => Self::RealTime,
            Some(ClockSettings::ByDay { .. }) => Self::ByDay,
        }
    }

    /// The name of the kind, as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::RealTime => "real_time",
            Self::ByDay => "by_day",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl ClockSettings {
    /// A time of this many days for each turn, without a bank.
    #[must_use]
    pub const fn of_days(days: u32) -> Self {
        Self::ByDay { turn_s: days.saturating_mul(DAY_S), bank_s: 0 }
    }

    /// Checks the ranges.
    ///
    /// # Errors
    /// [`Refusal::ClockOutOfRange`] if a number is out of its range.
    pub fn check(self) -> Result<(), Refusal> {
        let parts = match self {
            Self::RealTime { base_s, increment_s } => {
                [(ClockPart::Base, BASE_S, base_s), (ClockPart::Increment, INCREMENT_S, increment_s)]
            }
            Self::ByDay { turn_s, bank_s } => {
                [(ClockPart::Turn, TURN_S, turn_s), (ClockPart::Bank, BANK_S, bank_s)]
            }
        };
        match parts.into_iter().find(|(_, range, found)| !range.contains(found)) {
            None => Ok(()),
            Some((part, range, found)) => {
                Err(Refusal::ClockOutOfRange { part, min: *range.start(), max: *range.end(), found })
            }
        }
    }

    /// Whether the players have days for their turns.
    #[must_use]
    pub const fn is_by_day(self) -> bool {
        matches!(self, Self::ByDay { .. })
    }

    /// Within how many milliseconds a first turn must be played, so that the game counts as begun.
    #[must_use]
    pub fn first_turn_limit(self) -> u64 {
        match self {
            Self::RealTime { .. } => FIRST_TURN,
            Self::ByDay { .. } => self.turn_time(),
        }
    }

    /// How many milliseconds a bot may think at most, when its flag falls in `until_flag` milliseconds.
    ///
    /// This is a share of what is left and half of the increment, 10 seconds at most. It is never more than a
    /// quarter of what is left, so that a bot that is late keeps its time too.
    #[must_use]
    pub fn thinking_limit(self, until_flag: u64) -> u64 {
        (until_flag / 40 + self.increment() / 2).min(until_flag / 4).min(THINKING_MAX)
    }

    /// What a player has at the start, in milliseconds: the base, or the bank.
    #[must_use]
    pub fn base(self) -> u64 {
        match self {
            Self::RealTime { base_s, .. } => millis(base_s),
            Self::ByDay { bank_s, .. } => millis(bank_s),
        }
    }

    /// The time of each turn that costs nothing, in milliseconds.
    #[must_use]
    pub fn turn_time(self) -> u64 {
        match self {
            Self::RealTime { .. } => 0,
            Self::ByDay { turn_s, .. } => millis(turn_s),
        }
    }

    /// What each turn adds, in milliseconds.
    #[must_use]
    pub fn increment(self) -> u64 {
        match self {
            Self::RealTime { increment_s, .. } => millis(increment_s),
            Self::ByDay { .. } => 0,
        }
    }

    /// What an opened seat has, in milliseconds.
    #[must_use]
    pub fn fresh(self) -> u64 {
        let half = self.base() / 2;
        match self {
            Self::RealTime { .. } => half.max(FRESH_MIN),
            Self::ByDay { .. } => half,
        }
    }
}

fn millis(seconds: u32) -> u64 {
    u64::from(seconds) * 1_000
}
