//! The law of what members of a room receive of its talk, for generated games, members and messages. Who may
//! read is the law of `djambi-table`.

use std::collections::{BTreeMap, BTreeSet};

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, GameMessage, Phase, TalkMessage, TalkPage, Words};
use djambi_table::TalkAccess;
use proptest::collection::{btree_map, btree_set, vec};
use proptest::prelude::*;
use proptest::sample::select;

use crate::game::members::{Audience, Member, MemberId, Members};
use crate::identity::PlayerId;
use crate::limits::{Caller, Network};
use crate::outbox::{Inbox, Outbox};
use crate::store::GameSeats;

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

impl Moment {
    fn access(&self) -> TalkAccess<PlayerId> {
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
        members.insert(Member::new(MemberId(id), player, caller, outbox));
        inboxes.push(inbox);
    }
    (members, inboxes)
}

fn talk(channel: Channel) -> GameMessage {
    let words = Words::Text("a secret".to_owned());
    let messages = vec![TalkMessage { seq: 1, at_ms: 0, after: 0, seat: None, name: String::new(), words }];
    GameMessage::Talk { page: TalkPage { channel, messages } }
}

fn number_received(inbox: &mut Inbox) -> usize {
    std::iter::from_fn(|| inbox.try_recv()).count()
}

proptest! {
    #[test]
    fn a_message_comes_to_those_who_hear_its_channel_and_to_nobody_else(
        moment in moments(),
        players in vec(proptest::option::of(0..PLAYERS), 0..8),
        said in vec(select(&Channel::PUBLIC[..]), 0..6),
    ) {
        let (access, (mut members, mut inboxes)) = (moment.access(), room(&players));
        let holders = moment.holders.iter().map(|(&seat, &number)| (seat, player(number)));
        let seats = GameSeats::of_holders(holders);
        for &channel in &said {
            members.send(&seats, &Audience::Readers(access.readers(channel)), talk(channel));
        }
        for (&number, inbox) in players.iter().zip(&mut inboxes) {
            let reader = number.map(player);
            let heard = said.iter().filter(|&&channel| access.may_read(reader, channel)).count();
            prop_assert_eq!(number_received(inbox), heard, "{:?}", number);
        }
    }

    #[test]
    fn a_member_is_told_what_becomes_readable_and_nothing_twice(
        moments in vec(moments(), 2..6),
        players in vec(proptest::option::of(0..PLAYERS), 1..6),
    ) {
        for pair in moments.windows(2) {
            let before = pair[0].access();
            let now = pair[1].access();
            let (mut members, mut inboxes) = room(&players);
            for channel in Channel::PUBLIC {
                let is_news = |player: &Option<PlayerId>| now.reveals(&before, *player, channel);
                let told = members.people().filter(is_news).collect();
                members.send(&GameSeats::default(), &Audience::Players(told), talk(channel));
            }
            for (&number, inbox) in players.iter().zip(&mut inboxes) {
                let reader = number.map(player);
                let is_new = |&&channel: &&Channel| {
                    now.may_read(reader, channel) && !before.may_read(reader, channel)
                };
                prop_assert_eq!(number_received(inbox), Channel::PUBLIC.iter().filter(is_new).count());
            }
        }
    }
}
