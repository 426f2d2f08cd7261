//! The readers and authors of the channels of a game's talk.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, Phase};

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
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkAccess<P> {
    /// Whether the game is over.
    is_over: bool,
    /// The seats of living players.
    living: SeatSet,
    /// The players of the seats that have one.
    holders: BTreeMap<Seat, P>,
}

/// The readers of a channel.
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
}

impl Readers {
    /// Whether somebody who holds these seats is one of the readers.
    #[must_use]
    pub fn include(self, held: SeatSet) -> bool {
        match self {
            Self::Everybody => true,
            Self::Out { living } => !held.is_empty() && !held.iter().any(|seat| living.contains(seat)),
            Self::Watchers => held.is_empty(),
        }
    }
}

impl<P: Copy + Eq> TalkAccess<P> {
    /// The access in a game that is so far, with these living players, whose seats are held so.
    #[must_use]
    pub fn new(phase: Phase, living: SeatSet, holders: BTreeMap<Seat, P>) -> Self {
        Self { is_over: phase == Phase::Over, living, holders }
    }

    /// Whether the game is over, so that nothing is hidden any more.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The readers of a channel.
    #[must_use]
    pub const fn readers(&self, channel: Channel) -> Readers {
        match channel {
            _ if self.is_over => Readers::Everybody,
            Channel::Table => Readers::Everybody,
            Channel::Dead => Readers::Out { living: self.living },
            Channel::Watchers => Readers::Watchers,
        }
    }

    /// Whether a player may read a channel; `None` stands for a stranger, who has no id.
    #[must_use]
    pub fn may_read(&self, reader: Option<P>, channel: Channel) -> bool {
        self.readers(channel).include(self.held_by(reader))
    }

    /// Whether a channel becomes readable to a player, or a stranger, who could not read it before.
    #[must_use]
    pub fn reveals(&self, before: &Self, reader: Option<P>, channel: Channel) -> bool {
        self.may_read(reader, channel) && !before.may_read(reader, channel)
    }

    /// The author of a message of this player in a channel; `None` if the player may not write there.
    /// Strangers, who have no id, write nowhere.
    #[must_use]
    pub fn author(&self, player: P, channel: Channel) -> Option<Author> {
        self.speaker(self.held_by(Some(player)), channel)
    }

    /// The author of a message of somebody who holds these seats; `None` if they may not write there.
    #[must_use]
    pub fn speaker(&self, held: SeatSet, channel: Channel) -> Option<Author> {
        let living = held.iter().find(|&seat| self.living.contains(seat));
        let first = held.iter().next();
        let seat = match channel {
            Channel::Table if self.is_over => Some(first?),
            Channel::Table => Some(living?),
            Channel::Dead if living.is_none() => Some(first?),
            Channel::Watchers if first.is_none() => None,
            Channel::Dead | Channel::Watchers => return None,
        };
        Some(Author { seat })
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
        }
    }

    /// Whether a person speaks in a channel, as the protocol says it.
    fn speaks(person: Person, channel: Channel, phase: Phase) -> bool {
        match channel {
            Channel::Table if phase == Phase::Over => person != Person::Watcher,
            Channel::Table => person == Person::Living,
            Channel::Dead => person == Person::Out,
            Channel::Watchers => person == Person::Watcher,
        }
    }

    proptest! {
        #[test]
        fn people_read_what_they_hear_and_nothing_else(moment in moments(), reader in people()) {
            let access = moment.access();
            let held = moment.holders.iter().filter(|(_, of)| Some(**of) == reader).map(|(&s, _)| s).collect();
            for channel in Channel::ALL {
                let expected = moment.hears(reader, channel);
                prop_assert_eq!(access.may_read(reader, channel), expected, "{:?}", channel);
                prop_assert_eq!(access.readers(channel).include(held), expected, "{:?}", channel);
            }
            prop_assert_eq!(access.is_over(), moment.phase == Phase::Over);
        }

        #[test]
        fn people_speak_where_they_may(moment in moments(), number in 0..PLAYERS) {
            let (access, person) = (moment.access(), moment.person(Some(number)));
            for channel in Channel::ALL {
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
                for channel in Channel::ALL {
                    let is_new = pair[1].hears(reader, channel) && !pair[0].hears(reader, channel);
                    prop_assert_eq!(now.reveals(&before, reader, channel), is_new, "{:?}", channel);
                }
            }
        }
    }
}
