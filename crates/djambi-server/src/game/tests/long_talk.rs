//! A game in which much was said, and those who follow it again and again.

use djambi_protocol::{Channel, GameMessage, Refusal, TalkSince, Words};
use tungstenite::Utf8Bytes;

use super::TestRooms;
use super::{ADA, ada};
use crate::game::{Room, Seen};
use crate::outbox::{Delivery, Frame, Inbox, Outbox};
use crate::store::{Holders, NewTalk, Talk};

/// How many emoji a message has: as many as it may have.
const EMOJI: usize = 500;

/// Rooms with a game in which 500 messages of the greatest length were said, 1 MB in all.
async fn talkative() -> TestRooms {
    let test = TestRooms::new().await;
    for number in 0..500_u64 {
        let message = format!("w{number}").parse().unwrap();
        let words = Words::Text("🎉".repeat(EMOJI));
        let game = test.game.clone();
        let channel = Channel::Table;
        let name = String::new();
        let holders = Holders::new();
        let new =
            NewTalk { game, channel, at_ms: number, seat: None, player: ADA, name, words, holders, message };
        test.store.say(new).await.unwrap();
    }
    test
}

async fn follow(test: &TestRooms, member: u64, outbox: &Outbox, table: u32) -> Room {
    let seen = [(Channel::Table, table), (Channel::Dead, 1), (Channel::Watchers, 1)];
    let seen = Seen { talk: TalkSince::from(seen), ..Seen::default() };
    test.rooms.join(&test.game, &ada(member, outbox.clone()), seen).await.unwrap()
}

async fn answer(inbox: &mut Inbox) -> Frame {
    let Delivery { first, then: None } = inbox.recv().await else { panic!("one message") };
    first
}

#[tokio::test]
async fn a_connection_that_reads_nothing_is_ended_before_much_waits_for_it() {
    let test = talkative().await;
    let (outbox, inbox) = Outbox::alone();
    for _ in 0..30 {
        let room = follow(&test, 1, &outbox, 0).await;
        room.catch_up().await.unwrap();
    }
    assert_eq!(inbox.end(), Some(Refusal::TooSlow.into()));
    let mut inbox = inbox;
    let mut bytes = 0;
    while let Some(Delivery { first, .. }) = inbox.try_recv() {
        bytes += first.whole_text().len();
    }
    assert!((1 << 20..=2 << 20).contains(&bytes), "{bytes}");
}

#[tokio::test]
async fn all_who_ask_share_the_talk() {
    let test = talkative().await;
    let mut pieces: Vec<Vec<Utf8Bytes>> = Vec::new();
    for (member, table) in [(1, 0), (2, 0), (3, 499)] {
        let (outbox, mut inbox) = Outbox::alone();
        follow(&test, member, &outbox, table).await;
        let frame = answer(&mut inbox).await;
        let GameMessage::Game { talk, events, .. } = frame.read() else { panic!("{}", frame.whole_text()) };
        assert_eq!((talk[0].messages.len(), events.len()), (500 - table as usize, 0));
        pieces.push(frame.rest);
    }
    let long = |pieces: &[Utf8Bytes]| {
        pieces
            .iter()
            .filter(|piece| piece.len() > 1 << 20 >> 1)
            .map(|piece| piece.as_ptr())
            .collect::<Vec<_>>()
    };
    assert_eq!(long(&pieces[0]).len(), 1);
    assert_eq!(long(&pieces[0]), long(&pieces[1]), "one text serves both");
    assert_eq!(long(&pieces[2]).len(), 0);
}
