//! The law of audiences, for generated members, seats and messages.

use std::collections::{BTreeMap, BTreeSet};

use djambi::Seat;
use djambi_protocol::CommandId;
use proptest::collection::{btree_map, hash_set, vec};
use proptest::prelude::*;

use super::*;
use crate::limits::Network;
use crate::outbox::Inbox;

const SEATS: [Seat; 6] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green, Seat::Purple, Seat::Orange];
/// The number of players.
const PLAYERS: u8 = 5;

fn player(number: u8) -> PlayerId {
    PlayerId::new([number; PlayerId::LENGTH])
}

/// A member, and what its connection receives.
fn member(id: u64, player: Option<PlayerId>) -> (Member, Inbox) {
    let (outbox, inbox) = Outbox::alone();
    let caller = Caller { network: Network::of([127, 0, 0, 1].into()), request: "test".into() };
    (Member::new(MemberId(id), player, caller, outbox), inbox)
}

/// A message that can be told from others.
fn message(number: usize) -> GameMessage {
    let id: CommandId = format!("m{number}").parse().unwrap();
    GameMessage::Ack { id, seq: u32::try_from(number).unwrap() }
}

fn frame(game: &str, number: usize) -> String {
    format!(r#"{{"game":"{game}","type":"ack","id":"m{number}","seq":{number}}}"#)
}

/// The deliveries that wait for a connection, each as its messages.
fn received(inbox: &mut Inbox) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    while let Some(Delivery { first, then }) = inbox.try_recv() {
        all.push([Some(first), then].into_iter().flatten().map(|frame| frame.text.to_string()).collect());
    }
    all
}

/// The indices of the members whom an audience means, said in other words than in the code: by the players.
fn expected(audience: &Audience, members: &[Option<u8>], holders: &BTreeMap<Seat, u8>) -> BTreeSet<usize> {
    let sitting: BTreeSet<u8> = holders.values().copied().collect();
    let of_players = |players: &BTreeSet<u8>| {
        let is_one = |number: &Option<u8>| number.is_some_and(|number| players.contains(&number));
        (0..members.len()).filter(|&index| is_one(&members[index])).collect::<BTreeSet<_>>()
    };
    let everybody: BTreeSet<usize> = (0..members.len()).collect();
    match audience {
        Audience::Everybody | Audience::Readers(Readers::Everybody) => everybody,
        &Audience::Readers(Readers::Out { living }) => {
            let lives = |number: &u8| holders.iter().any(|(&seat, of)| of == number && living.contains(seat));
            of_players(&sitting.iter().copied().filter(|number| !lives(number)).collect())
        }
        Audience::Readers(Readers::Watchers) => &everybody - &of_players(&sitting),
        &Audience::Readers(Readers::Holders(seats)) => {
            let holds = |number: &u8| holders.iter().any(|(&seat, of)| of == number && seats.contains(seat));
            of_players(&sitting.iter().copied().filter(holds).collect())
        }
        Audience::Players(players) => {
            let is_meant = |index: &usize| players.contains(&members[*index].map(player));
            everybody.into_iter().filter(is_meant).collect()
        }
        Audience::Connections(ids) => {
            everybody.into_iter().filter(|&index| ids.contains(&MemberId(index as u64))).collect()
        }
        Audience::Connection(MemberId(id)) => {
            everybody.into_iter().filter(|&index| index as u64 == *id).collect()
        }
    }
}

impl std::fmt::Debug for Audience {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Everybody => f.write_str("everybody"),
            Self::Readers(readers) => write!(f, "{readers:?}"),
            Self::Players(players) => write!(f, "{} players", players.len()),
            Self::Connections(ids) => write!(f, "connections {ids:?}"),
            Self::Connection(MemberId(id)) => write!(f, "connection {id}"),
        }
    }
}

