//! The laws of hearing and speaking, for generated games, members and messages.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, GameMessage, Phase, TalkMessage, TalkPage, Words};
use proptest::collection::{btree_map, btree_set, vec};
use proptest::prelude::*;
use proptest::sample::select;

use super::TalkAccess;
use crate::game::Lag;
use crate::game::members::{Member, MemberId, Members};
use crate::identity::PlayerId;
use crate::limits::{Caller, Network};
use crate::outbox::{Inbox, Outbox};

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

    fn access(&self) -> TalkAccess {
        let holders = self.holders.iter().map(|(&seat, &number)| (seat, player(number))).collect();
        TalkAccess::new(self.phase, self.living.iter().copied().collect::<SeatSet>(), holders)
    }
}

fn moments() -> impl Strategy<Value = Moment> {
    let seats = || select(&Seat::ALL[..]);
    (select(&PHASES[..]), btree_set(seats(), 0..6), btree_map(seats(), 0..PLAYERS, 0..6))
        .prop_map(|(phase, living, holders)| Moment { phase, living, holders })
}

fn player(number: u8) -> PlayerId {
    PlayerId::new([number; PlayerId::LENGTH])
}

/// A room with these members, and what each of them receives.
fn room(players: &[Option<u8>]) -> (Members, Vec<Inbox>) {
    let mut members = Members::new("g1".parse().unwrap());
    let mut inboxes = Vec::new();
    for (id, number) in (0..).zip(players) {
        let (outbox, inbox) = Outbox::alone();
        let caller = Caller { network: Network::of([127, 0, 0, 1].into()), request: "test".into() };
        let player = number.map(player);
        members.insert(Member { id: MemberId(id), player, caller, outbox, lag: Arc::new(Lag::new()) });
        inboxes.push(inbox);
    }
    (members, inboxes)
}

fn talk(channel: Channel) -> GameMessage {
    let words = Words::Text("a secret".to_owned());
    let messages = vec![TalkMessage { seq: 1, at_ms: 0, seat: None, name: String::new(), words }];
    GameMessage::Talk { page: TalkPage { channel, messages } }
}

fn number_received(inbox: &mut Inbox) -> usize {
    std::iter::from_fn(|| inbox.messages.try_recv().ok()).count()
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
    fn a_message_comes_to_those_who_hear_its_channel_and_to_nobody_else(
        moment in moments(),
        players in vec(proptest::option::of(0..PLAYERS), 0..8),
        said in vec(select(&Channel::ALL[..]), 0..6),
    ) {
        let (access, (mut members, mut inboxes)) = (moment.access(), room(&players));
        let holders = moment.holders.iter().map(|(&seat, &number)| (seat, player(number))).collect();
        for &channel in &said {
            members.send(&holders, access.readers(channel), talk(channel));
        }
        for (&number, inbox) in players.iter().zip(&mut inboxes) {
            let person = moment.person(number);
            let heard = said.iter().filter(|&&channel| hears(person, channel, moment.phase)).count();
            prop_assert_eq!(number_received(inbox), heard, "{:?}", person);
        }
    }

    #[test]
    fn people_speak_where_they_may(moment in moments(), number in 0..PLAYERS) {
        let (access, person) = (moment.access(), moment.person(Some(number)));
        for channel in Channel::ALL {
            let author = access.author(player(number), channel);
            prop_assert_eq!(author.is_some(), speaks(person, channel, moment.phase), "{:?} {:?}", person, channel);
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
    fn a_member_is_told_what_becomes_readable_and_nothing_twice(
        moments in vec(moments(), 2..6),
        players in vec(proptest::option::of(0..PLAYERS), 1..6),
    ) {
        for pair in moments.windows(2) {
            let (before, now) = (pair[0].access(), pair[1].access());
            let (mut members, mut inboxes) = room(&players);
            for channel in Channel::ALL {
                let is_news = |member: &Member| now.reveals(&before, member, channel);
                members.send_news(is_news, talk(channel));
            }
            for (&number, inbox) in players.iter().zip(&mut inboxes) {
                let hears = |moment: &Moment, channel| hears(moment.person(number), channel, moment.phase);
                let is_new = |&&channel: &&Channel| hears(&pair[1], channel) && !hears(&pair[0], channel);
                prop_assert_eq!(number_received(inbox), Channel::ALL.iter().filter(is_new).count());
            }
        }
    }
}
