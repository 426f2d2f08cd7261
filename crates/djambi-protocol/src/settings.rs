//! The settings of a game and the state of its seats.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{GameId, Level, Seat};

/// The settings that a game was created with, and the state of its seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Settings {
    /// The game's id.
    pub id: GameId,
    /// The rule set's name: `classic`, `variants`, `arena` or `yang-pi`.
    pub rules: String,
    /// The options that differ from the rule set's, by name.
    pub options: BTreeMap<String, String>,
    /// The position before the first event, as a position string.
    pub start: String,
    /// Every seat of the board.
    pub seats: Seats,
}

/// The state of each seat of a board.
pub type Seats = BTreeMap<Seat, SeatState>;

/// The state of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// The player of this seat.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The name to show; may be empty.
    pub name: String,
    /// Whether the seat is taken: always true for a bot, never for an absent seat.
    pub claimed: bool,
}

/// The kind of player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A bot of the service.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// Nobody: the army is a hostage.
    Absent,
}

impl SeatKind {
    /// The level of a bot; `None` for a person or an absent seat.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Human | Self::Absent => None,
        }
    }

    /// Whether a bot of the service plays here.
    #[must_use]
    pub const fn is_bot(self) -> bool {
        self.level().is_some()
    }
}
