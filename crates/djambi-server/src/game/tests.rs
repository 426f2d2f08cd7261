//! Rooms over a store that can be broken.

mod bound_bots;
mod finding;
mod long_talk;
mod seats_and_time;
mod table_acts;
mod thoughts;
mod unheard_talk;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use djambi::{Reason, Seat};
use djambi_protocol::{
    Command, Event, EventKind, GameId, GameMessage, NewGameRequest, PlayerAction, Refusal, SeatRequest,
    TableSettings, TalkRule,
};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::bots::Found;
use super::event_log::MAX_EVENTS;
use super::members::MemberId;
use super::{Cutoffs, Expiry, Lag, Member, Room, Rooms, Seen, classic_request, new_game, record};
use crate::identity::{Player, PlayerId};
use crate::limits::{Caller, Network};
use crate::outbox::{Delivery, Frame, Inbox, Outbox};
use crate::store::{Games, NewEvent, NewGame, SqliteStore};

const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);

/// Rooms over a store that can be broken, with one game in which a person plays red.
struct TestRooms {
    store: Arc<SqliteStore>,
    rooms: Rooms,
    tasks: TaskTracker,
    game: GameId,
}

impl TestRooms {
    async fn new() -> Self {
        let store = SqliteStore::temporary().await;
        let tasks = TaskTracker::new();
        let shutdown = CancellationToken::new();
        let rooms = Rooms::new(store.clone(), tasks.clone(), shutdown, Arc::default());
        let game: GameId = "game".parse().unwrap();
        store.create(ada_plays_red(&game, 0)).await.unwrap();
        Self { store, rooms, tasks, game }
    }

    async fn join(&self, member: u64) -> (Room, Inbox) {
        let (outbox, inbox) = Outbox::alone();
        let room = self.rooms.join(&self.game, &ada(member, outbox), Seen::default()).await.unwrap();
        (room, inbox)
    }
}

/// A connection of Ada.
fn ada(id: u64, outbox: Outbox) -> Member {
    let caller = Caller { network: Network::of([127, 0, 0, 1].into()), request: "test".into() };
    Member {
        id: MemberId(id),
        player: Some(ADA),
        has_account: false,
        caller,
        outbox,
        lag: Arc::new(Lag::new()),
        owes_read: Arc::default(),
    }
}

/// A new game in which Ada plays red against bots that wait so long.
fn ada_plays_red(game: &GameId, bot_delay_ms: u32) -> NewGame {
    let request = NewGameRequest {
        bot_delay_ms: Some(bot_delay_ms),
        table: TableSettings { talk: TalkRule::All, ..TableSettings::at_once() },
        ..classic_request([(Seat::Red, SeatRequest::Person { name: None, mine: true })])
    };
    new_game(request, game.clone(), &Player::unnamed(ADA), 0).unwrap()
}

/// The number of events that a long game appends at once: `try_join_all` polls up to 30 futures in order.
const SHARED: usize = 30;

/// A game of Ada with herself that no rule ends: `turns` turns of two chiefs.
async fn long_game(store: &dyn Games, game: &GameId, turns: u32) {
    let mine = SeatRequest::Person { name: None, mine: true };
    let request = NewGameRequest {
        start: Some("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1".to_owned()),
        ..classic_request([(Seat::Red, mine.clone()), (Seat::Yellow, mine)])
    };
    let mut new = new_game(request, game.clone(), &Player::unnamed(ADA), 0).unwrap();
    (new.settings.rules.repetition, new.settings.rules.quiet_limit) = (u32::MAX, 0);
    store.create(new).await.unwrap();
    // Some at once, so that they share commits.
    for first in (1..=turns).step_by(SHARED) {
        let appends = (first..=turns).take(SHARED).map(|seq| {
            let event = Event { seq, at_ms: 0, clocks: None, charged_ms: None, kind: shuffle(seq) };
            store.append(NewEvent::new(game.clone(), event, None))
        });
        futures_util::future::try_join_all(appends).await.unwrap();
    }
}

