//! Ratings as people see them.

use std::collections::BTreeMap;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A rating as people see it, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownRating {
    /// The points; those who have not played have 1500.
    pub points: i32,
    /// The points to either side between which the strength lies in 19 of 20 cases.
    pub margin: i32,
    /// The number of rated games.
    pub games: u32,
    /// Whether it still is a guess, before the tenth game: it is shown with a question mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub provisional: bool,
}

/// The change of a rating by a game, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingChange {
    /// The points before the game.
    pub before: i32,
    /// The points after it.
    pub after: i32,
}

/// The answer to `GET /api/v1/ladder`: a page of the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ladder {
    /// The players, the highest first, by the points that they have at least: those less the margin.
    pub players: Vec<LadderPlayer>,
    /// The parameter `after` of the next page; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<String>,
}

/// A player on the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LadderPlayer {
    /// The rank, from 1.
    pub rank: u32,
    /// The name of the account.
    pub name: String,
    /// The rating.
    #[serde(flatten)]
    pub rating: ShownRating,
    /// When the last rated game ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub last_ms: u64,
}

/// The answer to `GET /api/v1/games/{id}/ratings`: the ratings of those who play a rated game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameRatings {
    /// The seats; none of a game that is not rated, or while names are hidden.
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in Seat]?: SeatRating }"))]
    pub seats: BTreeMap<Seat, SeatRating>,
}

/// The rating of a player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatRating {
    /// The rating of today.
    pub rating: ShownRating,
    /// The change by this game, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub change: Option<RatingChange>,
}
