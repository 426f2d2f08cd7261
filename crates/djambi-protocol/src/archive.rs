//! The archive: finished games, and how they add up for a player.

use djambi::{FallCause, Geometry, Outcome, Reason, Rules, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{ClockKind, GameId, Level, RatingChange, Seats, ShownRating, board_name};

/// The answer to `GET /api/v1/games`: a page of finished games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinishedGames {
    /// The games, the newest first.
    pub games: Vec<FinishedGame>,
    /// The parameter `before` of the next page; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<String>,
}

/// A finished game, as a list has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinishedGame {
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
    /// The kind of clock.
    pub clock: ClockKind,
    /// The players of all seats.
    #[cfg_attr(feature = "typescript", ts(type = "Seats"))]
    pub seats: Seats,
    /// How the game ended.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome"))]
    pub outcome: Outcome,
    /// How it ended for each seat that had a player at the start.
    pub results: Vec<FinishedSeat>,
    /// The number of turns that count.
    pub turns: u32,
    /// The position at the end, as a position string.
    pub position: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
}

/// How a game ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinishedSeat {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The place, from 1; absent in a game that was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub place: Option<u32>,
    /// How its player fell; absent for those who were alive at the end.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "fall_name")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<FallCause>"))]
    #[cfg_attr(feature = "typescript", ts(type = "FallCause", optional))]
    pub fall: Option<FallCause>,
    /// The seat of the other player who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub fallen_by: Option<Seat>,
    /// The change of its player's rating by the game, if it is rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rating: Option<RatingChange>,
}

/// The answer to `GET /api/v1/players/{name}`: a player's finished games, added up as far as the caller finds them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerProfile {
    /// The name of the account today.
    pub name: String,
    /// The rating, from the first rated game on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rating: Option<ShownRating>,
    /// The number of games; who plays several seats of a game counts as often.
    pub games: u32,
    /// The games by place.
    pub places: Vec<PlaceGames>,
    /// The games by the way in which they ended.
    pub kinds: Vec<KindGames>,
    /// The games by board.
    pub boards: Vec<BoardGames>,
    /// The games with bots, by level.
    pub levels: Vec<LevelGames>,
}

/// The number of games that ended at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlaceGames {
    /// The place, from 1.
    pub place: u32,
    /// How many.
    pub games: u32,
}

/// The number of games that ended in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KindGames {
    /// The way.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome[\"kind\"]"))]
    pub kind: Reason,
    /// How many.
    pub games: u32,
}

/// The number of games on a board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardGames {
    /// The board.
    #[serde(with = "board_name")]
    #[cfg_attr(feature = "schema", schemars(with = "&'static djambi::Geometry"))]
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    pub board: &'static Geometry,
    /// How many.
    pub games: u32,
}

/// The games with bots of a level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelGames {
    /// The level.
    pub level: Level,
    /// How many.
    pub games: u32,
    /// How many of them the player has won alone.
    pub won: u32,
    /// The sum of the player's shares.
    pub share: f64,
}

/// Causes of falls in JSON, by their names.
mod fall_name {
    use super::{Deserialize, Deserializer, FallCause, Serialize, Serializer};
    use serde::de::Error;

    /// Writes the name of a cause.
    #[expect(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(super) fn serialize<S: Serializer>(cause: &Option<FallCause>, to: S) -> Result<S::Ok, S::Error> {
        cause.map(FallCause::name).serialize(to)
    }

    /// Reads the name of a cause.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<FallCause>, D::Error> {
        let name: Option<String> = Option::deserialize(from)?;
        let unknown = |name: String| D::Error::custom(format_args!("{name:?} is no cause of a fall"));
        name.map(|name| FallCause::named(&name).ok_or_else(|| unknown(name))).transpose()
    }
}
