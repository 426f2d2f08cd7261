//! The channels of a game's talk, and the numbers of their messages.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
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

    /// The channel with this name, if there is one.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| channel.name() == name)
    }
}

/// The number of a message in its channel, from 1; 0 stands for the beginning, before any message.
pub type TalkSeq = u32;

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
