//! The acts at a table that people are told of, and those that are taken: they are the same.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{
    ClockSettings, Command, EventKind, Filling, FlagRule, Level, MoveText, NewGameRequest, OpenSeat, Phase,
    PlayerAction, SeatRequest, Seating, TableAct, TableSettings, You,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseResult;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::ada;
use crate::game::members::{Follower, Member, MemberId};
use crate::game::{GameSnapshot, Room, Rooms, Seen, TableRequest, classic_request, new_game};
use crate::identity::{Player, PlayerId, Secret, appearance};
use crate::outbox::{Inbox, Outbox};
use crate::store::{Accounts, Games, NameGiven, NewSession, SqliteStore, StoredAccount};

/// The number of people: the first opens the table, and every second of them has an account.
const PEOPLE: u8 = 5;
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

/// What happens at a table.
#[derive(Clone, Debug)]
enum Step {
    /// Somebody asks for an act.
    Act(u8, TableAct),
    /// The seat to move plays.
    Turn,
    /// Time passes, in seconds.
    Wait(u64),
}

/// The person with a number.
fn person(number: u8) -> Player {
    let unnamed = Player::unnamed(PlayerId::new([number + 1; PlayerId::LENGTH]));
    Player { has_account: number.is_multiple_of(2), ..unnamed }
}

/// Gives somebody an account.
async fn sign_up(store: &dyn Accounts, Player { id, name, .. }: Player) {
    let account = StoredAccount {
        player: id,
        name: name.as_str().to_owned(),
        password: Some("hash".to_owned()),
        created_ms: 0,
        named_ms: 0,
        is_leaving: false,
    };
    let session = NewSession { id: Secret::random().id(), at_ms: 0, device: String::new(), is_coded: false };
    let given = store.sign_up(account, appearance(name.as_str()), (session, None), None).await.unwrap();
    assert_eq!(given, NameGiven::Done);
}

fn acts() -> impl Strategy<Value = TableAct> {
    let seat = || select(&SEATS[..]);
    prop_oneof![
        4 => proptest::option::of(seat()).prop_map(|seat| TableAct::Sit { seat, ticket: None }),
        1 => proptest::option::of(seat()).prop_map(|seat| TableAct::Stand { seat }),
        3 => any::<bool>().prop_map(|ready| TableAct::Ready { ready }),
        1 => seat().prop_map(|seat| TableAct::Invite { seat, name: None }),
        1 => seat().prop_map(|seat| TableAct::Remove { seat, name: None }),
        1 => Just(TableAct::Fill { level: Level::default() }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        12 => (0..PEOPLE, acts()).prop_map(|(number, act)| Step::Act(number, act)),
        3 => Just(Step::Turn),
        1 => select(&[2, 66, 400][..]).prop_map(Step::Wait),
    ];
    vec(step, 1..40)
}

/// Requests for tables that wait or begin at once, with and without clocks, rated or not.
fn requests() -> impl Strategy<Value = NewGameRequest> {
    let clocks = [
        None,
        Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
        Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 }),
    ];
    let seatings = [Seating::Chosen, Seating::Drawn];
    let seats = vec(select(&["mine", "free", "bot"][..]), 4);
    (select(clocks.to_vec()), select(seatings.to_vec()), any::<[bool; 3]>(), 2..=4_u8, seats).prop_map(
        |(clock, seating, [is_rated, at_once, opens], players, kinds)| {
            let base = if at_once { TableSettings::at_once() } else { TableSettings::default() };
            let flag = if opens { FlagRule::Open } else { FlagRule::Resign };
            if is_rated && clock.is_some() {
                let table = TableSettings { rated: true, seating, ..TableSettings::default() };
                let seats =
                    SEATS.map(|seat| (seat, request_of(if seat == Seat::Red { "mine" } else { "free" })));
                return NewGameRequest { clock, table, ..classic_request(seats) };
            }
            let table = TableSettings { flag, seating, ..base };
            let here =
                if players == 2 { vec![Seat::Red, Seat::Yellow] } else { SEATS[..players.into()].to_vec() };
            let seats = here.into_iter().zip(kinds).map(|(seat, kind)| (seat, request_of(kind)));
            let players = Some(players);
            let seats = seats.collect();
            NewGameRequest { players, seats, bot_delay_ms: Some(60_000), clock, table, ..classic_request([]) }
        },
    )
}

fn request_of(kind: &str) -> SeatRequest {
    match kind {
        "bot" => SeatRequest::Bot { level: Level::Page, character: None },
        kind => SeatRequest::Person { name: None, mine: kind == "mine" },
    }
}

/// A table, and the connections of its people.
struct Table {
    rooms: Rooms,
    pages: Vec<(Room, Inbox)>,
}

impl Table {
    async fn new(request: NewGameRequest) -> Option<Self> {
        let store = SqliteStore::temporary().await;
        let now = crate::env::timeline_ms();
        let new = new_game(request, "table".parse().unwrap(), &person(0), now).ok()?;
        for number in (0..PEOPLE).filter(|&number| person(number).has_account) {
            sign_up(&*store, person(number)).await;
        }
        store.create(new).await.unwrap();
        let rooms = Rooms::new(store, TaskTracker::new(), CancellationToken::new(), Arc::default());
        let mut pages = Vec::new();
        for number in 0..PEOPLE {
            let (outbox, inbox) = Outbox::alone();
            let Player { id, has_account, .. } = person(number);
            let member = Member { player: Some(id), has_account, ..ada(number.into(), outbox) };
            let room = rooms.join(&"table".parse().unwrap(), &member, Seen::default()).await.unwrap();
            pages.push((room, inbox));
        }
        Some(Self { rooms, pages })
    }

