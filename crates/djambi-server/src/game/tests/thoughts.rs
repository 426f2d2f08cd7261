//! The thoughts of bots about treaties.

use djambi::{BySeat, SQUARE9, Seat};
use djambi_press::Treaty;
use djambi_protocol::{
    ActKind, Channel, Deed, GameMessage, NewGameRequest, SeatRequest, TableSettings, TalkPage, TalkSince,
    Thought, TreatyStanding, Words,
};

use super::{ADA, TestRooms};
use crate::game::bots::Found;
use crate::game::{classic_request, new_game};
use crate::identity::Player;
use crate::outbox::{Delivery, Frame};
use crate::store::{Games, Talk};

/// Blue, a bot, may kill a militant of red's, who is Ada.
const START: &str = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg b b 3 9";

#[tokio::test]
async fn a_bot_notes_for_what_it_broke_its_word_and_nobody_hears_it() {
    let mut test = TestRooms::new().await;
    test.game = "thoughts".parse().unwrap();
    let request = NewGameRequest {
        start: Some(START.to_owned()),
        bot_delay_ms: Some(60_000),
        table: TableSettings::at_once(),
        ..classic_request([(Seat::Red, SeatRequest::Person { name: None, mine: true })])
    };
    test.store.create(new_game(request, test.game.clone(), &Player::unnamed(ADA), 0).unwrap()).await.unwrap();
    let treaty = Treaty::peace(&SQUARE9, [Seat::Red, Seat::Blue], 2).unwrap().to_form();
    test.act(Channel::Table, Seat::Red, ActKind::Propose { treaty }).await;
    test.act(Channel::Table, Seat::Blue, ActKind::Accept { of: 1 }).await;
    let (room, mut inbox) = test.join(1).await;
    let mv = SQUARE9.parse_wire("c4c3@h7").unwrap();
    let found = Found { mv, draws: BySeat::default(), breach_gain: Some(142) };
    room.bot_found(0, Some(found)).await.unwrap();
    room.catch_up().await.unwrap();
    let game = room.read().await.unwrap();
    let states: Vec<_> = game.treaties.states().map(|(_, state)| state).collect();
    assert_eq!(states, [TreatyStanding::Broken { by: Seat::Blue, event: 1 }]);
    let pages = test.store.talk(&test.game, TalkSince::default()).await.unwrap();
    let notebook = Channel::Private([Seat::Blue].into_iter().collect());
    let page = pages.iter().find(|page| page.channel == notebook).expect("a notebook");
    let thought = Thought { channel: Channel::Table, of: 1, deed: Deed::Broke { gain: 142 } };
    let [noted] = &page.messages[..] else { panic!("one thought") };
    assert_eq!((noted.message.after, &noted.message.words), (1, &Words::Thought(thought)));
    assert!(noted.holders.is_empty(), "no person reads it as the player of the seat");
    let deliveries = std::iter::from_fn(|| inbox.try_recv());
    let told: Vec<_> =
        deliveries.flat_map(|Delivery { first, then }| [Some(first), then]).flatten().collect();
    let of = |channel| told.iter().filter(|frame| is_said_in(frame, channel)).count();
    assert_eq!((of(Channel::Table), of(notebook)), (1, 0), "the game tells what was said, but no thought");
}

/// Whether a message tells something of a channel.
fn is_said_in(frame: &Frame, channel: Channel) -> bool {
    let has = |pages: &[TalkPage]| pages.iter().any(|page| page.channel == channel);
    match frame.read() {
        GameMessage::Talk { page } => has(&[page]),
        GameMessage::Game { talk, .. } => has(&talk),
        _ => false,
    }
}
