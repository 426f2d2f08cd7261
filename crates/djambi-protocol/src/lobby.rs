//! The lobby: the tables that wait for players, and the games that may be watched.

use std::collections::BTreeMap;

use djambi::{Geometry, Rules, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{ClockSettings, GameId, Level, TableSettings, board_name};

/// The whole lobby. Each [`LobbyChange`] after it says what is different.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lobby {
    /// A number that is another one after each start of the service. A `seq` counts within its epoch.
    pub epoch: u32,
    /// The number of the last change, 0 before the first.
    pub seq: u32,
    /// The tables that wait for players, the newest first.
    pub tables: Vec<LobbyTable>,
    /// The games that are played, those with most watchers first, then the newest.
    pub games: Vec<LobbyGame>,
    /// The number of people who play at this moment, at tables that are not listed too.
    pub playing: u32,
    /// The number of people who watch at this moment.
    pub watching: u32,
}

/// What has changed in the lobby. An id in `tables` or `games` replaces all that the list had of this id: a
/// table becomes a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyChange {
    /// The number of this change, or of the last of several that are told at once.
    pub seq: u32,
    /// The tables that are new or have changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<LobbyTable>>", optional))]
    pub tables: Vec<LobbyTable>,
    /// The games that are new or have changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<LobbyGame>>", optional))]
    pub games: Vec<LobbyGame>,
    /// The tables and games that the lobby does not show any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<GameId>>", optional))]
    pub gone: Vec<GameId>,
    /// The number of people who play at this moment.
    pub playing: u32,
    /// The number of people who watch at this moment.
    pub watching: u32,
}

/// A table that waits for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyTable {
    /// The id of the table and of its game.
    pub id: GameId,
    /// The board.
    #[serde(with = "board_name")]
    #[cfg_attr(feature = "schema", schemars(with = "&'static djambi::Geometry"))]
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    pub board: &'static Geometry,
    /// The rules.
    #[cfg_attr(feature = "typescript", ts(type = "Rules"))]
    pub rules: Rules,
    /// How long the players may think; absent for as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockSettings>,
    /// The settings of the table.
    pub table: TableSettings,
    /// The name of the player who opened the table; empty while names are hidden.
    pub host: String,
    /// The seats that have a player in this game.
    #[cfg_attr(feature = "typescript", ts(type = "LobbySeats"))]
    pub seats: LobbySeats,
    /// The number of people who sit there and are connected at this moment.
    pub here: u32,
    /// When the table was opened, in milliseconds since 1970.
    pub since_ms: u64,
    /// When bots take the free seats, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fill_at_ms: Option<u64>,
}

/// A game that is played and may be watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyGame {
    /// The id of the game.
    pub id: GameId,
    /// The board.
    #[serde(with = "board_name")]
    #[cfg_attr(feature = "schema", schemars(with = "&'static djambi::Geometry"))]
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    pub board: &'static Geometry,
    /// The rules.
    #[cfg_attr(feature = "typescript", ts(type = "Rules"))]
    pub rules: Rules,
    /// How long the players may think; absent for as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockSettings>,
    /// The position at this moment, as a position string.
    pub position: String,
    /// The seat to move.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub turn: Seat,
    /// The seats that have a player in this game. A free one waits for a newcomer.
    #[cfg_attr(feature = "typescript", ts(type = "LobbySeats"))]
    pub seats: LobbySeats,
    /// The number of people who watch.
    pub watchers: u32,
    /// When the game began, in milliseconds since 1970.
    pub since_ms: u64,
}

/// The seats that have a player in a game; the others are absent.
pub type LobbySeats = BTreeMap<Seat, LobbySeat>;

/// The player at a seat, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LobbySeat {
    /// Nobody has taken the seat.
    Free,
    /// A person, with the name to show; it may be empty, and is while names are hidden.
    Person(String),
    /// A bot, or one that stands in for a person.
    Bot(Level),
}
