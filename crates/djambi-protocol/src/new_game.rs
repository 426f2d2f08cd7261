//! The request for a new game and its answer.

use std::collections::BTreeMap;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Character, ClockSettings, GameId, Level, PressSettings, TableSettings, unique};

/// The body of `POST /api/v1/games`. Everything but the rule set has a default.
///
/// Names are text here, as people write them: what they name is checked together, so that a refusal says what
/// there is instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGameRequest {
    /// The rule set's name: `classic`, `variants`, `arena` or `yang-pi`.
    pub rules: String,
    /// The options that differ from the rule set's, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "unique::map")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub options: BTreeMap<String, String>,
    /// The board's name: `square9` (the default), `duel2`, `hex3`, `hex6`, `ngon3` to `ngon6`, or `penta5`,
    /// which is `ngon5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub board: Option<String>,
    /// The first position, as a position string; by default the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub start: Option<String>,
    /// The number of players, from 2 to the number of the board's seats (the default). `seats` may say which
    /// seats are absent; else the rules do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub players: Option<u8>,
    /// The player of each seat; a seat that is not named is a bot of the usual level.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "unique::map")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in Seat]?: SeatRequest }", optional))]
    pub seats: BTreeMap<Seat, SeatRequest>,
    /// How long a bot waits before it plays, in milliseconds; by default a random 400 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot_delay_ms: Option<u32>,
    /// How long the players may think; by default as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockSettings>,
    /// The settings of the table; by default those of a game that begins at once.
    #[serde(default = "TableSettings::at_once", skip_serializing_if = "begins_at_once")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<TableSettings>", optional))]
    pub table: TableSettings,
    /// The agreements that the program keeps for the players; by default treaties that everybody sees.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<PressSettings>", optional))]
    pub press: PressSettings,
}

/// Whether press is as in a request that says nothing of it.
fn is_default(press: &PressSettings) -> bool {
    *press == PressSettings::default()
}

/// Whether the settings are those of a request without any.
fn begins_at_once(table: &TableSettings) -> bool {
    *table == TableSettings::at_once()
}

/// The player of a seat in the request for a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// A person.
    Person {
        /// The name to show; by default the player's own at a seat that is `mine`, else none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
        /// Whether the player who creates the game sits here; else the seat gets an invitation.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        mine: bool,
    },
    /// A bot of the service.
    Bot {
        /// How well it plays.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Level>", optional))]
        level: Level,
        /// For what it breaks its word, if it makes treaties; by default drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        character: Option<Character>,
    },
    /// Nobody: the army is a hostage.
    Absent {},
}

/// The answer to `POST /api/v1/games`.
///
/// It has no `Debug`, because it carries the secret addresses of the invitations.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Created {
    /// The game's id.
    pub id: GameId,
    /// The address of the game's page, relative to the service.
    pub url: String,
    /// The seats that this player holds now.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
    /// One invitation for each seat of a person that is still free.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a seat: its address ends with the ticket that lets its bearer sit down there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitation {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The address, relative to the service; a secret until the creator shares it.
    pub url: String,
}
