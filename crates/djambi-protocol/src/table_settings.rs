//! The settings of a table: how its players find each other and treat each other.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::ClockKind;

/// The settings of a table: how its players find each other, when their game begins, and how they treat each
/// other. Every game has a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct TableSettings {
    /// When the game begins.
    pub begins: Beginning,
    /// Whether the lobby shows the table; otherwise people come by its address.
    pub listed: bool,
    /// Which people may watch the game.
    pub watching: Watching,
    /// How the players come to their seats.
    pub seating: Seating,
    /// Whether the players see each other's names.
    pub names: Names,
    /// What may be said at the table.
    pub talk: TalkRule,
    /// What becomes of a player whose time runs out.
    pub flag: FlagRule,
    /// After how many seconds of waiting bots take the free seats, from the first person who waits; `None`
    /// for never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fill_s: Option<u32>,
    /// The time at which the game begins, in milliseconds since 1970, within 14 days of the creation of a table that waits;
    /// `None` for as soon as all are ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appointed_ms: Option<u64>,
    /// Whether time stands still by the day for players who are on leave.
    #[serde(skip_serializing_if = "LeaveRule::is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<LeaveRule>"))]
    pub leave: LeaveRule,
    /// Whether the game counts for the ratings of its players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

impl TableSettings {
    /// The shortest and the longest time after which bots take the free seats, in seconds.
    pub const FILL_S: std::ops::RangeInclusive<u32> = 15..=600;

    /// For how long before its time a game can be appointed at most, in days.
    pub const APPOINTMENT_DAYS: u32 = 14;

    /// The settings of a game for which nobody waits, as against bots: it begins at once, the lobby does not
    /// show it, and nothing is said there.
    #[must_use]
    pub fn at_once() -> Self {
        Self { begins: Beginning::AtOnce, listed: false, talk: TalkRule::None, ..Self::default() }
    }

    /// Whether the table waits until its players are ready.
    #[must_use]
    pub fn waits(self) -> bool {
        self.begins == Beginning::WhenReady
    }

    /// Whether everybody finds its game in lists and sees it where a link is shared: others find unlisted tables by their
    /// address, and closed ones not at all.
    #[must_use]
    pub fn is_found(self) -> bool {
        self.listed && self.watching == Watching::Everybody
    }

    /// The names of the settings that mean nothing in a game with such a clock.
    #[must_use]
    pub fn idle(clock: ClockKind) -> Vec<&'static str> {
        let means = [("flag", FlagRule::means(clock)), ("leave", LeaveRule::means(clock))];
        means.into_iter().filter(|(_, means)| !means).map(|(name, _)| name).collect()
    }

    /// When bots take the free seats of a table at which the first person waits from `now_ms` on, both in
    /// milliseconds; `None` for never.
    #[must_use]
    pub fn fill_at(self, now_ms: u64) -> Option<u64> {
        let fill_s = self.fill_s.filter(|_| self.waits())?;
        Some(now_ms + u64::from(fill_s) * 1000)
    }
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            begins: Beginning::default(),
            listed: true,
            watching: Watching::default(),
            seating: Seating::default(),
            names: Names::default(),
            talk: TalkRule::default(),
            flag: FlagRule::default(),
            fill_s: None,
            appointed_ms: None,
            leave: LeaveRule::default(),
            rated: false,
        }
    }
}

/// When the game of a table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// Once every seat has a player and all are ready.
    #[default]
    WhenReady,
    /// When it is created; those who are missing come by invitation.
    AtOnce,
}

/// The people that may watch a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Everybody who knows its address.
    #[default]
    Everybody,
    /// Nobody but its players.
    Nobody,
}

/// How players come to their seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Each chooses a free seat.
    #[default]
    Chosen,
    /// The seats are drawn when the game begins.
    Drawn,
}

/// Whether players see each other's names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Names {
    /// They do.
    #[default]
    Shown,
    /// They do after the end.
    Hidden,
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TalkRule {
    /// Everything.
    #[default]
    All,
    /// Only signs.
    Signs,
    /// Nothing.
    None,
}

/// What becomes of a player whose time runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FlagRule {
    /// The player has resigned.
    #[default]
    Resign,
    /// The seat is open to a newcomer, and a bot plays there until one comes.
    Open,
}

impl FlagRule {
    /// Whether the rule means something in a game with such a clock: without one no time runs out.
    #[must_use]
    pub const fn means(clock: ClockKind) -> bool {
        !matches!(clock, ClockKind::None)
    }
}

/// Whether players can be on leave in a game by the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LeaveRule {
    /// They can.
    #[default]
    Granted,
    /// Their time passes all the same.
    None,
}

impl LeaveRule {
    /// Whether the rule means something in a game with such a clock: nobody goes on leave from a game of minutes.
    #[must_use]
    pub const fn means(clock: ClockKind) -> bool {
        matches!(clock, ClockKind::ByDay)
    }

    /// Whether it is what is usual.
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
