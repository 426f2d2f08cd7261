//! The readers and authors of the channels of a game's talk.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, Phase};

use crate::game::members::{Audience, Member};
use crate::identity::PlayerId;

/// The readers and authors of all channels at one moment of a game. A player with several seats lives as long
/// as one of them does; a person for whom a bot stands in counts by the seat.
#[derive(Clone, PartialEq, Eq)]
pub(in crate::game) struct TalkAccess {
    /// Whether the game is over.
    is_over: bool,
    /// The seats of living players.
    living: SeatSet,
    /// The players of the seats that have one.
    holders: BTreeMap<Seat, PlayerId>,
}

impl TalkAccess {
    /// The access in a game that is so far, with these living players, whose seats are held so.
    pub(in crate::game) fn new(phase: Phase, living: SeatSet, holders: BTreeMap<Seat, PlayerId>) -> Self {
        Self { is_over: phase == Phase::Over, living, holders }
    }

    /// Whether the game is over, so that nothing is hidden any more.
    pub(in crate::game) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The readers of a channel.
    pub(in crate::game) const fn readers(&self, channel: Channel) -> Audience {
        match channel {
            _ if self.is_over => Audience::Everybody,
            Channel::Table => Audience::Everybody,
            Channel::Dead => Audience::Out { living: self.living },
            Channel::Watchers => Audience::Watchers,
        }
    }

    /// Whether a member may read a channel.
    pub(in crate::game) fn may_read(&self, member: &Member, channel: Channel) -> bool {
        self.readers(channel).includes(member, &self.holders)
    }

    /// Whether a channel becomes readable to a member that could not read it before.
    pub(in crate::game) fn reveals(&self, before: &Self, member: &Member, channel: Channel) -> bool {
        self.may_read(member, channel) && !before.may_read(member, channel)
    }

    /// The author of a message of this player in a channel; `None` if the player may not write there.
    /// Strangers, who have no id, write nowhere.
    pub(in crate::game) fn author(&self, player: PlayerId, channel: Channel) -> Option<Author> {
        let mut held = self.holders.iter().filter(|(_, holder)| **holder == player).map(|(&seat, _)| seat);
        let living = held.clone().find(|&seat| self.living.contains(seat));
        let first = held.next();
        let seat = match channel {
            Channel::Table if self.is_over => Some(first?),
            Channel::Table => Some(living?),
            Channel::Dead if living.is_none() => Some(first?),
            Channel::Watchers if first.is_none() => None,
            Channel::Dead | Channel::Watchers => return None,
        };
        Some(Author { seat })
    }
}

/// The author of a message.
pub(in crate::game) struct Author {
    /// The seat for which the player speaks, the first one if there are several; `None` for a watcher.
    pub(in crate::game) seat: Option<Seat>,
}
