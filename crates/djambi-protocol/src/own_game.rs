//! The games of a player.

use djambi::{Geometry, Outcome, Rules, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{GameId, Phase, Seats, board_name};

/// The maximum number of games that are listed of a player.
pub const MAX_OWN_GAMES: u32 = 120;

/// The maximum number of games by the day that go on in which a player sits.
pub const MAX_DAILY_GAMES: u32 = 100;

/// The answer to `GET /api/v1/me/games`: the games in which the caller holds seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnGames {
    /// The games, those that go on first, then the newest.
    pub games: Vec<OwnGame>,
}

/// A game in which a player holds seats, as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnGame {
    /// The game.
    pub id: GameId,
    /// The board.
    #[serde(with = "board_name")]
    #[cfg_attr(feature = "schema", schemars(with = "&'static djambi::Geometry"))]
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    pub board: &'static Geometry,
    /// The rules.
    #[cfg_attr(feature = "typescript", ts(type = "Rules"))]
    pub rules: Rules,
    /// The seats that the player holds.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
    /// The seats of the player whose turns they play, as in [`YouMay`](crate::YouMay).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub play: Vec<Seat>,
    /// The players of all seats. Names may be hidden until the end.
    #[cfg_attr(feature = "typescript", ts(type = "Seats"))]
    pub seats: Seats,
    /// How far the game is.
    pub phase: Phase,
    /// The number of the turn that comes next, from 1.
    pub turn: u32,
    /// The seat whose turn it is; absent before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub to_move: Option<Seat>,
    /// The seats whose players are out, in the order of play; absent while everybody plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub out: Vec<Seat>,
    /// When the time of the seat to move runs out, in milliseconds since 1970; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub due_ms: Option<u64>,
    /// The position, as a position string; absent after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<String>,
    /// How the game ended; absent until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Outcome", optional))]
    pub outcome: Option<Outcome>,
    /// When something last happened in the game, in milliseconds since 1970.
    pub at_ms: u64,
}