/// The turn with this number of a game in which two chiefs go to and fro.
fn shuffle(seq: u32) -> EventKind {
    let turns = [(Seat::Red, "a1b1"), (Seat::Yellow, "i9h9"), (Seat::Red, "b1a1"), (Seat::Yellow, "h9i9")];
    let (seat, wire) = turns[(seq as usize - 1) % turns.len()];
    EventKind::Turn { seat, r#move: wire.parse().unwrap() }
}

/// A command that asks for the shuffling turn after event `expect`.
fn shuffling(expect: u32) -> Command {
    let EventKind::Turn { seat, r#move } = shuffle(expect + 1) else { unreachable!("a turn") };
    let id = format!("s{expect}").parse().unwrap();
    let action = PlayerAction::Turn { r#move };
    Command { id, expect, seen: None, seat, action }
}

fn resign() -> Command {
    let id = "a".parse().unwrap();
    Command { id, expect: 0, seen: None, seat: Seat::Red, action: PlayerAction::Resign }
}

#[tokio::test]
async fn a_failed_write_is_not_acknowledged_and_ends_the_room() {
    let test = TestRooms::new().await;
    let (room, mut inbox) = test.join(1).await;
    assert!(matches!(inbox.next().await, Some(GameMessage::Game { seq: 0, .. })));
    test.store.switches().broken.store(true, Ordering::Relaxed);
    room.command(MemberId(1), resign()).await.unwrap();
    let end = inbox.ended().await;
    assert_eq!(end, Refusal::Internal.into());
    assert!(inbox.try_recv().is_none(), "the command is not answered");

    test.store.switches().broken.store(false, Ordering::Relaxed);
    let (room, mut inbox) = test.join(2).await;
    assert!(matches!(inbox.next().await, Some(GameMessage::Game { seq: 0, .. })));
    room.command(MemberId(2), resign()).await.unwrap();
    assert!(matches!(
        inbox.next_two().await,
        Some((GameMessage::Ack { seq: 1, .. }, GameMessage::Event { .. }))
    ));
}

#[tokio::test(start_paused = true)]
async fn an_empty_room_closes_and_opens_again() {
    let test = TestRooms::new().await;
    let (room, _inbox) = test.join(1).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(test.tasks.len(), 1, "a member is there");
    room.leave(MemberId(1), None).await.unwrap();
    tokio::time::sleep(Duration::from_secs(59)).await;
    assert_eq!(test.tasks.len(), 1, "the member may come back");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(test.tasks.len(), 0);
    assert!(room.leave(MemberId(1), None).await.is_err());
    let (_, mut inbox) = test.join(2).await;
    assert!(matches!(inbox.next().await, Some(GameMessage::Game { .. })));
}

#[tokio::test]
async fn a_member_that_does_not_read_is_ended_and_the_others_get_all_messages() {
    let test = TestRooms::new().await;
    let (room, slow) = test.join(1).await;
    let (_, mut reader) = test.join(2).await;
    reader.next().await.unwrap();
    for _ in 0..300 {
        room.command(MemberId(1), Command { seat: Seat::Blue, ..resign() }).await.unwrap();
    }
    let end = slow.ended().await;
    assert_eq!(end, Refusal::TooSlow.into());
    room.command(MemberId(2), resign()).await.unwrap();
    assert!(matches!(
        reader.next_two().await,
        Some((GameMessage::Ack { seq: 1, .. }, GameMessage::Event { .. }))
    ));
}

#[tokio::test]
async fn the_service_ends_a_game_at_the_limit_of_events() {
    let store = SqliteStore::temporary().await;
    let rooms = Rooms::new(store.clone(), TaskTracker::new(), CancellationToken::new(), Arc::default());
    let game: GameId = "long".parse().unwrap();
    long_game(&*store, &game, MAX_EVENTS - 3).await;
    let (outbox, mut inbox) = Outbox::alone();
    let room =
        rooms.join(&game, &ada(1, outbox), Seen { since: MAX_EVENTS - 3, ..Seen::default() }).await.unwrap();
    assert!(matches!(inbox.next().await, Some(GameMessage::Game { .. })));
    for seq in [MAX_EVENTS - 2, MAX_EVENTS - 1] {
        assert!(rooms.read("long").await.unwrap().live.outcome().is_none());
        room.command(MemberId(1), shuffling(seq - 1)).await.unwrap();
        let (ack, event) = inbox.next_two().await.unwrap();
        assert!(matches!(ack, GameMessage::Ack { seq: acked, .. } if acked == seq));
        assert!(matches!(event, GameMessage::Event { event } if event.kind == shuffle(seq)));
    }
    let event = inbox.next().await.unwrap();
    assert!(
        matches!(event, GameMessage::Event { event } if event.seq == MAX_EVENTS && event.kind == EventKind::LengthLimit)
    );
    room.command(MemberId(1), shuffling(MAX_EVENTS)).await.unwrap();
    let answer = inbox.next().await.unwrap();
    assert!(
        matches!(&answer, GameMessage::Refused { failure, .. } if failure.code == "finished"),
        "{answer:?}"
    );

    // The same from the disk.
    let rooms = Rooms::new(store, TaskTracker::new(), CancellationToken::new(), Arc::default());
    let snapshot = rooms.read("long").await.unwrap();
    let outcome = snapshot.live.outcome().unwrap();
    assert_eq!((outcome.reason, outcome.players.len()), (Reason::LengthLimit, 2));
    assert_eq!((snapshot.live.to_move(), snapshot.log.seq()), (None, MAX_EVENTS));
    let text = record(&snapshot, None);
    assert!(text.contains("[Termination \"length_limit\"]\n"), "{text}");
    assert!(text.contains("[Result \"1/2-_-1/2-_\"]\n"), "{text}");
    assert_eq!(djambi::Record::parse(&text).unwrap().to_string(), text);
}

#[tokio::test]
async fn reading_a_game_holds_up_nobody_else() {
    let test = TestRooms::new().await;
    let slow: GameId = "slow".parse().unwrap();
    test.store.switches().unreadable.lock().unwrap().insert(slow.clone());
    let opening = tokio::time::timeout(Duration::from_millis(50), test.rooms.open(&slow));
    assert!(opening.await.is_err(), "this game is never read");
    let opening = test.rooms.open(&slow);
    let others = tokio::time::timeout(Duration::from_secs(10), test.join(1));
    tokio::select! {
        biased;
        _ = opening => panic!("this game is never read"),
        joined = others => assert!(joined.is_ok()),
    }
}

#[tokio::test]
async fn games_that_cannot_be_opened_leave_nothing_behind() {
    let test = TestRooms::new().await;
    let missing: GameId = "missing".parse().unwrap();
    let (one, two) = tokio::join!(test.rooms.open(&missing), test.rooms.open(&missing));
    assert!(one.is_err() && two.is_err());
    assert_eq!(test.rooms.open_rooms(), 0);
    drop(test.join(1).await);
    assert_eq!(test.rooms.open_rooms(), 1);
}

#[tokio::test]
async fn a_game_that_is_deleted_waits_for_nobody() {
    let test = TestRooms::new().await;
    let (outbox, mut inbox) = Outbox::alone();
    let _follower = test.rooms.notices().follow(&*test.store, Some(ADA), &outbox).await.unwrap();
    let told = async |inbox: &mut Inbox| inbox.recv().await.first.text.to_string();
    assert!(told(&mut inbox).await.contains("\"games\":[]"));
    test.rooms.open(&test.game).await.unwrap();
    assert!(told(&mut inbox).await.contains("your_turn"));
    let cutoffs = Cutoffs { idle_ms: u64::MAX, unplayed_ms: u64::MAX };
    assert_eq!(test.rooms.expire(&test.game, cutoffs).await.unwrap(), Some(Expiry::Delete));
    let gone = tokio::time::timeout(Duration::from_secs(5), told(&mut inbox)).await.unwrap();
    assert_eq!(gone, "{\"type\":\"notice\",\"seq\":2,\"game\":\"game\"}");
}

#[tokio::test]
async fn a_game_gets_one_room() {
    let test = TestRooms::new().await;
    let rooms = futures_util::future::join_all((0..20).map(|_| test.rooms.open(&test.game))).await;
    assert!(rooms.iter().all(Result::is_ok));
    assert_eq!((test.tasks.len(), test.rooms.open_rooms()), (1, 1));
}

#[tokio::test]
async fn a_room_that_panics_is_replaced() {
    let test = TestRooms::new().await;
    let (room, mut inbox) = test.join(1).await;
    let (_, mut watcher) = test.join(2).await;
    test.store.switches().panics.store(true, Ordering::Relaxed);
    room.command(MemberId(1), resign()).await.unwrap();
    for inbox in [&mut inbox, &mut watcher] {
        let end = inbox.ended().await;
        assert_eq!(end, Refusal::Internal.into(), "everybody is sent away");
    }
    test.store.switches().panics.store(false, Ordering::Relaxed);
    let (room, mut inbox) = test.join(3).await;
    assert!(matches!(inbox.next().await, Some(GameMessage::Game { seq: 0, .. })));
    room.command(MemberId(3), resign()).await.unwrap();
    assert!(matches!(
        inbox.next_two().await,
        Some((GameMessage::Ack { seq: 1, .. }, GameMessage::Event { .. }))
    ));
}

#[tokio::test]
async fn a_request_that_a_closing_room_cannot_answer_is_ended() {
    let (room, requests) = Room::channel();
    let (outbox, inbox) = Outbox::alone();
    room.join(ada(1, outbox), Seen::default()).await.unwrap();
    drop(requests);
    let end = inbox.ended().await;
    assert_eq!(end, Refusal::Internal.into());
}

#[tokio::test]
async fn a_bot_that_finds_no_turn_is_asked_again_and_plays_any_at_last() {
    let test = TestRooms::new().await;
    let game: GameId = "bots".parse().unwrap();
    test.store.create(ada_plays_red(&game, 60_000)).await.unwrap();
    let (outbox, mut inbox) = Outbox::alone();
    let room = test.rooms.join(&game, &ada(1, outbox), Seen::default()).await.unwrap();
    room.command(MemberId(1), resign()).await.unwrap();
    inbox.next().await.unwrap();
    inbox.next_two().await.unwrap();
    // The search dies, or its turn is illegal.
    let illegal = Found { mv: djambi::Move::PASS, draws: djambi::BySeat::default(), breach_gain: None };
    for found in [None, Some(illegal)] {
        room.bot_found(1, found).await.unwrap();
        let snapshot = room.read().await.unwrap();
        assert_eq!(snapshot.log.seq(), 1, "it is asked again");
    }
    room.bot_found(1, None).await.unwrap();
    let event = inbox.next().await.unwrap();
    assert!(
        matches!(&event, GameMessage::Event { event } if matches!(event.kind, EventKind::Turn { seat: Seat::Blue, .. })),
        "{event:?}"
    );
}

#[tokio::test]
async fn a_standing_agreement_is_acknowledged_without_another_event() {
    let test = TestRooms::new().await;
    // Bots would decline after a while.
    let alone: GameId = "alone".parse().unwrap();
    long_game(&*test.store, &alone, 0).await;
    let (outbox, mut inbox) = Outbox::alone();
    let room = test.rooms.join(&alone, &ada(1, outbox), Seen::default()).await.unwrap();
    inbox.next().await.unwrap();
    let agree = |id: &str, expect| {
        let action = PlayerAction::AgreeDraw;
        Command { id: id.parse().unwrap(), expect, seen: None, seat: Seat::Red, action }
    };
    room.command(MemberId(1), agree("a", 0)).await.unwrap();
    assert!(matches!(
        inbox.next_two().await,
        Some((GameMessage::Ack { seq: 1, .. }, GameMessage::Event { .. }))
    ));
    for id in ["b", "c", "d"] {
        room.command(MemberId(1), agree(id, 1)).await.unwrap();
        let answer = inbox.next().await.unwrap();
        assert!(matches!(answer, GameMessage::Ack { seq: 1, .. }), "{answer:?}");
    }
    assert!(inbox.try_recv().is_none(), "nobody is told of anything");
    assert_eq!(room.read().await.unwrap().log.seq(), 1);
}

#[tokio::test]
async fn a_log_with_repeated_agreements_is_still_a_game() {
    let test = TestRooms::new().await;
    for seq in 1..=5 {
        let event = Event {
            seq,
            at_ms: 0,
            clocks: None,
            charged_ms: None,
            kind: EventKind::AgreeDraw { seat: Seat::Red },
        };
        test.store.append(NewEvent::new(test.game.clone(), event, Some(Seat::Red))).await.unwrap();
    }
    let snapshot = test.rooms.read("game").await.unwrap();
    assert_eq!((snapshot.log.seq(), snapshot.live.outcome()), (5, None));
}

#[tokio::test]
async fn an_event_is_written_once_for_all_members_and_comes_with_the_acknowledgement() {
    let test = TestRooms::new().await;
    let (room, mut author) = test.join(1).await;
    let (_, mut watcher) = test.join(2).await;
    for inbox in [&mut author, &mut watcher] {
        assert!(matches!(inbox.next().await, Some(GameMessage::Game { .. })));
    }
    room.command(MemberId(1), resign()).await.unwrap();
    let Delivery { first: answer, then: Some(Frame { text: event, .. }) } = author.recv().await else {
        panic!("the event comes with the acknowledgement");
    };
    assert!(answer.text.starts_with("{\"game\":\"game\",\"type\":\"ack\""), "{}", answer.text);
    let Delivery { first: Frame { text: same, .. }, then: None } = watcher.recv().await else {
        panic!("the watcher gets the event alone");
    };
    assert_eq!((event.as_str(), event.as_ptr()), (same.as_str(), same.as_ptr()));
}
