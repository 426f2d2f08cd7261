//! Reports of what was said: what a player shows the host.

use djambi_protocol::{Channel, GameId, TalkMessage, TalkSeq};
use serde::{Deserialize, Serialize};

use crate::identity::PlayerId;

/// The number of days for which reports are kept.
pub(crate) const REPORT_DAYS: u32 = 90;
/// How many messages around a reported one are shown with it, half of them before it.
pub(crate) const MESSAGES_AROUND: u32 = 20;
/// How many reports a player makes in a day at most.
pub(crate) const MAX_REPORTS_A_DAY: u32 = 5;

/// A report that a player makes.
#[derive(Clone)]
pub(crate) struct NewReport {
    /// The game.
    pub(crate) game: GameId,
    /// When it is made, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// Who makes it.
    pub(crate) player: PlayerId,
    /// The contents, which are kept sealed.
    pub(crate) contents: ReportContents,
}

/// The contents of a report: as it was said and read when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportContents {
    /// The channel.
    pub channel: Channel,
    /// The number of the message in its channel.
    pub seq: TalkSeq,
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
    /// The id of the game.
    pub game: String,
    /// Its contents; `None` if the key that has sealed them is missing.
    pub contents: Option<ReportContents>,
}
