//! The talk of people at a table.

use std::collections::BTreeMap;
use std::fmt;

use djambi::Seat;
use serde::{Deserialize, Deserializer, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Act, Seq};

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

    /// The channel with this name, if there is one.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| channel.name() == name)
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

/// The numbers of the last messages that a client has seen, by channel. Names of channels that the service
/// does not know are skipped when it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TalkSince(BTreeMap<Channel, TalkSeq>);

impl TalkSince {
    /// The number of the last message of a channel; 0 for one that was never read.
    #[must_use]
    pub fn of(&self, channel: Channel) -> TalkSeq {
        self.0.get(&channel).copied().unwrap_or(0)
    }

    /// Notes that the messages of a channel up to this number have been seen.
    pub fn note(&mut self, channel: Channel, seq: TalkSeq) {
        let seen = self.0.entry(channel).or_default();
        *seen = seq.max(*seen);
    }
}

impl FromIterator<(Channel, TalkSeq)> for TalkSince {
    fn from_iter<I: IntoIterator<Item = (Channel, TalkSeq)>>(seen: I) -> Self {
        Self(seen.into_iter().collect())
    }
}

impl<const N: usize> From<[(Channel, TalkSeq); N]> for TalkSince {
    fn from(seen: [(Channel, TalkSeq); N]) -> Self {
        Self::from_iter(seen)
    }
}

impl<'de> Deserialize<'de> for TalkSince {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let seen = BTreeMap::<String, TalkSeq>::deserialize(from)?;
        let known = |(name, seq): (String, TalkSeq)| Some((Channel::of_name(&name)?, seq));
        Ok(seen.into_iter().filter_map(known).collect())
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
