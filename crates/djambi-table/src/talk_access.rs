//! The readers and authors of the channels of a game's talk.

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
    /// What private channels need; `None` where nobody whispers.
    whispers: Option<Whispers<P>>,
}

/// What decides about private channels, beside what decides about all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whispers<P> {
    /// The seats that had a player at the start.
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

    /// The access where players may whisper.
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
    /// game opens what was said until then, but no notebook: to all who held a seat at the start or the end, or
    /// to everybody.
    #[must_use]
    pub fn hears(&self, reader: Option<P>, message: Overheard<'_, P>) -> bool {
        let Overheard { channel, after, holders } = message;
        let Channel::Private(seats) = channel else { return self.may_read(reader, channel) };
        let held = self.held_by(reader);
        let was_there = |seat| reader.is_some() && holders.get(&seat).copied() == reader;
        let is_opened = || self.whispers.as_ref().is_some_and(|whispers| whispers.opened.has(after));
        seats.iter().any(|seat| held.contains(seat) && was_there(seat))
            || (self.is_opened_to(reader, channel) && is_opened())
    }

    /// Whether what an end of the game opens of a private channel is opened to a player.
    fn is_opened_to(&self, reader: Option<P>, channel: Channel) -> bool {
        let (Some(whispers), Some(seats)) = (&self.whispers, channel.seats()) else { return false };
        whispers.opened.has_any() && !seats.is_single() && {
            whispers.reveal == Reveal::Everybody || self.took_part(reader, whispers)
        }
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
    /// nobody whispers.
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
        let whispers = self.whispers.as_ref()?;
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

#[cfg(test)]
mod tests {
    //! The laws of hearing and speaking, for generated games and people.

    use std::collections::BTreeSet;

    use proptest::collection::{btree_map, btree_set, vec};
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    const PHASES: [Phase; 4] = [Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over];
    /// The number of players.
    const PLAYERS: u8 = 5;

    /// A moment of a game, in the words of people.
    #[derive(Clone, Debug)]
    struct Moment {
        phase: Phase,
        living: BTreeSet<Seat>,
        holders: BTreeMap<Seat, u8>,
    }

    /// What a person is.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Person {
        Living,
        Out,
        Watcher,
    }

    impl Moment {
        fn person(&self, player: Option<u8>) -> Person {
            let held: Vec<Seat> =
                self.holders.iter().filter(|(_, of)| Some(**of) == player).map(|(&s, _)| s).collect();
            match () {
                () if held.is_empty() => Person::Watcher,
                () if held.iter().any(|seat| self.living.contains(seat)) => Person::Living,
                () => Person::Out,
            }
        }

        fn hears(&self, player: Option<u8>, channel: Channel) -> bool {
            hears(self.person(player), channel, self.phase)
        }

        fn access(&self) -> TalkAccess<u8> {
            TalkAccess::new(self.phase, self.living.iter().copied().collect(), self.holders.clone())
        }
    }

    fn moments() -> impl Strategy<Value = Moment> {
        let seats = || select(&Seat::ALL[..]);
        (select(&PHASES[..]), btree_set(seats(), 0..6), btree_map(seats(), 0..PLAYERS, 0..6))
            .prop_map(|(phase, living, holders)| Moment { phase, living, holders })
    }

    /// Players and strangers.
    fn people() -> impl Strategy<Value = Option<u8>> {
        proptest::option::of(0..PLAYERS)
    }

    /// Whether a person hears a channel, as the protocol says it.
    fn hears(person: Person, channel: Channel, phase: Phase) -> bool {
        match channel {
            Channel::Table => true,
            Channel::Dead => phase == Phase::Over || person == Person::Out,
            Channel::Watchers => phase == Phase::Over || person == Person::Watcher,
            Channel::Private(_) => false,
        }
    }

    /// Whether a person speaks in a channel, as the protocol says it.
    fn speaks(person: Person, channel: Channel, phase: Phase) -> bool {
        match channel {
            Channel::Table if phase == Phase::Over => person != Person::Watcher,
            Channel::Table => person == Person::Living,
            Channel::Dead => person == Person::Out,
            Channel::Watchers => person == Person::Watcher,
            Channel::Private(_) => false,
        }
    }

    proptest! {
        #[test]
        fn people_read_what_they_hear_and_nothing_else(moment in moments(), reader in people()) {
            let access = moment.access();
            let held = moment.holders.iter().filter(|(_, of)| Some(**of) == reader).map(|(&s, _)| s).collect();
            for channel in Channel::PUBLIC {
                let expected = moment.hears(reader, channel);
                prop_assert_eq!(access.may_read(reader, channel), expected, "{:?}", channel);
                prop_assert_eq!(access.readers(channel).include(held), expected, "{:?}", channel);
            }
            prop_assert_eq!(access.is_over(), moment.phase == Phase::Over);
        }

        #[test]
        fn people_speak_where_they_may(moment in moments(), number in 0..PLAYERS) {
            let (access, person) = (moment.access(), moment.person(Some(number)));
            for channel in Channel::PUBLIC {
                let author = access.author(number, channel);
                let speaks = speaks(person, channel, moment.phase);
                prop_assert_eq!(author.is_some(), speaks, "{:?} {:?}", person, channel);
                if let Some(author) = author {
                    let is_own = |seat: Seat| moment.holders.get(&seat) == Some(&number);
                    prop_assert_eq!(author.seat.is_some(), person != Person::Watcher);
                    prop_assert!(author.seat.is_none_or(is_own));
                    let is_of_the_living = author.seat.is_none_or(|seat| moment.living.contains(&seat));
                    prop_assert!(is_of_the_living || moment.phase == Phase::Over || channel == Channel::Dead);
                    // Authors read what they write.
                    prop_assert!(hears(person, channel, moment.phase));
                }
            }
        }

        #[test]
        fn what_is_revealed_could_not_be_read_before(moments in vec(moments(), 2..6), reader in people()) {
            for pair in moments.windows(2) {
                let (before, now) = (pair[0].access(), pair[1].access());
                for channel in Channel::PUBLIC {
                    let is_new = pair[1].hears(reader, channel) && !pair[0].hears(reader, channel);
                    prop_assert_eq!(now.reveals(&before, reader, channel), is_new, "{:?}", channel);
                }
            }
        }
    }

    /// A moment of a game in which people whisper.
    #[derive(Clone, Debug)]
    struct Whispering {
        moment: Moment,
        players: BTreeSet<Seat>,
        bots: BTreeSet<Seat>,
        first: BTreeMap<Seat, u8>,
        /// The number of the last event of its last end, and who came since.
        opened: Option<(Seq, BTreeSet<Seat>)>,
        reveal: Reveal,
    }

    /// A message that was said in private.
    #[derive(Clone, Debug)]
    struct Whisper {
        seats: BTreeSet<Seat>,
        after: Seq,
        holders: BTreeMap<Seat, u8>,
    }

    impl Whispering {
        fn access(&self) -> TalkAccess<u8> {
            let mut opened = Opened::default();
            if let Some((until, newcomers)) = &self.opened {
                opened = Opened::until(*until, newcomers.iter().copied().collect());
            }
            self.moment.access().with_whispers(Whispers {
                players: self.players.iter().copied().collect(),
                bots: self.bots.iter().copied().collect(),
                first: self.first.clone(),
                opened,
                reveal: self.reveal,
            })
        }

        fn holds(&self, player: Option<u8>, seat: Seat) -> bool {
            player.is_some() && self.moment.holders.get(&seat).copied() == player
        }

        /// Whether a person reads a private message, as the protocol says it.
        fn reads(&self, player: Option<u8>, message: &Whisper) -> bool {
            let then = |seat: &Seat| player.is_some() && message.holders.get(seat).copied() == player;
            if message.seats.iter().any(|seat| self.holds(player, *seat) && then(seat)) {
                return true;
            }
            let Some((until, newcomers)) = &self.opened else { return false };
            let was_first = player.is_some() && self.first.values().any(|first| Some(*first) == player);
            let at_the_end = |seat: &Seat| self.holds(player, *seat) && !newcomers.contains(seat);
            let took_part = was_first || Seat::ALL.iter().any(at_the_end);
            message.seats.len() > 1
                && message.after <= *until
                && (self.reveal == Reveal::Everybody || took_part)
        }

        /// Whether a person writes in a private channel, as the protocol says it.
        fn writes(&self, player: u8, seats: &BTreeSet<Seat>) -> bool {
            let Moment { phase, living, holders } = &self.moment;
            let is_played = |seat: &Seat| {
                living.contains(seat) && self.players.contains(seat) && {
                    holders.contains_key(seat) || self.bots.contains(seat)
                }
            };
            let own: Vec<_> = seats.iter().filter(|seat| self.holds(Some(player), **seat)).collect();
            let of_people: Vec<_> = seats.iter().filter_map(|seat| holders.get(seat)).collect();
            let different: BTreeSet<_> = of_people.iter().collect();
            matches!(phase, Phase::Playing | Phase::Paused)
                && own.len() == 1
                && seats.len() < self.players.len()
                && seats.iter().all(is_played)
                && different.len() == of_people.len()
        }
    }

    fn seats(most: usize) -> impl Strategy<Value = BTreeSet<Seat>> {
        btree_set(select(&Seat::ALL[..]), 0..most)
    }

    fn holders() -> impl Strategy<Value = BTreeMap<Seat, u8>> {
        btree_map(select(&Seat::ALL[..]), 0..PLAYERS, 0..6)
    }

    fn whisperings() -> impl Strategy<Value = Whispering> {
        let opened = proptest::option::of((0_u32..9, seats(3)));
        let reveal = select(&[Reveal::Players, Reveal::Everybody][..]);
        let first = btree_map(select(&Seat::ALL[..]), 0..PLAYERS, 0..3);
        (moments(), seats(7), seats(4), first, opened, reveal).prop_map(
            |(moment, more, bots, first, opened, reveal)| {
                let players = moment.living.iter().copied().chain(more).collect();
                let bots = bots.into_iter().filter(|seat| !moment.holders.contains_key(seat)).collect();
                Whispering { moment, players, bots, first, opened, reveal }
            },
        )
    }

    fn whispers() -> impl Strategy<Value = Whisper> {
        let seats = btree_set(select(&Seat::ALL[..]), 1..5);
        (seats, 0_u32..9, holders()).prop_map(|(seats, after, mut holders)| {
            holders.retain(|seat, _| seats.contains(seat));
            Whisper { seats, after, holders }
        })
    }

    proptest! {
        #[test]
        fn private_talk_is_read_as_the_protocol_says(
            game in whisperings(), mut message in whispers(), reader in people(), is_of_now in any::<bool>(),
        ) {
            if is_of_now {
                message.holders = game.moment.holders.clone();
                message.holders.retain(|seat, _| message.seats.contains(seat));
            }
            let access = game.access();
            let channel = Channel::Private(message.seats.iter().copied().collect());
            let heard = Overheard { channel, after: message.after, holders: &message.holders };
            let expected = game.reads(reader, &message);
            prop_assert_eq!(access.hears(reader, heard), expected);
            prop_assert!(!expected || access.may_read(reader, channel), "who reads a message reads the channel");
            if is_of_now && message.seats.iter().any(|seat| game.holds(reader, *seat)) {
                prop_assert!(expected && access.holders_of(channel) == message.holders);
            }
            // It comes to those who may read it at once, and not to those to whom an end opens it.
            let comes = access.readers_of(heard).include(access.held_by(reader));
            let not_opened = Whispering { opened: None, ..game.clone() };
            prop_assert_eq!(comes, not_opened.reads(reader, &message));
            // All who are no insiders read alike.
            if access.insider(reader).is_none() {
                prop_assert_eq!(expected, game.reads(None, &message));
            }
        }

        #[test]
        fn private_talk_is_written_as_the_protocol_says(
            game in whisperings(), seats in btree_set(select(&Seat::ALL[..]), 1..6), player in 0..PLAYERS,
        ) {
            let access = game.access();
            let channel = Channel::Private(seats.iter().copied().collect());
            let author = access.author(player, channel);
            prop_assert_eq!(author.is_some(), game.writes(player, &seats));
            if let Some(Author { seat }) = author {
                prop_assert!(seat.is_some_and(|seat| seats.contains(&seat) && game.holds(Some(player), seat)));
                // What is told of the open channels says the same.
                let held = access.held_by(Some(player));
                let partners = access.partners(held).unwrap();
                prop_assert!(seats.iter().all(|seat| held.contains(*seat) || partners.contains(*seat)));
                prop_assert!(seats.len() <= access.max_private_seats());
            }
            prop_assert!(game.moment.access().author(player, channel).is_none(), "where nobody whispers");
        }
    }
}
