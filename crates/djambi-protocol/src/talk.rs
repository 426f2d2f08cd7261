//! The talk of people at a table.

use std::fmt;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Act, Channel, Seq, TalkSeq};

/// A message of a channel, which is on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TalkMessage {
    /// The message's number in its channel.
    pub seq: TalkSeq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// The number of the last event of the game before it.
    pub after: Seq,
    /// The author's seat, or the one that acts; absent for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub seat: Option<Seat>,
    /// The author's name; empty while names are hidden.
    pub name: String,
    /// What is said.
    pub words: Words,
}

/// What is said in a message. Its `Debug` form leaves a text out, so that no log has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// A text of a person.
    Text(String),
    /// A sign, which each reader sees in their own language.
    Sign(Sign),
    /// An act about treaties.
    Act(Act),
}

impl Words {
    /// The maximum number of characters of a text.
    pub const MAX_CHARACTERS: usize = 500;
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(_) => f.write_str("Text(..)"),
            Self::Sign(sign) => f.debug_tuple("Sign").field(sign).finish(),
            Self::Act(act) => f.debug_tuple("Act").field(act).finish(),
        }
    }
}

/// Something to say that needs no common language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Sorry.
    Sorry,
    /// Hurry, please.
    Hurry,
    /// Oops.
    Oops,
    /// Hello.
    Hello,
}

/// The messages of a channel, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TalkPage {
    /// The channel.
    pub channel: Channel,
    /// Its messages after the last one that the client has seen.
    pub messages: Vec<TalkMessage>,
}