    async fn read(&self) -> GameSnapshot {
        self.rooms.read("table").await.unwrap()
    }

    /// What a person is told of their place, while everybody is connected.
    fn place(game: &GameSnapshot, Player { id, has_account, .. }: &Player) -> You {
        let follower = Follower { player: Some(*id), has_account: *has_account };
        game.place(game.role(follower), &game.open_acts(&BTreeMap::new()))
    }

    /// Lets the seat to move play any turn, if a person plays there, and compares what becomes of it with what the
    /// person was told.
    async fn turn(&self) -> TestCaseResult {
        let game = self.read().await;
        let position = game.live.game().position();
        let seat = position.turn();
        let expect = game.log.seq();
        let Some(turn) = position.legal_moves(game.live.game().rules()).first().copied() else {
            return Ok(());
        };
        let Some(holder) = game.stored.seats.holder(seat) else { return Ok(()) };
        let number = (0..PEOPLE).find(|&number| person(number).id == holder).unwrap();
        let id = format!("t{expect}").parse().unwrap();
        let action = PlayerAction::Turn { r#move: MoveText::of(position.geometry(), turn) };
        let command = Command { id, expect, seen: None, seat, action };
        self.pages[0].0.command(MemberId(number.into()), command).await.unwrap();
        let has_played = self
            .read()
            .await
            .log
            .after(expect)
            .iter()
            .any(|event| matches!(event.kind, EventKind::Turn { seat: mover, .. } if mover == seat));
        let place = Self::place(&game, &person(number));
        prop_assert_eq!(place.may.play.contains(&seat), has_played, "{} {:?}", seat, place);
        Ok(())
    }

    /// Asks for an act, and compares what becomes of it with what the person was told.
    async fn act(&self, number: u8, act: &TableAct) -> TestCaseResult {
        let player = person(number);
        let before = self.read().await;
        let place = Self::place(&before, &player);
        let is_told = is_told(act, &place, before.live.phase());
        let request = TableRequest { act: act.clone(), invitation: None, player };
        let answer = self.rooms.table("table", &request).await;
        let after = self.read().await;
        let has_changed = after.stored.seats != before.stored.seats;
        let what = format!("{number} {act:?}, told {place:?}");
        prop_assert_eq!(is_told, answer.is_ok() && has_changed, "{}", what);
        prop_assert!(answer.is_ok() || !has_changed, "{}", what);
        if matches!(act, TableAct::Fill { .. }) && place.may.fill == Some(Filling::Alone) {
            prop_assert!(after.live.phase() != Phase::Waiting, "{}", what);
        }
        Ok(())
    }
}

/// Whether somebody is told that they may do this now.
fn is_told(act: &TableAct, You { held, may, .. }: &You, phase: Phase) -> bool {
    let now = crate::env::timeline_ms();
    let is_open = |open: &OpenSeat| open.not_yet.is_none() && open.from_ms.is_none_or(|from| from <= now);
    match act {
        TableAct::Sit { seat: Some(seat), .. } => {
            may.sit.iter().any(|open| open.seat == *seat && is_open(open))
        }
        // Who sits at a waiting table has a seat already.
        TableAct::Sit { seat: None, .. } if phase == Phase::Waiting && !held.is_empty() => false,
        TableAct::Sit { seat: None, .. } => may.sit.iter().any(is_open),
        TableAct::Stand { seat: Some(seat) } => may.stand.contains(seat),
        TableAct::Stand { seat: None } => {
            !held.is_empty() && held.iter().all(|seat| may.stand.contains(seat))
        }
        TableAct::Ready { ready } => may.ready == Some(*ready),
        TableAct::Invite { seat, .. } => may.invite.contains(seat),
        TableAct::Remove { seat, .. } => may.remove.contains(seat),
        TableAct::Fill { .. } => may.fill.is_some(),
        TableAct::Cancel => may.cancel,
    }
}

fn with_paused_time<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
    runtime.unwrap().block_on(test)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_told_is_taken_and_all_else_is_refused_or_changes_nothing(
        request in requests(),
        steps in steps(),
    ) {
        with_paused_time(async {
            let Some(table) = Table::new(request).await else { return Err(TestCaseError::reject("no table")) };
            for step in &steps {
                match step {
                    Step::Act(number, act) => table.act(*number, act).await?,
                    Step::Turn => table.turn().await?,
                    Step::Wait(seconds) => tokio::time::sleep(Duration::from_secs(*seconds)).await,
                }
            }
            Ok(())
        })?;
    }
}

#[test]
fn bots_at_the_free_seats_begin_the_game_once_all_others_are_ready() {
    let seats = SEATS.map(|seat| (seat, request_of(if seat == Seat::Red { "mine" } else { "free" })));
    let clock = Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 });
    let request = NewGameRequest { clock, table: TableSettings::default(), ..classic_request(seats) };
    let told = |game: &GameSnapshot, number| Table::place(game, &person(number)).may.fill;
    with_paused_time(async {
        let table = Table::new(request).await.unwrap();
        assert_eq!(told(&table.read().await, 0), Some(Filling::Alone));
        table.act(1, &TableAct::Sit { seat: Some(Seat::Blue), ticket: None }).await.unwrap();
        let game = table.read().await;
        assert_eq!([told(&game, 0), told(&game, 1)], [Some(Filling::Together), None]);
        table.act(0, &TableAct::Fill { level: Level::default() }).await.unwrap();
        assert_eq!(table.read().await.live.phase(), Phase::Waiting, "for those who are not ready");
        table.act(1, &TableAct::Ready { ready: true }).await.unwrap();
        assert_eq!(table.read().await.live.phase(), Phase::Playing);
    });
}
