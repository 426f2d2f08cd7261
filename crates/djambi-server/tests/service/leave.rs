//! The leave of players, and what their games make of it.

use djambi::Seat;
use djambi_protocol::{EventKind, GameId, GameMessage, LeaveState, TableState};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::app::TestApp;
use crate::rooms::restart_after;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// A game by the day of two people at a table with these settings.
async fn by_day(ada: &mut Browser, bob: &mut Browser, table: Value) -> GameId {
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats, "table": table});
    let created = ada.create(&request).await;
    bob.join(&created.invitations[0].url).await;
    created.id
}

/// Goes on leave, or is back.
pub(crate) async fn set_leave(browser: &mut Browser, leave: bool) -> LeaveState {
    let reply = browser.post("/api/v1/me/leave", &json!({"leave": leave})).await;
    assert_eq!(reply.status, 200);
    serde_json::from_value(reply.json()).unwrap()
}

async fn leave_of(browser: &mut Browser) -> LeaveState {
    let reply = browser.get("/api/v1/me/leave").await;
    assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")));
    serde_json::from_slice(&reply.body).unwrap()
}

/// The state of a game's table, for somebody who comes.
pub(crate) async fn state(browser: &Browser, game: &GameId) -> TableState {
    let mut socket = browser.socket(game).await;
    socket.follow(None).await;
    let GameMessage::Game { state, .. } = socket.game_message().await else { panic!("not the game") };
    *state
}

/// The kinds of the events of a game.
async fn events(browser: &Browser, game: &GameId) -> Vec<EventKind> {
    let mut socket = browser.socket(game).await;
    socket.follow(None).await;
    let GameMessage::Game { events, .. } = socket.game_message().await else { panic!("not the game") };
    events.into_iter().map(|event| event.kind).collect()
}

/// The next event of a game.
async fn event(socket: &mut Socket) -> EventKind {
    socket.event().await.kind
}

#[tokio::test]
async fn who_is_on_leave_loses_no_time_in_games_by_the_day_and_all_see_until_when() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let at_once = json!({"begins": "at_once"});
    let game = by_day(&mut ada, &mut bob, at_once.clone()).await;
    let strict = by_day(&mut ada, &mut bob, json!({"begins": "at_once", "leave": "none"})).await;
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let alone =
        json!({"rules": "classic", "clock": clock, "seats": {"red": {"kind": "person", "mine": true}}});
    let alone = bob.create(&alone).await.id;
    let mut board = ada.socket(&game).await;
    board.hello(None).await;
    let before = leave_of(&mut bob).await;
    assert_eq!((before.left_ms, before.until_ms), (7 * DAY_MS, None));
    let leave = set_leave(&mut bob, true).await;
    let until_ms = leave.until_ms.unwrap();
    let seat = Seat::Yellow;
    assert_eq!(event(&mut board).await, EventKind::Leave { seat, until_ms });
    assert_eq!(set_leave(&mut bob, true).await.until_ms, Some(until_ms), "it goes on");
    assert_eq!(state(&ada, &game).await.leave, [(seat, until_ms)].into());
    assert_eq!(board.command("a", 1, Seat::Red, turn("a3a5")).await, Ok(2));
    let told = state(&bob, &game).await;
    let clock = told.clock.unwrap();
    assert_eq!((clock.running, clock.turn_left), (None, Some(DAY_MS)), "no time of Bob's passes");
    for other in [&strict, &alone] {
        assert_eq!(events(&bob, other).await, [], "no leave there");
    }
    // After a restart he is on leave still, also in a game that begins only now.
    let app = app.restart().await;
    let [mut ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    assert_eq!(state(&ada, &game).await.leave, [(seat, until_ms)].into());
    let later = by_day(&mut ada, &mut bob, json!({"watching": "everybody"})).await;
    for person in [&mut ada, &mut bob] {
        let address = format!("/api/v1/games/{later}/table");
        person.post(&address, &json!({"act": "ready", "ready": true})).await;
    }
    let kinds = events(&ada, &later).await;
    assert_eq!(kinds, [EventKind::Started, EventKind::Leave { seat, until_ms }]);
    let back = set_leave(&mut bob, false).await;
    assert!(back.until_ms.is_none() && back.left_ms < 7 * DAY_MS && back.left_ms > 6 * DAY_MS);
    assert_eq!(events(&ada, &game).await.last(), Some(&EventKind::Back { seat }));
    let record = ada.get(&format!("/api/v1/games/{game}/record")).await.text();
    assert!(record.contains("{[%leave yellow 20") && record.contains("{[%back yellow]}"), "{record}");
    let told = state(&ada, &game).await;
    assert!(told.leave.is_empty() && told.clock.unwrap().running == Some(seat));
}

