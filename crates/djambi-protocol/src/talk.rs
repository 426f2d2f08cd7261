//! The talk of people at a table.

use std::fmt;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A channel of a game's talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// The living write, and everybody reads.
    Table,
    /// Players who are out write and read. The others read after the end.
    Dead,
    /// Watchers write and read. The others read after the end.
    Watchers,
}

impl Channel {
    /// All channels.
    pub const ALL: [Self; 3] = [Self::Table, Self::Dead, Self::Watchers];

    /// The channel's name in JSON and in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Dead => "dead",
            Self::Watchers => "watchers",
        }
    }
}

/// The number of a message in its channel, from 1; 0 stands for the beginning, before any message.
pub type TalkSeq = u32;

/// A message of a channel, which is on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TalkMessage {
    /// The message's number in its channel.
    pub seq: TalkSeq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// The author's seat; absent for a watcher.
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
    /// A sign, which each reader sees in the own language.
    Sign(Sign),
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

/// The numbers of the last messages that a client has seen, by channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct TalkSince {
    /// In the channel `table`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<TalkSeq>"))]
    pub table: TalkSeq,
    /// In the channel `dead`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<TalkSeq>"))]
    pub dead: TalkSeq,
    /// In the channel `watchers`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<TalkSeq>"))]
    pub watchers: TalkSeq,
}

impl TalkSince {
    /// The number of the last message of a channel.
    #[must_use]
    pub const fn of(&self, channel: Channel) -> TalkSeq {
        match channel {
            Channel::Table => self.table,
            Channel::Dead => self.dead,
            Channel::Watchers => self.watchers,
        }
    }
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
