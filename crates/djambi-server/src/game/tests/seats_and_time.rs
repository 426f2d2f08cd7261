//! Seats of a table when its time comes, and of those who sit there again after their time has run out.

use std::sync::Arc;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{
    ClockSettings, Command, EventKind, FlagRule, Level, NewGameRequest, Offer, PlayerAction, Refusal,
    SeatRequest, Seq, TableAct, TableSettings, Watching,
};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::{ADA, ada};
use crate::game::members::{Follower, Member, MemberId};
use crate::game::{GameSnapshot, Room, Rooms, Seen, TableError, TableRequest, classic_request, new_game};
use crate::identity::{Player, PlayerId};
use crate::outbox::{Inbox, Outbox};
use crate::store::{Games, SqliteStore};

const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);
const CYD: PlayerId = PlayerId::new([3; PlayerId::LENGTH]);

/// A table in real time that Ada has opened for two, red and yellow.
struct Table(Rooms);

impl Table {
    async fn new(settings: TableSettings, yellow: SeatRequest) -> Self {
        let store = SqliteStore::temporary().await;
        let request = NewGameRequest {
            players: Some(2),
            bot_delay_ms: Some(60_000),
            clock: Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
            table: settings,
            ..classic_request([(Seat::Red, mine()), (Seat::Yellow, yellow)])
        };
        let now = crate::env::timeline_ms();
        let new = new_game(request, "table".parse().unwrap(), &Player::unnamed(ADA), now).unwrap();
        store.create(new).await.unwrap();
        Self(Rooms::new(store, TaskTracker::new(), CancellationToken::new(), Arc::default()))
    }

    async fn join(&self, id: u64, player: PlayerId) -> (Room, Inbox) {
        let (outbox, inbox) = Outbox::alone();
        let member = Member { player: Some(player), ..ada(id, outbox) };
        let room = self.0.join(&"table".parse().unwrap(), &member, Seen::default()).await.unwrap();
        sleep(1).await;
        (room, inbox)
    }

    async fn act(&self, player: PlayerId, act: TableAct) -> Result<Vec<Seat>, TableError> {
        let request = TableRequest { act, invitation: None, player: Player::unnamed(player) };
        self.0.table("table", &request).await
    }

    async fn read(&self) -> GameSnapshot {
        self.0.read("table").await.unwrap()
    }

    /// What has happened.
    async fn events(&self) -> Vec<EventKind> {
        self.read().await.log.after(0).iter().map(|event| event.kind.clone()).collect()
    }
}

const fn mine() -> SeatRequest {
    SeatRequest::Person { name: None, mine: true }
}

const fn free() -> SeatRequest {
    SeatRequest::Person { name: None, mine: false }
}

fn follower(player: PlayerId) -> Follower {
    Follower { player: Some(player), has_account: false }
}

