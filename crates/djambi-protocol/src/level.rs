//! Levels of bots.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// How well a bot plays; declared from the weakest to the strongest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Takes what it sees, and guards nothing: for a first game.
    Peasant,
    /// Learns the moves.
    Page,
    /// Takes what it sees.
    Squire,
    /// Looks before it leaps.
    Courtier,
    /// Sees what the next player will do. The default: a first game is neither dull nor over at once.
    #[default]
    Envoy,
    /// Sees a round ahead.
    Minister,
    /// Plans.
    Chancellor,
    /// Forgives little.
    Regent,
    /// Full strength.
    Prince,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 9] = [
        Self::Peasant,
        Self::Page,
        Self::Squire,
        Self::Courtier,
        Self::Envoy,
        Self::Minister,
        Self::Chancellor,
        Self::Regent,
        Self::Prince,
    ];

    /// The strongest level that a browser plays by itself: a phone finds its turn in about a second.
    pub const STRONGEST_OF_BROWSERS: Self = Self::Minister;

    /// The level's name in JSON and in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peasant => "peasant",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Courtier => "courtier",
            Self::Envoy => "envoy",
            Self::Minister => "minister",
            Self::Chancellor => "chancellor",
            Self::Regent => "regent",
            Self::Prince => "prince",
        }
    }

    /// Whether bots of this level make treaties, and so have a character.
    #[must_use]
    pub const fn negotiates(self) -> bool {
        self as u8 >= Self::Envoy as u8
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error of a text that does not name a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a level is peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince",
        )
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}
