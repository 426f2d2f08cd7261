//! How bots say what they do about treaties.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::Character;

/// How a bot says an act, which each reader sees in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Voice {
    /// The bot's manner.
    pub manner: Manner,
    /// Which of the [`Voice::WORDINGS`] of this act and manner, from 1.
    pub wording: u8,
    /// A player who could kill pieces of the bot and of the one to whom it makes an offer, other than militants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub about: Option<Seat>,
    /// Whether the bot refuses because it never makes such a treaty: one that lasts too long, or that has a duty and no
    /// number of rounds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(type = "boolean", optional))]
    pub never: bool,
}

impl Voice {
    /// How many wordings there are of each act in each manner.
    pub const WORDINGS: u8 = 3;
}

/// The manner in which a bot speaks: that of its character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// Courteous.
    Courteous,
    /// In few words.
    Short,
    /// Friendly.
    Friendly,
    /// Eloquent.
    Eloquent,
}

impl Manner {
    /// The manner of a bot of this character.
    #[must_use]
    pub const fn of(character: Character) -> Self {
        match character {
            Character::Loyal => Self::Courteous,
            Character::Grudging => Self::Short,
            Character::Opportunist => Self::Friendly,
            Character::Machiavellian => Self::Eloquent,
        }
    }
}
