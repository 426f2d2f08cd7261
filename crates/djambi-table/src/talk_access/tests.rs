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
        let access = moment.access();
        let person = moment.person(Some(number));
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
            let before = pair[0].access();
            let now = pair[1].access();
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
        // A notebook is opened if a bot has written in it.
        let of_bot = message.holders.is_empty() && message.seats.iter().all(|seat| self.bots.contains(seat));
        (message.seats.len() > 1 || of_bot)
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

/// Ada, 1, holds red; a bot plays blue. Nobody whispers.
#[test]
fn the_end_alone_opens_the_notebook_of_a_bot_and_nobody_reads_that_of_a_person() {
    let red = Seat::Red;
    let blue = Seat::Blue;
    let holders: BTreeMap<_, _> = [(red, 1_u8)].into();
    for (reveal, opened, after) in [
        (Reveal::Everybody, Opened::default(), 0),
        (Reveal::Players, Opened::until(4, SeatSet::EMPTY), 4),
        (Reveal::Everybody, Opened::until(4, SeatSet::EMPTY), 4),
        (Reveal::Everybody, Opened::until(4, SeatSet::EMPTY), 5),
    ] {
        let access =
            TalkAccess::new(Phase::Over, SeatSet::first(2), holders.clone()).with_whispers(Whispers {
                players: SeatSet::EMPTY,
                bots: [blue].into_iter().collect(),
                first: BTreeMap::new(),
                opened,
                reveal,
            });
        let hears = |reader, seat, holders: &BTreeMap<Seat, u8>| {
            let channel = Channel::Private([seat].into_iter().collect());
            let heard = access.hears(reader, Overheard { channel, after, holders });
            assert!(!heard || access.may_read(reader, channel));
            heard
        };
        let by_bot = BTreeMap::new();
        let is_open = opened.has(after);
        assert_eq!(hears(Some(1), blue, &by_bot), is_open);
        assert_eq!(hears(None, blue, &by_bot), is_open && reveal == Reveal::Everybody);
        // Ada's notes, and those of a person who was at the seat where a bot plays now.
        assert!(!hears(None, red, &holders) && hears(Some(1), red, &holders));
        assert!(!hears(Some(1), blue, &[(blue, 2)].into()));
        assert_eq!(access.partners(access.held_by(Some(1))), None, "nobody whispers");
    }
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
