//! Openings: what was played from a position in the first turns of games.

use std::collections::BTreeMap;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::MoveText;

/// The games of which an opening is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OpeningGames {
    /// All that everybody finds.
    #[default]
    All,
    /// Those of people alone.
    People,
    /// The rated ones.
    Rated,
    /// Those with bots.
    Bots,
    /// The last 2,000 of the caller, also those that others don't find.
    Mine,
}

impl OpeningGames {
    /// All choices.
    pub const ALL: [Self; 5] = [Self::All, Self::People, Self::Rated, Self::Bots, Self::Mine];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::People => "people",
            Self::Rated => "rated",
            Self::Bots => "bots",
            Self::Mine => "mine",
        }
    }

    /// The games of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|games| games.name() == name)
    }
}

/// The answer to `GET /api/v1/openings`: the turns that were played in a position, and in its rotations, among the first
/// 16 turns of finished games. Games without a result don't count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// The number of games that came to the position.
    pub games: u32,
    /// The turns, the one of most games first: at most 50.
    pub turns: Vec<OpeningTurn>,
    /// The number of further turns that were played.
    pub more: u32,
}

/// A turn that was played in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpeningTurn {
    /// The turn.
    #[serde(rename = "move")]
    pub mv: MoveText,
    /// The turn as people read it.
    pub reading: String,
    /// The number of games.
    pub games: u32,
    /// The mean share of the result of each seat, from 0 to 1.
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Record<Seat, number>>"))]
    pub shares: BTreeMap<Seat, f64>,
}
