//! The channels of a game's talk, and the numbers of their messages.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use djambi::{Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A channel of a game's talk. In JSON it is its name.
///
/// ```
/// use djambi::{Seat, SeatSet};
/// use djambi_protocol::Channel;
///
/// let private = Channel::Private(SeatSet::from_iter([Seat::Blue, Seat::Red]));
/// assert_eq!(private.to_string(), "red+blue");
/// assert_eq!("red+blue".parse(), Ok(private));
/// assert!("blue+red".parse::<Channel>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "typescript", ts(type = "PublicChannel | PrivateChannel"))]
pub enum Channel {
    /// The living write, and everybody reads.
    Table,
    /// Players who are out write and read. The others read after the end.
    Dead,
    /// Watchers write and read. The others read after the end.
    Watchers,
    /// The players of these seats write and read; one seat alone is its player's notebook. Its name is the names of
    /// the seats, in their order, with `+` between them.
    Private(SeatSet),
}

impl Channel {
    /// The channels that every game has.
    pub const PUBLIC: [Self; 3] = [Self::Table, Self::Dead, Self::Watchers];

    /// The seats of a private channel.
    #[must_use]
    pub const fn seats(self) -> Option<SeatSet> {
        match self {
            Self::Private(seats) => Some(seats),
            Self::Table | Self::Dead | Self::Watchers => None,
        }
    }

    /// Whether it is a private channel.
    #[must_use]
    pub const fn is_private(self) -> bool {
        self.seats().is_some()
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("table"),
            Self::Dead => f.write_str("dead"),
            Self::Watchers => f.write_str("watchers"),
            Self::Private(seats) => {
                let mut separator = "";
                seats.iter().try_for_each(|seat| {
                    let between = std::mem::replace(&mut separator, "+");
                    write!(f, "{between}{seat}")
                })
            }
        }
    }
}

/// The error of a text that names no channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownChannel;

impl fmt::Display for UnknownChannel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a channel is table, dead, watchers, or seats in their order, such as red+blue")
    }
}

impl std::error::Error for UnknownChannel {}

impl FromStr for Channel {
    type Err = UnknownChannel;

    fn from_str(name: &str) -> Result<Self, UnknownChannel> {
        let private = || {
            let seats = name.split('+').map(Seat::from_name).collect::<Option<SeatSet>>()?;
            Some(Self::Private(seats)).filter(|channel| channel.to_string() == name)
        };
        let public = Self::PUBLIC.into_iter().find(|channel| channel.to_string() == name);
        public.or_else(private).ok_or(UnknownChannel)
    }
}

impl Serialize for Channel {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Channel {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = <Cow<'de, str>>::deserialize(from)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// The number of a message in its channel, from 1; 0 stands for the beginning, before any message.
pub type TalkSeq = u32;

/// The numbers of the last messages that a client has seen, by channel. Names of channels that the service
/// does not know are skipped when it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        let known = |(name, seq): (String, TalkSeq)| Some((name.parse().ok()?, seq));
        Ok(seen.into_iter().filter_map(known).collect())
    }
}
