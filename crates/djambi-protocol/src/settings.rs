use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{GameId, Level, Seat};

/// What a game was created with, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Settings {
    /// The game's id.
    pub id: GameId,
    /// The rule set's name: `classic`, `variants` or `arena`.
    pub rules: String,
    /// The options that differ from the rule set's, by name.
    pub options: BTreeMap<String, String>,
    /// The position before the first event, as a position string.
    pub start: String,
    /// Every seat of the board.
    pub seats: Seats,
}

/// Every seat of a board and how it is taken.
pub type Seats = BTreeMap<Seat, SeatState>;

/// How a seat is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Who plays here.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The name to show; empty when nobody gave one.
    pub name: String,
    /// Whether somebody sits here: always so for a bot, never for an absent seat.
    pub claimed: bool,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// A person, at some browser.
    Human,
    /// The service.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// Nobody: the army is a hostage.
    Absent,
}

impl SeatKind {
    /// How well the bot here plays, if it is one.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Human | Self::Absent => None,
        }
    }

    /// Whether the service plays here.
    #[must_use]
    pub const fn is_bot(self) -> bool {
        self.level().is_some()
    }
}
