//! Tests that due events happen with nobody there, and after a restart.

use std::sync::Arc;

use djambi::Seat;
use djambi_protocol::{
    ClockSettings, ClosingCause, Command, Event, EventKind, FlagRule, GameId, GameMessage, NewGameRequest,
    OfGame, PlayerAction, SeatRequest, ServerMessage, TableSettings,
};

use super::super::heartbeat;
use super::*;
use crate::game::{Member, Room, Seen, classic_request, new_game};
use crate::identity::{Player, PlayerId};
use crate::limits::{Caller, Network};
use crate::outbox::{Inbox, Outbox};
use crate::store::{Service as _, SqliteStore};

const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
const REAL_TIME: ClockSettings = ClockSettings::RealTime { base_s: 60, increment_s: 5 };
const BY_DAY: ClockSettings = ClockSettings::ByDay { turn_s: 3_600, bank_s: 60 };
/// The first turns of the two chiefs.
const TURNS: [(Seat, &str); 2] = [(Seat::Red, "a1b1"), (Seat::Yellow, "i9h9")];
/// How late what is due may happen, in milliseconds.
const SECOND: u64 = 1_000;

/// A service without connections, over a store that outlives it.
struct Service {
    app: App,
    game: GameId,
}

impl Service {
    /// Starts, as [`Server`](super::super::Server) does.
    async fn start(store: Arc<SqliteStore>) -> Self {
        store.note_start(env::timeline_ms()).await.unwrap();
        let app = App::of_tests(store).await;
        tokio::spawn(heartbeat::beat(app.clone()));
        tokio::spawn(keep(app.clone()));
        Self { app, game: "game".parse().unwrap() }
    }

    /// Ends without a word, and starts again after a time.
    async fn die_for(self, seconds: u64, store: Arc<SqliteStore>) -> Self {
        drop(self);
        sleep(seconds * SECOND).await;
        Self::start(store).await
    }

    /// Creates a game of Ada with herself, in which two chiefs go to and fro.
    async fn create(&self, clock: ClockSettings) {
        self.create_at(clock, TableSettings::at_once()).await;
    }

    /// Creates such a game at this table.
    async fn create_at(&self, clock: ClockSettings, table: TableSettings) {
        let mine = SeatRequest::Person { name: None, mine: true };
        let request = NewGameRequest {
            start: Some("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1".to_owned()),
            clock: Some(clock),
            table,
            ..classic_request([(Seat::Red, mine.clone()), (Seat::Yellow, mine)])
        };
        let ada = Player::unnamed(ADA);
        let new = new_game(request, self.game.clone(), &ada, env::timeline_ms()).unwrap();
        self.app.store.create(new).await.unwrap();
    }

    /// A page of this player, or of a stranger, follows the game as long as its inbox is kept.
    async fn join(&self, player: Option<PlayerId>) -> (Room, Member, Inbox) {
        let (outbox, inbox) = Outbox::alone();
        let caller = Caller { network: Network::of([127, 0, 0, 1].into()), request: "test".into() };
        let member = self.app.rooms.new_member(player.map(Player::unnamed).as_ref(), caller, outbox);
        let room = self.app.rooms.join(&self.game, &member, Seen::default()).await.unwrap();
        sleep(0).await;
        (room, member, inbox)
    }

    /// Ada comes, plays the first turns, each after a second, and leaves.
    async fn play(&self) {
        let (room, member, _inbox) = self.join(Some(ADA)).await;
        self.play_turns(&room, &member, 0).await;
        room.leave(member.id, None).await.unwrap();
        sleep(0).await;
        assert_eq!(self.events().await.len(), TURNS.len());
    }

