//! Reports: what a player shows the host and moderators.

use djambi_protocol::{Channel, GameId, ReportCause, TalkMessage, TalkSeq};
use serde::{Deserialize, Serialize};

use crate::identity::PlayerId;

/// The number of days for which reports are kept.
pub(crate) const REPORT_DAYS: u32 = 90;
/// How many messages around a reported one are shown with it, half of them before it.
pub(crate) const MESSAGES_AROUND: u32 = 20;
/// How many reports a player makes in a day at most.
pub(crate) const MAX_REPORTS_A_DAY: u32 = 5;

/// What is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportKind {
    /// A message.
    Text,
    /// The name of somebody.
    Name,
    /// How somebody plays.
    Play,
}

impl ReportKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Text, Self::Name, Self::Play];

    /// The name in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Name => "name",
            Self::Play => "play",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A report that a player makes.
#[derive(Clone)]
pub(crate) struct NewReport {
    /// The game, if there is one.
    pub(crate) game: Option<GameId>,
    /// The number of the last event of the game that the report is about.
    pub(crate) after: u32,
    /// When it is made, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// Who makes it.
    pub(crate) player: PlayerId,
    /// Who is reported; `None` for the author of the message.
    pub(crate) about: Option<PlayerId>,
    /// What is reported.
    pub(crate) kind: ReportKind,
    /// What is wrong with it.
    pub(crate) cause: ReportCause,
    /// The contents, which are kept sealed.
    pub(crate) contents: ReportContents,
}

/// The contents of a report: as it was said and read when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportContents {
    /// The channel of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<Channel>,
    /// The number of the message in its channel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<TalkSeq>,
    /// The name of who is reported.
    #[serde(default)]
    pub name: String,
    /// The name of who reports it, or of their seat.
    pub reporter: String,
    /// Why it is reported.
    pub reason: String,
    /// The message, and those around it that the reporter has read.
    pub messages: Vec<TalkMessage>,
}

/// A report, as the host reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub number: u32,
    /// When it was made: `YYYYMMDD-HHMMSS` (UTC).
    pub date: String,
    /// The id of the game; empty if there is none.
    pub game: String,
    /// The number of the last event of the game that it is about.
    pub after: u32,
    /// What is reported.
    pub kind: ReportKind,
    /// What is wrong with it.
    pub cause: ReportCause,
    /// Whether it was looked at to the end.
    pub is_closed: bool,
    /// Its contents; `None` if the key that has sealed them is missing, or they were not asked for.
    pub contents: Option<ReportContents>,
}
