//! The readers and authors of the channels of a game's talk.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, Phase, Reveal, Seq};

use crate::Opened;

/// The readers and authors of all channels at one moment of a game, whose players are known by ids of type
/// `P`. A player with several seats lives as long as one of them does; a person for whom a bot stands in
/// counts by the seat.
///
/// ```
/// use djambi::{Seat, SeatSet};
/// use djambi_protocol::{Channel, Phase};
/// use djambi_table::TalkAccess;
///
/// // Ada plays red and Bob blue, who is out.
/// let holders = [(Seat::Red, "Ada"), (Seat::Blue, "Bob")].into();
/// let access = TalkAccess::new(Phase::Playing, SeatSet::first(1), holders);
/// assert!(access.may_read(Some("Bob"), Channel::Dead));
/// assert!(!access.may_read(Some("Ada"), Channel::Dead));
/// assert!(access.author("Bob", Channel::Table).is_none());
/// // Strangers have no id.
/// assert!(access.may_read(None, Channel::Watchers));
/// // Nobody whispers here.
/// assert!(access.author("Ada", Channel::Private(SeatSet::first(1))).is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkAccess<P> {
    phase: Phase,
    /// The seats of living players.
    living: SeatSet,
    /// The players of the seats that have one.
    holders: BTreeMap<Seat, P>,
    /// What private channels need; `None` where there are none.
    whispers: Option<Whispers<P>>,
}

/// What decides about private channels, beside what decides about all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whispers<P> {
    /// The seats that had a player at the start, and whose players may whisper; none where nobody whispers, and
    /// only bots have notebooks.
    pub players: SeatSet,
    /// The seats at which bots play that stand in for nobody.
    pub bots: SeatSet,
    /// The players who held, at the start, seats that have changed hands since.
    pub first: BTreeMap<Seat, P>,
    /// What the end of the game has opened.
    pub opened: Opened,
    /// To whom it is opened.
    pub reveal: Reveal,
}

/// A message as far as it decides who reads it.
#[derive(Clone, Copy, Debug)]
pub struct Overheard<'a, P> {
    /// The channel.
    pub channel: Channel,
    /// The number of the last event before it.
    pub after: Seq,
    /// The players who held seats of a private channel then.
    pub holders: &'a BTreeMap<Seat, P>,
}

/// The readers of what is said now in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// All who follow the game.
    Everybody,
    /// The players who hold seats, none of them one of these.
    Out {
        /// The seats of living players.
        living: SeatSet,
    },
    /// Those who hold no seat.
    Watchers,
    /// The players who hold one of these seats.
    Holders(SeatSet),
}

impl Readers {
    /// Whether somebody who holds these seats is one of the readers.
    #[must_use]
    pub fn include(self, held: SeatSet) -> bool {
        match self {
            Self::Everybody => true,
            Self::Out { living } => !held.is_empty() && !held.iter().any(|seat| living.contains(seat)),
            Self::Watchers => held.is_empty(),
            Self::Holders(seats) => held.iter().any(|seat| seats.contains(seat)),
        }
    }
}

impl<P: Copy + Eq> TalkAccess<P> {
    /// The access in a game that is so far, with these living players, whose seats are held so, and in which nobody
    /// whispers.
    #[must_use]
    pub const fn new(phase: Phase, living: SeatSet, holders: BTreeMap<Seat, P>) -> Self {
        Self { phase, living, holders, whispers: None }
    }

    /// The access where players may whisper, or bots think.
    #[must_use]
    pub fn with_whispers(self, whispers: Whispers<P>) -> Self {
        Self { whispers: Some(whispers), ..self }
    }

    /// Whether the game is over, so that nothing is hidden any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The readers of what is said now in a channel.
    #[must_use]
    pub fn readers(&self, channel: Channel) -> Readers {
        match channel {
            Channel::Private(seats) => Readers::Holders(seats),
            _ if self.is_over() => Readers::Everybody,
            Channel::Table => Readers::Everybody,
            Channel::Dead => Readers::Out { living: self.living },
            Channel::Watchers => Readers::Watchers,
        }
    }