async fn sleep(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

/// A member plays a turn after the event `expect`.
async fn play(room: &Room, member: u64, expect: Seq, seat: Seat, wire: &str) {
    let action = PlayerAction::Turn { r#move: wire.parse().unwrap() };
    let id = format!("turn-{expect}").parse().unwrap();
    room.command(MemberId(member), Command { id, expect, seen: None, seat, action }).await.unwrap();
}

/// Bob takes the yellow seat, is ready, and has no page of the table.
async fn with_bob(fill_s: u32) -> Table {
    let table = Table::new(TableSettings { fill_s: Some(fill_s), ..TableSettings::default() }, free()).await;
    table.act(BOB, TableAct::Sit { seat: Some(Seat::Yellow), ticket: None }).await.ok().unwrap();
    table.act(BOB, TableAct::Ready { ready: true }).await.ok().unwrap();
    table
}

#[tokio::test(start_paused = true)]
async fn bots_stand_in_for_those_who_are_gone_when_it_is_time_to_begin() {
    let table = with_bob(30).await;
    let _page = table.join(1, ADA).await;
    sleep(31).await;
    let stand_in = EventKind::StandIn { seat: Seat::Yellow, level: Level::default() };
    assert_eq!(table.events().await, [EventKind::Started, stand_in]);
    // Bob has the seat still, and takes it back.
    let (room, _page) = table.join(2, BOB).await;
    let action = PlayerAction::Offer { offer: Offer::Return };
    let back = Command { id: "back".parse().unwrap(), expect: 2, seen: None, seat: Seat::Yellow, action };
    room.command(MemberId(2), back).await.unwrap();
    let game = table.read().await;
    assert!(game.live.stand_ins().is_empty());
    assert_eq!(game.stored.seats.bot(Seat::Yellow), None);
}

#[tokio::test(start_paused = true)]
async fn no_game_begins_while_all_are_gone() {
    let table = with_bob(30).await;
    let (room, _page) = table.join(1, ADA).await;
    room.leave(MemberId(1), None).await.unwrap();
    sleep(31).await;
    assert_eq!(table.events().await, []);
    assert_eq!(table.read().await.stored.deadline_ms, None, "nobody looks at the table again and again");
    sleep(600).await;
    // Who comes back finds the table, and the others have the time to come back too.
    let _page = table.join(2, ADA).await;
    sleep(20).await;
    assert_eq!(table.events().await, []);
    let _other = table.join(3, BOB).await;
    sleep(11).await;
    assert_eq!(table.events().await[0], EventKind::Started);
    assert_eq!(table.read().await.live.stand_ins().len(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_seat_lost_by_time_is_kept_for_its_player() {
    let settings = TableSettings { flag: FlagRule::Open, ..TableSettings::default() };
    let table = Table::new(settings, free()).await;
    let sit = |seat| TableAct::Sit { seat, ticket: None };
    table.act(BOB, sit(Some(Seat::Yellow))).await.ok().unwrap();
    for player in [ADA, BOB] {
        table.act(player, TableAct::Ready { ready: true }).await.ok().unwrap();
    }
    let pages = [table.join(1, ADA).await, table.join(2, BOB).await];
    play(&pages[0].0, 1, 1, Seat::Red, "a3a4").await;
    play(&pages[1].0, 2, 2, Seat::Yellow, "i7i6").await;
    sleep(66).await;
    assert!(table.read().await.live.open_seats().contains(Seat::Red), "{:?}", table.events().await);
    let refused = table.act(CYD, sit(Some(Seat::Red))).await;
    assert!(matches!(refused, Err(TableError::Refusal(Refusal::SeatReserved))));
    assert!(matches!(table.act(CYD, sit(None)).await, Err(TableError::Refusal(Refusal::NoFreeSeat))));
    assert!(matches!(table.act(BOB, sit(Some(Seat::Red))).await, Err(TableError::Refusal(Refusal::Started))));
    assert_eq!(table.act(ADA, sit(None)).await.ok(), Some(vec![Seat::Red]));
}

#[tokio::test(start_paused = true)]
async fn who_has_lost_a_seat_by_time_still_sees_a_game_that_nobody_may_watch() {
    let flag = FlagRule::Open;
    let watching = Watching::Nobody;
    let table = Table::new(TableSettings { flag, watching, ..TableSettings::default() }, free()).await;
    table.act(BOB, TableAct::Sit { seat: Some(Seat::Yellow), ticket: None }).await.ok().unwrap();
    for player in [ADA, BOB] {
        table.act(player, TableAct::Ready { ready: true }).await.ok().unwrap();
    }
    let pages = [table.join(1, ADA).await, table.join(2, BOB).await];
    play(&pages[0].0, 1, 1, Seat::Red, "a3a4").await;
    play(&pages[1].0, 2, 2, Seat::Yellow, "i7i6").await;
    sleep(66).await;
    let game = table.read().await;
    assert!(game.live.open_seats().contains(Seat::Red), "{:?}", table.events().await);
    let watch = [Some(ADA), Some(BOB), Some(CYD), None].map(|player| game.may_watch(player));
    assert_eq!(watch, [true, true, false, false]);
    assert_eq!(game.place(game.role(follower(ADA)), &game.open_acts(&[].into())).lost, Some(Seat::Red));
}

#[tokio::test(start_paused = true)]
async fn whom_the_host_has_removed_takes_no_open_seat_either() {
    let settings = TableSettings { flag: FlagRule::Open, ..TableSettings::default() };
    let table = Table::new(settings, free()).await;
    let sit = || TableAct::Sit { seat: Some(Seat::Yellow), ticket: None };
    table.act(CYD, sit()).await.ok().unwrap();
    table.act(ADA, TableAct::Remove { seat: Seat::Yellow, name: None }).await.ok().unwrap();
    table.act(BOB, sit()).await.ok().unwrap();
    for player in [ADA, BOB] {
        table.act(player, TableAct::Ready { ready: true }).await.ok().unwrap();
    }
    let pages = [table.join(1, ADA).await, table.join(2, BOB).await];
    play(&pages[0].0, 1, 1, Seat::Red, "a3a4").await;
    play(&pages[1].0, 2, 2, Seat::Yellow, "i7i6").await;
    play(&pages[0].0, 1, 3, Seat::Red, "a4a5").await;
    sleep(66).await;
    let game = table.read().await;
    assert!(game.live.open_seats().contains(Seat::Yellow), "{:?}", table.events().await);
    let role = game.role(follower(CYD));
    assert!(game.place(role, &game.open_acts(&[].into())).may.sit.is_empty());
    assert!(matches!(table.act(CYD, sit()).await, Err(TableError::Refusal(Refusal::Removed))));
}

#[tokio::test(start_paused = true)]
async fn who_plays_two_seats_and_has_lost_one_by_time_takes_it_again() {
    let settings = TableSettings { flag: FlagRule::Open, ..TableSettings::default() };
    let table = Table::new(settings, mine()).await;
    let (room, _page) = table.join(1, ADA).await;
    play(&room, 1, 1, Seat::Red, "a3a4").await;
    play(&room, 1, 2, Seat::Yellow, "i7i6").await;
    sleep(66).await;
    let opened = table.read().await;
    assert!(opened.live.open_seats().contains(Seat::Red), "{:?}", table.events().await);
    let place = opened.place(opened.role(follower(ADA)), &opened.open_acts(&[].into()));
    let open: Vec<Seat> = place.may.sit.iter().map(|open| open.seat).collect();
    assert_eq!((place.lost, open), (Some(Seat::Red), vec![Seat::Red]));
    let held = table.act(ADA, TableAct::Sit { seat: Some(Seat::Red), ticket: None }).await;
    assert_eq!(held.ok(), Some(vec![Seat::Red, Seat::Yellow]));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_has_come_back_to_for_a_minute_is_listed_no_longer() {
    let table = Table::new(TableSettings::default(), free()).await;
    let lobby = table.0.lobby().clone();
    tokio::spawn(async move { lobby.run(CancellationToken::new()).await });
    let is_listed = || table.0.lobby().body().plain().windows(7).any(|bytes| bytes == b"\"table\"");
    let (room, _inbox) = table.join(1, ADA).await;
    assert!(is_listed(), "the host is there");
    room.leave(MemberId(1), None).await.unwrap();
    sleep(58).await;
    assert!(is_listed(), "the host may come back");
    sleep(4).await;
    assert!(!is_listed());
    let (_room, _inbox) = table.join(2, ADA).await;
    assert!(is_listed(), "the host is back");
}
