//! Notices: what a player should hear of their games on any page.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::GameId;

/// A game that waits for a player, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Notice {
    /// The game.
    pub game: GameId,
    /// Why the player should look at it.
    pub kind: NoticeKind,
}

/// Why a player should look at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// It is the player's turn.
    YourTurn,
    /// The game has begun.
    Started,
    /// The player's time has run out.
    Flag,
    /// The game is over.
    Over,
    /// Somebody wants to play again.
    Again,
    /// The host has taken the player's seat away: they were removed from the table, or a new link to the seat was
    /// made for somebody else.
    Removed,
    /// Somebody has made an offer that the player is to answer.
    Offer,
}

/// All games that wait for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Notices {
    /// A number that is another one after each start of the service. A `seq` counts within its epoch.
    pub epoch: u32,
    /// The number of the last notice, 0 before the first. With the same `epoch` and `seq` there is nothing
    /// that a page has not told its user already.
    pub seq: u64,
    /// The games, those that have waited longest first.
    pub games: Vec<Notice>,
}

/// What has changed of the games that wait for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct NoticeChange {
    /// The number of this change.
    pub seq: u64,
    /// The game.
    pub game: GameId,
    /// Why the player should look at it; absent once the game waits for the player no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub kind: Option<NoticeKind>,
}