    /// The readers of a message that comes now. A private one comes to those who hold a seat of its channel that they
    /// held when it was said: somebody may have taken a seat over in between.
    #[must_use]
    pub fn readers_of(&self, message: Overheard<'_, P>) -> Readers {
        let Overheard { channel, holders, .. } = message;
        let Channel::Private(seats) = channel else { return self.readers(channel) };
        let stayed = |seat: &Seat| holders.get(seat).is_some_and(|then| self.holders.get(seat) == Some(then));
        Readers::Holders(seats.iter().filter(stayed).collect())
    }

    /// Whether a player may read anything of a channel; `None` stands for a stranger, who has no id. Which messages
    /// of a private channel, [`hears`](Self::hears) says.
    #[must_use]
    pub fn may_read(&self, reader: Option<P>, channel: Channel) -> bool {
        self.readers(channel).include(self.held_by(reader)) || self.is_opened_to(reader, channel)
    }

    /// Whether a player may read a message.
    ///
    /// What is said in private is read by those who hold a seat of the channel, if they held it then. The end of a
    /// game opens what was said until then, but no notebook of a person: to all who held a seat at the start or the
    /// end, or to everybody.
    #[must_use]
    pub fn hears(&self, reader: Option<P>, message: Overheard<'_, P>) -> bool {
        let Overheard { channel, after, holders } = message;
        let Channel::Private(seats) = channel else { return self.may_read(reader, channel) };
        let held = self.held_by(reader);
        let was_there = |seat| reader.is_some() && holders.get(&seat).copied() == reader;
        // What stands in the notebook of a bot's seat and a person has written was never the bot's.
        let is_opened = || {
            let has = self.whispers.as_ref().is_some_and(|whispers| whispers.opened.has(after));
            has && (!seats.is_single() || holders.is_empty())
        };
        seats.iter().any(|seat| held.contains(seat) && was_there(seat))
            || (self.is_opened_to(reader, channel) && is_opened())
    }

    /// Whether what an end of the game opens of a private channel is opened to a player.
    fn is_opened_to(&self, reader: Option<P>, channel: Channel) -> bool {
        let (Some(whispers), Some(seats)) = (&self.whispers, channel.seats()) else { return false };
        let is_notebook_of_person =
            seats.is_single() && !seats.iter().all(|seat| whispers.bots.contains(seat));
        whispers.opened.has_any()
            && !is_notebook_of_person
            && (whispers.reveal == Reveal::Everybody || self.took_part(reader, whispers))
    }

    /// Whether a player held a seat at the start of the game, or at the end that has opened its private talk.
    fn took_part(&self, reader: Option<P>, whispers: &Whispers<P>) -> bool {
        let mut held = self.held_by(reader).iter();
        let was_first = |player: &P| Some(*player) == reader;
        whispers.first.values().any(was_first) || held.any(|seat| !whispers.opened.came_later(seat))
    }

    /// Whether a player, or a stranger, may read something of a channel that they could not read before.
    #[must_use]
    pub fn reveals(&self, before: &Self, reader: Option<P>, channel: Channel) -> bool {
        let opened = |access: &Self| access.whispers.as_ref().map(|whispers| whispers.opened);
        let is_opened = channel.is_private() && opened(self) != opened(before);
        self.may_read(reader, channel) && (is_opened || !before.may_read(reader, channel))
    }

    /// A reader as somebody who may read other messages than the rest: one who holds a seat, or held one at the
    /// start. `None` for the rest, who all read the same.
    #[must_use]
    pub fn insider(&self, reader: Option<P>) -> Option<P> {
        let first = self.whispers.iter().flat_map(|whispers| whispers.first.values());
        let mut insiders = self.holders.values().chain(first);
        reader.filter(|reader| insiders.any(|player| player == reader))
    }

    /// A reader as somebody who may hear other private messages than the rest; `None` for the rest, and where
    /// nothing is private.
    #[must_use]
    pub fn listener(&self, reader: Option<P>) -> Option<P> {
        self.whispers.as_ref().and_then(|_| self.insider(reader))
    }