#[tokio::test]
async fn a_leave_that_is_over_after_a_restart_lets_the_clock_run_from_its_end() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let game = by_day(&mut ada, &mut bob, json!({"begins": "at_once"})).await;
    let until_ms = set_leave(&mut ada, true).await.until_ms.unwrap();
    // Ten hours after its end.
    let passed = 7 * DAY_MS + 10 * 60 * 60 * 1000;
    let sql = format!(
        "UPDATE journal SET at_ms = at_ms - {passed}, payload = replace(payload, '{until_ms}', '{}');
         UPDATE leave SET at_ms = at_ms - {passed}, until_ms = until_ms - {passed};
         UPDATE game SET deadline_ms = deadline_ms - {passed}, created_ms = created_ms - {passed};
         DELETE FROM heartbeat; DELETE FROM downtime;",
        until_ms - passed
    );
    let app = restart_after(app, &sql).await;
    let [mut ada, bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    let told = state(&bob, &game).await;
    assert!(told.leave.is_empty(), "it has ended by itself: {:?}", told.leave);
    let clock = told.clock.unwrap();
    let left = clock.turn_left.unwrap();
    assert_eq!(clock.running, Some(Seat::Red));
    let expected = 14 * 60 * 60 * 1000;
    assert!(left <= expected && left > expected - 60_000, "{left}");
    let leave = leave_of(&mut ada).await;
    assert!(leave.until_ms.is_none() && leave.left_ms < 60 * 60 * 1000, "{leave:?}");
    assert_eq!(ada.post("/api/v1/me/leave", &json!({"leave": true})).await.failure(), "409 no_leave");
}

#[tokio::test]
async fn who_sits_down_on_leave_is_on_leave_there_too() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let until_ms = set_leave(&mut bob, true).await.until_ms.unwrap();
    let game = by_day(&mut ada, &mut bob, json!({"begins": "at_once"})).await;
    assert_eq!(events(&ada, &game).await, [EventKind::Leave { seat: Seat::Yellow, until_ms }]);
    assert_eq!(state(&ada, &game).await.leave, [(Seat::Yellow, until_ms)].into());
}

#[tokio::test]
async fn a_guest_on_leave_who_signs_in_stays_so_in_all_games() {
    let app = TestApp::start().await;
    let (mut ada, mut home) = (app.browser(), app.browser());
    home.navigate("/").await;
    assert_eq!(sign_up(&mut home, "Lucrezia").await, "201");
    let own = by_day(&mut ada, &mut home, json!({"begins": "at_once"})).await;
    let mut guest = app.browser();
    let game = by_day(&mut ada, &mut guest, json!({"begins": "at_once"})).await;
    let until_ms = set_leave(&mut guest, true).await.until_ms.unwrap();
    let before = guest.clone();
    assert_eq!(sign_in(&mut guest, "Lucrezia", PASSWORD, true).await, "200");
    for game in [&game, &own] {
        let leave = state(&ada, game).await.leave[&Seat::Yellow];
        assert!(leave <= until_ms && leave > until_ms - 60_000, "{leave} of {until_ms}");
    }
    let leave = leave_of(&mut home).await;
    assert!(leave.until_ms.is_some() && leave.left_ms > 6 * DAY_MS, "{leave:?}");
    assert_eq!(leave_of(&mut before.clone()).await.until_ms, None, "the guest is nobody any more");
    let database = rusqlite::Connection::open(app.database()).unwrap();
    let rows = || -> u32 { database.query_row("SELECT count(*) FROM leave", [], |row| row.get(0)).unwrap() };
    assert_eq!(rows(), 1);
}

#[tokio::test]
async fn coming_back_makes_nobody_a_player() {
    let app = TestApp::start().await;
    let mut stranger = app.browser();
    assert_eq!(set_leave(&mut stranger, false).await.until_ms, None);
    assert_eq!(stranger.get("/api/v1/me").await.json()["guest_games"], 0);
    let reply = app.browser().post("/api/v1/me/leave", &json!({"leave": false})).await;
    assert_eq!(reply.header("set-cookie"), None);
}
