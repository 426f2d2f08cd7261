//! Rooms over a store in memory.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use djambi_protocol::{
    Code, Command, GameId, NewGameRequest, PlayerAction, Seat, SeatRequest, ServerMessage,
};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::members::MemberId;
use super::{Inbox, Member, Outbox, Room, Rooms, new_game};
use crate::identity::GuestId;
use crate::store::{MemoryStore, Store};

const ADA: GuestId = GuestId::new([1; GuestId::LENGTH]);

/// Rooms over a store that can be broken, with one game in which a person plays red.
struct TestRooms {
    store: Arc<MemoryStore>,
    rooms: Rooms,
    tasks: TaskTracker,
    game: GameId,
}

impl TestRooms {
    async fn new() -> Self {
        let store = Arc::new(MemoryStore::default());
        let (tasks, shutdown) = (TaskTracker::new(), CancellationToken::new());
        let rooms = Rooms::new(store.clone(), tasks.clone(), shutdown);
        let game: GameId = "game".parse().unwrap();
        let request = NewGameRequest {
            rules: "classic".to_owned(),
            options: [].into(),
            start: None,
            players: None,
            seats: [(Seat::Red, SeatRequest::Human { name: None, mine: true })].into(),
            bot_delay_ms: Some(0),
        };
        store.create(new_game(request, game.clone(), ADA, 0).unwrap()).await.unwrap();
        Self { store, rooms, tasks, game }
    }

    async fn join(&self, member: u64) -> (Room, Inbox) {
        let (outbox, inbox) = Outbox::channel();
        let member = Member { id: MemberId(member), guest: Some(ADA), outbox };
        let room = self.rooms.join(&self.game, &member, 0).await.unwrap();
        (room, inbox)
    }
}

fn resign() -> Command {
    Command { id: "a".parse().unwrap(), expect: 0, seat: Seat::Red, action: PlayerAction::Resign }
}

#[tokio::test]
async fn a_failed_write_is_not_acknowledged_and_ends_the_room() {
    let test = TestRooms::new().await;
    let (room, mut inbox) = test.join(1).await;
    assert!(matches!(inbox.messages.recv().await, Some(ServerMessage::Welcome { seq: 0, .. })));
    test.store.broken.store(true, Ordering::Relaxed);
    room.command(MemberId(1), resign()).await.unwrap();
    let end = inbox.end.wait_for(Option::is_some).await.map(|end| *end).unwrap();
    assert_eq!(end, Some(Code::Internal));
    assert!(inbox.messages.try_recv().is_err(), "the command is not answered");

    test.store.broken.store(false, Ordering::Relaxed);
    let (room, mut inbox) = test.join(2).await;
    assert!(matches!(inbox.messages.recv().await, Some(ServerMessage::Welcome { seq: 0, .. })));
    room.command(MemberId(2), resign()).await.unwrap();
    assert!(matches!(inbox.messages.recv().await, Some(ServerMessage::Ack { seq: 1, .. })));
}

#[tokio::test(start_paused = true)]
async fn an_empty_room_closes_and_opens_again() {
    let test = TestRooms::new().await;
    let (room, _inbox) = test.join(1).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(test.tasks.len(), 1, "a member is there");
    room.leave(MemberId(1)).await.unwrap();
    tokio::time::sleep(Duration::from_secs(59)).await;
    assert_eq!(test.tasks.len(), 1, "the member may come back");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(test.tasks.len(), 0);
    assert!(room.leave(MemberId(1)).await.is_err());
    let (_, mut inbox) = test.join(2).await;
    assert!(matches!(inbox.messages.recv().await, Some(ServerMessage::Welcome { .. })));
}

#[tokio::test]
async fn a_member_that_does_not_read_is_ended_and_the_others_get_all_messages() {
    let test = TestRooms::new().await;
    let (room, mut slow) = test.join(1).await;
    let (_, mut reader) = test.join(2).await;
    reader.messages.recv().await.unwrap();
    for _ in 0..300 {
        room.command(MemberId(1), Command { seat: Seat::Blue, ..resign() }).await.unwrap();
    }
    let end = slow.end.wait_for(Option::is_some).await.map(|end| *end).unwrap();
    assert_eq!(end, Some(Code::TooSlow));
    room.command(MemberId(2), resign()).await.unwrap();
    assert!(matches!(reader.messages.recv().await, Some(ServerMessage::Ack { seq: 1, .. })));
}