    /// Plays the first turns after this event, each after a second.
    async fn play_turns(&self, room: &Room, member: &Member, after: u32) {
        for ((seat, wire), expect) in TURNS.into_iter().zip(after..) {
            sleep(SECOND).await;
            let action = PlayerAction::Turn { r#move: wire.parse().unwrap() };
            let command =
                Command { id: format!("turn-{expect}").parse().unwrap(), expect, seen: None, seat, action };
            room.command(member.id, command).await.unwrap();
        }
    }

    async fn events(&self) -> Vec<Event> {
        self.app.rooms.read(self.game.as_str()).await.unwrap().log.after(0).to_vec()
    }

    /// Waits until there are more events than this, which must be soon after `due`; returns the last one.
    async fn next_event(&self, count: usize, due: u64) -> EventKind {
        sleep(due.saturating_sub(env::timeline_ms() + 1)).await;
        assert_eq!(self.events().await.len(), count, "too early");
        sleep(SECOND).await;
        let events = self.events().await;
        assert_eq!(events.len(), count + 1);
        let last = events.last().unwrap();
        assert!((due..=due + SECOND).contains(&last.at_ms), "due at {due}: {last:?}");
        last.kind.clone()
    }
}

/// A service that is gone keeps no signs of life.
impl Drop for Service {
    fn drop(&mut self) {
        self.app.shutdown.cancel();
    }
}

async fn sleep(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

#[tokio::test(start_paused = true)]
async fn a_flag_falls_with_nobody_connected() {
    // In real time red has a minute and an increment, less a second; by the day a turn's time and the bank.
    for (clock, left) in [(REAL_TIME, 64 * SECOND), (BY_DAY, 3_660 * SECOND)] {
        let service = Service::start(SqliteStore::temporary().await).await;
        service.create(clock).await;
        service.play().await;
        let due = service.events().await.last().unwrap().at_ms + left;
        sleep(61 * SECOND).await;
        assert!(service.app.tasks.is_empty(), "the room has closed");
        let flag = service.next_event(TURNS.len(), due).await;
        assert_eq!(flag, EventKind::FlagFall { seat: Seat::Red }, "{clock:?}");
        let over = service.app.rooms.read("game").await.unwrap();
        assert!(over.live.outcome().is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn a_flag_falls_after_a_restart_and_nobody_pays_for_the_time_between() {
    // The service dies in the middle of red's minute, and of red's bank.
    for (clock, left, before, dead) in [(REAL_TIME, 64, 30, 100), (BY_DAY, 3_660, 3_630, 3 * 86_400)] {
        let store = SqliteStore::temporary().await;
        let service = Service::start(store.clone()).await;
        service.create(clock).await;
        service.play().await;
        let turn = service.events().await.last().unwrap().at_ms;
        sleep(before * SECOND).await;
        let service = service.die_for(dead, store).await;
        let start = env::timeline_ms();
        // The old deadline is over, so the room opens at once and says that the service was down.
        sleep(SECOND).await;
        let events = service.events().await;
        let EventKind::Downtime { ms } = events.last().unwrap().kind else { panic!("{events:?}") };
        assert!((dead * SECOND..=(dead + 1) * SECOND).contains(&ms), "down for {dead} s, spared {ms} ms");
        let spent = start - turn - ms;
        let flag = service.next_event(events.len(), start + left * SECOND - spent).await;
        assert_eq!(flag, EventKind::FlagFall { seat: Seat::Red }, "{clock:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_to_which_nobody_ever_comes_closes_when_its_first_turn_is_late() {
    for (clock, limit) in [(REAL_TIME, 30), (BY_DAY, 3_600)] {
        let service = Service::start(SqliteStore::temporary().await).await;
        service.create(clock).await;
        let closed = service.next_event(0, env::timeline_ms() + limit * SECOND).await;
        assert_eq!(closed, EventKind::Closed { cause: ClosingCause::NotBegun }, "{clock:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_player_to_move_loses_no_time_by_coming_back_after_a_restart() {
    for (before, back_after) in [(20, 12), (62, 12), (62, 17)] {
        let store = SqliteStore::temporary().await;
        let service = Service::start(store.clone()).await;
        service.create(REAL_TIME).await;
        service.play().await;
        // Red has 64 seconds. The service dies for a while, and the page of a watcher is back first.
        sleep(before * SECOND).await;
        let service = service.die_for(30, store).await;
        let _watcher = service.join(None).await;
        sleep(back_after * SECOND).await;
        let _ada = service.join(Some(ADA)).await;
        let events = service.events().await;
        let last = events.last().unwrap();
        if back_after > 15 {
            assert_eq!(
                last.kind,
                EventKind::FlagFall { seat: Seat::Red },
                "the flag has waited for 15 seconds"
            );
            assert!(last.at_ms + SECOND < env::timeline_ms());
            continue;
        }
        let EventKind::Downtime { ms } = last.kind else { panic!("{events:?}") };
        assert!(((back_after - 1) * SECOND..=back_after * SECOND).contains(&ms), "{ms}");
        let left = last.clocks.as_ref().unwrap()[&Seat::Red];
        let expected = (64 - before) * SECOND;
        // After a crash a player is spared the time since the last sign of life.
        assert!((expected..=expected + SECOND).contains(&left), "{left} of {expected}");
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_counts_as_away_for_the_time_before_a_restart() {
    let store = SqliteStore::temporary().await;
    let service = Service::start(store.clone()).await;
    service.create(BY_DAY).await;
    service.play().await;
    sleep(600 * SECOND).await;
    let service = service.die_for(5, store).await;
    let start = env::timeline_ms();
    let (.., mut inbox) = service.join(None).await;
    let Some(GameMessage::Game { state, .. }) = inbox.next().await else { panic!("no game") };
    assert_eq!(state.presence.len(), 2);
    assert!(state.presence.values().all(|presence| presence.since_ms >= start), "{:?}", state.presence);
}

#[tokio::test(start_paused = true)]
async fn a_player_who_loses_the_seat_by_time_is_told_so() {
    let service = Service::start(SqliteStore::temporary().await).await;
    let table = TableSettings { flag: FlagRule::Open, ..TableSettings::default() };
    service.create_at(REAL_TIME, table).await;
    let (room, member, mut inbox) = service.join(Some(ADA)).await;
    service.play_turns(&room, &member, 1).await;
    sleep(70 * SECOND).await;
    let events = service.events().await;
    assert!(
        events.iter().any(|event| matches!(event.kind, EventKind::Open { seat: Seat::Red, .. })),
        "{events:?}"
    );
    let mut told = Vec::new();
    while let Some(delivery) = inbox.try_recv() {
        let message = serde_json::from_str(&delivery.first.whole_text());
        if let Ok(ServerMessage::Game(OfGame {
            message: GameMessage::Game { you, .. } | GameMessage::You { you },
            ..
        })) = message
        {
            told.push(you.held);
        }
    }
    told.dedup();
    assert_eq!(told, [vec![Seat::Red, Seat::Yellow], vec![Seat::Yellow]]);
}
