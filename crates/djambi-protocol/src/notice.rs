//! Notices: what a player should hear of their games on any page.

use std::collections::BTreeMap;

use djambi::{Geometry, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{GameId, Seats, board_name};

/// A game that waits for a player, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notice {
    /// The game.
    pub game: GameId,
    /// Why the player should look at it.
    pub kind: NoticeKind,
}

/// Why a player should look at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The player sits at a table whose game begins within the hour.
    Appointment,
    /// The player was not ready when a game began, and has lost the seat.
    Missed,
    /// The host has cancelled an appointment.
    Cancelled,
}

impl NoticeKind {
    /// All kinds.
    pub const ALL: [Self; 10] = [
        Self::YourTurn,
        Self::Started,
        Self::Flag,
        Self::Over,
        Self::Again,
        Self::Removed,
        Self::Offer,
        Self::Appointment,
        Self::Missed,
        Self::Cancelled,
    ];

    /// The name of the kind in JSON and in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::YourTurn => "your_turn",
            Self::Started => "started",
            Self::Flag => "flag",
            Self::Over => "over",
            Self::Again => "again",
            Self::Removed => "removed",
            Self::Offer => "offer",
            Self::Appointment => "appointment",
            Self::Missed => "missed",
            Self::Cancelled => "cancelled",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// All games that wait for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notices {
    /// A number that is another one after each start of the service. A `seq` counts within its epoch.
    pub epoch: u32,
    /// The number of the last notice, 0 before the first. With the same `epoch` and `seq` there is nothing
    /// that a page has not told its user already.
    pub seq: u64,
    /// The games, those that have waited longest first.
    pub games: Vec<Notice>,
    /// How many of the kept notices the player has not read.
    pub unread: u32,
}

/// What has changed of the games that wait for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

/// How many notices are kept of a player, the last ones.
pub const MAX_NOTICES: u32 = 100;

/// The answer to `GET /api/v1/me/notices`: what the caller was to hear of their games while they did not look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeHistory {
    /// The notices, the newest first.
    pub notices: Vec<PastNotice>,
    /// The games of these notices that the caller may see.
    pub games: BTreeMap<GameId, NoticeGame>,
    /// What concerns the caller beside their games; the page `/concerns` says what it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub concern: Option<Concern>,
}

/// That something concerns a player that is no game: an act of the host or a moderator, or a report of theirs that was looked
/// at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Concern {
    /// Since when, in milliseconds since 1970.
    pub at_ms: u64,
    /// Whether the player has read that there is something.
    pub read: bool,
}

/// A notice that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PastNotice {
    /// The number of the notice, from 1; later ones have higher numbers.
    pub number: u32,
    /// The game.
    pub game: GameId,
    /// Why the player was to look at it.
    pub kind: NoticeKind,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: u64,
    /// Whether the player has read it, or looked at the game since.
    pub read: bool,
}

/// A game of a notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeGame {
    /// The board.
    #[serde(with = "board_name")]
    #[cfg_attr(feature = "schema", schemars(with = "&'static djambi::Geometry"))]
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    pub board: &'static Geometry,
    /// The seats that the player holds.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
    /// The players of all seats. Names may be hidden until the end.
    #[cfg_attr(feature = "typescript", ts(type = "Seats"))]
    pub seats: Seats,
}

/// The body of `POST /api/v1/me/notices`: the caller has read notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NoticesRead {
    /// The number of the last notice that was read; those before it are read, too.
    pub read: u32,
}

/// How many of the kept notices a player has not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnreadNotices {
    /// Their number.
    pub unread: u32,
}