fn audiences() -> impl Strategy<Value = Audience> {
    prop_oneof![
        Just(Audience::Everybody),
        vec(proptest::sample::select(&SEATS[..]), 0..4)
            .prop_map(|living| Audience::Readers(Readers::Out { living: living.into_iter().collect() })),
        Just(Audience::Readers(Readers::Everybody)),
        Just(Audience::Readers(Readers::Watchers)),
        vec(proptest::option::of(0..PLAYERS), 0..4).prop_map(|numbers| Audience::Players(
            numbers.into_iter().map(|number| number.map(player)).collect()
        )),
        hash_set((0..8_u64).prop_map(MemberId), 0..4).prop_map(Audience::Connections),
        (0..8_u64).prop_map(|id| Audience::Connection(MemberId(id))),
    ]
}

proptest! {
    #[test]
    fn each_member_receives_the_messages_of_its_audiences_and_no_others(
        players in vec(proptest::option::of(0..PLAYERS), 0..8),
        seats in btree_map(proptest::sample::select(&SEATS[..]), 0..PLAYERS, 0..6),
        sent in vec(audiences(), 0..12),
    ) {
        let holders = GameSeats::of_holders(seats.iter().map(|(&seat, &number)| (seat, player(number))));
        let mut members = Members::new("g1".parse().unwrap());
        let mut inboxes = Vec::new();
        for (id, number) in (0..).zip(&players) {
            let (member, inbox) = member(id, number.map(player));
            members.insert(member);
            inboxes.push(inbox);
        }
        for (number, audience) in sent.iter().enumerate() {
            members.send(&holders, audience, message(number));
        }
        for (index, inbox) in inboxes.iter_mut().enumerate() {
            let for_it = |audience| expected(audience, &players, &seats).contains(&index);
            let numbers = (0..sent.len()).filter(|&number| for_it(&sent[number]));
            let frames: Vec<_> = numbers.map(|number| vec![frame("g1", number)]).collect();
            prop_assert_eq!(received(inbox), frames);
        }
    }

    #[test]
    fn two_messages_come_in_one_delivery_to_members_of_both_audiences(
        players in vec(proptest::option::of(0..PLAYERS), 0..8),
        seats in btree_map(proptest::sample::select(&SEATS[..]), 0..PLAYERS, 0..6),
        first in audiences(),
        then in audiences(),
    ) {
        let holders = GameSeats::of_holders(seats.iter().map(|(&seat, &number)| (seat, player(number))));
        let mut members = Members::new("g1".parse().unwrap());
        let mut inboxes = Vec::new();
        for (id, number) in (0..).zip(&players) {
            let (member, inbox) = member(id, number.map(player));
            members.insert(member);
            inboxes.push(inbox);
        }
        members.send_two(&holders, [(first.clone(), message(1)), (then.clone(), message(2))]);
        for (index, inbox) in inboxes.iter_mut().enumerate() {
            let is_for = |audience| expected(audience, &players, &seats).contains(&index);
            let numbers = [(&first, 1), (&then, 2)].into_iter().filter(|&(audience, _)| is_for(audience));
            let together: Vec<_> = numbers.map(|(_, number)| frame("g1", number)).collect();
            let deliveries = received(inbox);
            prop_assert!(deliveries.len() <= 1);
            prop_assert_eq!(deliveries.concat(), together);
        }
    }
}

#[test]
fn a_connection_that_has_ended_is_removed_when_a_message_is_for_it() {
    let mut members = Members::new("g1".parse().unwrap());
    let ((gone, inbox), (here, _here)) = (member(0, None), member(1, Some(player(1))));
    members.insert(gone);
    members.insert(here);
    drop(inbox);
    members.send(&GameSeats::default(), &Audience::Connection(MemberId(1)), message(0));
    assert!(members.get(MemberId(0)).is_some(), "it was not tried");
    members.send(&GameSeats::default(), &Audience::Everybody, message(1));
    assert!(members.get(MemberId(0)).is_none() && members.get(MemberId(1)).is_some());
}

#[tokio::test(start_paused = true)]
async fn a_member_has_the_lag_of_its_connection() {
    let (member, _inbox) = member(0, None);
    let connection = member.lag.clone();
    assert_eq!(member.lag_ms(), None);
    let ping = connection.sent_ping();
    tokio::time::advance(std::time::Duration::from_millis(120)).await;
    connection.pong(&ping);
    assert_eq!(member.clone().lag_ms(), Some(120));
}