    /// The author of a message of this player in a channel; `None` if the player may not write there.
    /// Strangers, who have no id, write nowhere.
    #[must_use]
    pub fn author(&self, player: P, channel: Channel) -> Option<Author> {
        self.speaker(self.held_by(Some(player)), channel)
    }

    /// Whether a channel is open to acts of a seat: the table's always is, and a private one as long as its players
    /// may write there.
    #[must_use]
    pub fn takes_acts(&self, seat: Seat, channel: Channel) -> bool {
        !channel.is_private() || self.speaker(SeatSet::from_iter([seat]), channel).is_some()
    }

    /// The author of a message of somebody who holds these seats; `None` if they may not write there.
    #[must_use]
    pub fn speaker(&self, held: SeatSet, channel: Channel) -> Option<Author> {
        let living = held.iter().find(|&seat| self.living.contains(seat));
        let first = held.iter().next();
        let seat = match channel {
            Channel::Table if self.is_over() => Some(first?),
            Channel::Table => Some(living?),
            Channel::Dead if living.is_none() => Some(first?),
            Channel::Watchers if first.is_none() => None,
            Channel::Private(seats) => Some(self.whisperer(held, seats)?),
            Channel::Dead | Channel::Watchers => return None,
        };
        Some(Author { seat })
    }

    /// The seat for which somebody who holds these seats writes in a private channel, if they may.
    fn whisperer(&self, held: SeatSet, seats: SeatSet) -> Option<Seat> {
        let partners = self.partners(held)?;
        let own = seats.iter().find(|&seat| held.contains(seat))?;
        let others = seats.without(own);
        let may =
            seats.len() <= self.max_private_seats() && others.iter().all(|seat| partners.contains(seat));
        let are_different = others.iter().all(|seat| self.has_one_seat(seat, others));
        (may && are_different && self.living.contains(own)).then_some(own)
    }

    /// The seats with whose players somebody who holds these seats may whisper: they live, and somebody else plays
    /// there. `None` where nobody whispers now.
    #[must_use]
    pub fn partners(&self, held: SeatSet) -> Option<SeatSet> {
        let whispers = self.whispers.as_ref().filter(|whispers| !whispers.players.is_empty())?;
        let is_played = |seat: &Seat| self.holders.contains_key(seat) || whispers.bots.contains(*seat);
        let is_on = matches!(self.phase, Phase::Playing | Phase::Paused);
        let others =
            self.living.iter().filter(|&seat| whispers.players.contains(seat) && !held.contains(seat));
        is_on.then(|| others.filter(is_played).collect())
    }

    /// The largest number of seats of a private channel: one less than there are players.
    #[must_use]
    pub fn max_private_seats(&self) -> usize {
        self.whispers.as_ref().map_or(0, |whispers| whispers.players.len().saturating_sub(1))
    }

    /// Whether nobody who holds this seat holds another one of these.
    fn has_one_seat(&self, seat: Seat, seats: SeatSet) -> bool {
        let Some(player) = self.holders.get(&seat) else { return true };
        seats.iter().all(|other| other == seat || self.holders.get(&other) != Some(player))
    }

    /// The players who hold seats of a channel, if it is private: those who read what is said there now.
    #[must_use]
    pub fn holders_of(&self, channel: Channel) -> BTreeMap<Seat, P> {
        let seats = channel.seats().unwrap_or_default();
        let held = self.holders.iter().filter(|(seat, _)| seats.contains(**seat));
        held.map(|(&seat, &player)| (seat, player)).collect()
    }

    fn held_by(&self, player: Option<P>) -> SeatSet {
        self.holders.iter().filter(|(_, holder)| Some(**holder) == player).map(|(&seat, _)| seat).collect()
    }
}

/// The author of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Author {
    /// The seat for which the player speaks, the first one if there are several; `None` for a watcher.
    pub seat: Option<Seat>,
}
