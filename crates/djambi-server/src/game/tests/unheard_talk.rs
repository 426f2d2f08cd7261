//! A room goes on while it is not known what became of a message.

use djambi_protocol::{
    Channel, Command, GameMessage, PlayerAction, Refusal, Say, Sign, TalkMessage, TalkPage, Words,
};

use super::{TestRooms, resign};
use crate::game::members::MemberId;
use crate::outbox::Inbox;
use crate::store::Talk;

fn say(id: &str, sign: Sign) -> Say {
    Say { id: id.parse().unwrap(), channel: Channel::Table, words: Words::Sign(sign) }
}

/// The numbers of the messages that are heard until one is acknowledged with this number, and what was refused.
async fn heard(inbox: &mut Inbox, until: u32) -> (Vec<u32>, Vec<String>) {
    let mut heard = Vec::new();
    let mut refused = Vec::new();
    let mut hear = |page: TalkPage| heard.extend(page.messages.iter().map(|said: &TalkMessage| said.seq));
    loop {
        let delivery = inbox.recv().await;
        let mut is_last = false;
        for message in [Some(delivery.first), delivery.then].into_iter().flatten() {
            match message.read() {
                GameMessage::Said { seq, .. } => is_last |= seq == until,
                GameMessage::Talk { page } => hear(page),
                GameMessage::Refused { failure, .. } => refused.push(failure.code),
                _ => {}
            }
        }
        if is_last {
            return (heard, refused);
        }
    }
}

#[tokio::test]
async fn a_turn_behind_a_message_does_not_wait_and_each_hears_it_once() {
    let test = TestRooms::new().await;
    let (room, mut ada) = test.join(1).await;
    let silence = test.store.switches().silence.lock().await;
    room.say(MemberId(1), "Ada".to_owned(), say("w1", Sign::Hello)).await.unwrap();
    let action = PlayerAction::Turn { r#move: "a3a4".parse().unwrap() };
    let turn = Command { action, ..resign() };
    room.command(MemberId(1), turn).await.unwrap();
    assert!(matches!(ada.next().await, Some(GameMessage::Game { seq: 0, .. })));
    let played = ada.next_two().await;
    assert!(
        matches!(played, Some((GameMessage::Ack { seq: 1, .. }, GameMessage::Event { .. }))),
        "{played:?}"
    );

    // It is on disk already, and comes to somebody who is new as to the others.
    while test.store.talk(&test.game, Default::default()).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let (_, mut new) = test.join(2).await;
    let Some(GameMessage::Game { talk, .. }) = new.next().await else { panic!("no game") };
    assert_eq!(talk, []);
    drop(silence);
    room.say(MemberId(2), "Ada".to_owned(), say("w2", Sign::Thanks)).await.unwrap();
    assert_eq!(heard(&mut new, 2).await, (vec![1, 2], vec![]));
    assert_eq!(heard(&mut ada, 1).await, (vec![1], vec![]));
}

#[tokio::test]
async fn a_message_that_is_sent_again_on_its_way_is_acknowledged_and_counts_once() {
    let test = TestRooms::new().await;
    let (room, mut ada) = test.join(1).await;
    let silence = test.store.switches().silence.lock().await;
    // Nineteen, the last of them three times, and one more.
    let ids: Vec<String> = (1..=19).chain([19, 19, 20, 21]).map(|number| format!("w{number}")).collect();
    for id in &ids {
        room.say(MemberId(1), "Ada".to_owned(), say(id, Sign::Hello)).await.unwrap();
    }
    // The room has taken all of them before any is answered.
    room.read().await.unwrap();
    drop(silence);
    room.catch_up().await.unwrap();
    let (numbers, refused) = heard(&mut ada, 19).await;
    assert_eq!((numbers, refused), ((1..=19).collect(), vec![]));
    let rest = std::iter::from_fn(|| ada.try_recv());
    let codes: Vec<String> = rest
        .flat_map(|delivery| [Some(delivery.first), delivery.then])
        .flatten()
        .filter_map(|frame| match frame.read() {
            GameMessage::Refused { failure, .. } => Some(failure.code),
            GameMessage::Said { seq, .. } => Some(seq.to_string()),
            _ => None,
        })
        .collect();
    let too_much = Refusal::TooMuchTalk { seconds: 60 }.code();
    assert_eq!(codes, ["19", "19", too_much, too_much], "what is on its way counts, also twice");
}
