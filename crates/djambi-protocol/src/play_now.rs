//! "Play now": a seat at the table that fits best.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{ClockSettings, GameId};

/// The body of `POST /api/v1/play`. The player sits down at the open table that fits best, or at a new one. What
/// is absent has the default of a new game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct PlayNow {
    /// How long the players may think; absent for as long as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSettings>,
    /// The number of players; absent for any number at a table that is open, and for a player at every seat
    /// of a new one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The board's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The rule set's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// After how many seconds of waiting bots take the free seats of a new table; absent for never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fill_s: Option<u32>,
}

/// The answer to `POST /api/v1/play`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seated {
    /// The id of the table and of its game.
    pub id: GameId,
    /// The address of its page, relative to the service.
    pub url: String,
    /// The seat that the player has taken.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
}
