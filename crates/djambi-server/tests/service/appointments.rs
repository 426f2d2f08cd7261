//! Tables whose games begin at a time.

use std::time::{Duration, SystemTime};

use djambi::Seat;
use djambi_protocol::{ClosingCause, EventKind, GameId, GameMessage, Phase};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::mail_addresses::{give_address, player, start_in, with_mail};
use crate::push;
use crate::rooms::restart_after;
use crate::support::Browser;
use crate::support::push::PushService;
use crate::support::smtp::MailServer;

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

#[expect(clippy::disallowed_methods, reason = "a table is asked for at a time from now on")]
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    u64::try_from(since.as_millis()).unwrap()
}

/// The request for a table of two whose game begins at a time.
fn request(at_ms: u64, clock: &Value) -> Value {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats, "table": {"appointed_ms": at_ms}})
}

fn minutes() -> Value {
    json!({"kind": "real_time", "base_s": 300, "increment_s": 10})
}

fn days() -> Value {
    json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0})
}

async fn act(browser: &mut Browser, game: &GameId, act: &Value) -> String {
    let reply = browser.post(&format!("/api/v1/games/{game}/table"), act).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

/// The phase of a game, its last event and the seats with a player, for somebody who comes.
async fn look(browser: &Browser, game: &GameId) -> (Phase, Option<EventKind>, Vec<Seat>) {
    let mut socket = browser.socket(game).await;
    socket.follow(None).await;
    let GameMessage::Game { state, events, settings, .. } = socket.game_message().await else {
        panic!("not the game")
    };
    let held = settings.seats.iter().filter(|(_, state)| state.claimed).map(|(&seat, _)| seat).collect();
    (state.phase, events.last().map(|event| event.kind.clone()), held)
}

/// The kinds of the notices of a player, once the newest is of this kind.
async fn notices_with(browser: &mut Browser, kind: &str) -> Vec<String> {
    for _ in 0..200 {
        let reply = browser.get("/api/v1/me/notices").await.json();
        let kinds = reply["notices"].as_array().unwrap().iter();
        let kinds: Vec<String> = kinds.map(|notice| notice["kind"].as_str().unwrap().to_owned()).collect();
        if kinds.first().is_some_and(|newest| newest == kind) {
            return kinds;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no notice {kind}")
}

/// The statement by which the time of all tables is another one, and the next look at them.
fn moved(at_ms: u64, look_ms: u64) -> String {
    format!(
        "UPDATE game SET deadline_ms = {look_ms}, table_settings = json_set(table_settings, '$.appointed_ms', {at_ms});
         DELETE FROM heartbeat; DELETE FROM downtime;"
    )
}

#[tokio::test]
async fn a_game_is_appointed_for_the_next_fourteen_days_at_a_table_that_waits() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    for at_ms in [0, now_ms() - MINUTE_MS, now_ms() + 14 * 24 * HOUR_MS + MINUTE_MS] {
        let reply = ada.post("/api/v1/games", &request(at_ms, &minutes())).await;
        assert_eq!(reply.failure(), "422 appointment_out_of_range", "{at_ms}");
    }
    let mut at_once = request(now_ms() + HOUR_MS, &minutes());
    at_once["table"]["begins"] = json!("at_once");
    assert_eq!(ada.post("/api/v1/games", &at_once).await.failure(), "422 appointment_out_of_range");
}

#[tokio::test]
async fn a_game_begins_at_its_time_and_not_before() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = [app.browser(), app.browser()];
    let game = ada.create(&request(now_ms() + 2 * HOUR_MS, &days())).await.id;
    assert_eq!(act(&mut bob, &game, &json!({"act": "sit"})).await, "200");
    assert_eq!(look(&ada, &game).await, (Phase::Waiting, None, vec![Seat::Red, Seat::Yellow]));
    // A restart forgets nothing.
    let at_ms = now_ms() - 1;
    let app = restart_after(app, &moved(at_ms, at_ms)).await;
    let [ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    assert_eq!(notices_with(&mut bob, "started").await, ["started"]);
    assert_eq!(look(&ada, &game).await.1, Some(EventKind::Started));
}

#[tokio::test]
async fn who_sits_is_reminded_twice_and_loses_the_seat_if_they_are_not_ready() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let [mut ada, mut bob] = [player(&app, "Ada").await, player(&app, "Lucrezia").await];
    give_address(&mut bob, &server, "bob@example.org").await;
    // Quiet hours hold no reminder back.
    let hour = now_ms() / HOUR_MS % 24;
    let quiet = json!({"from": (hour + 23) % 24, "to": (hour + 2) % 24});
    let wishes = json!({"your_turn": true, "alarm": false, "digest": false, "digest_hour": 8, "time_zone": "UTC", "quiet": quiet});
    assert_eq!(bob.post("/api/v1/account/mail/wishes", &wishes).await.status, 200);
    let game = ada.create(&request(now_ms() + 2 * HOUR_MS, &minutes())).await.id;
    assert_eq!(act(&mut bob, &game, &json!({"act": "sit"})).await, "200");
    let mut app = app;
    let reminders = [(50, 60, 2), (8, 10, 3)];
    for (to_go, before, letters) in reminders {
        let file = app.database();
        let folder = app.stop().await;
        let at_ms = now_ms() + to_go * MINUTE_MS;
        Connection::open(&file).unwrap().execute_batch(&moved(at_ms, at_ms - before * MINUTE_MS)).unwrap();
        app = start_in(folder, &server).await;
        bob = Browser { address: app.address, ..bob };
        assert_eq!(notices_with(&mut bob, "appointment").await, ["appointment"], "the last one");
        let letter = server.wait_for(letters).await.remove(letters - 1);
        assert!(
            letter.to == "bob@example.org" && letter.body.contains(&format!("/game/{game}")),
            "{letter:?}"
        );
        assert!(letter.body.contains(" UTC"), "{letter:?}");
    }
    let at_ms = now_ms() - 6 * MINUTE_MS;
    let file = app.database();
    let folder = app.stop().await;
    Connection::open(&file).unwrap().execute_batch(&moved(at_ms, at_ms + 5 * MINUTE_MS)).unwrap();
    let app = start_in(folder, &server).await;
    let [ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    assert_eq!(notices_with(&mut bob, "missed").await[0], "missed");
    assert_eq!(look(&ada, &game).await, (Phase::Waiting, None, vec![]), "the table waits on");
    assert_eq!(act(&mut bob, &game, &json!({"act": "sit"})).await, "200", "they may come back");
}

#[tokio::test]
async fn who_sits_is_told_by_push_too_and_of_the_end_of_an_appointment() {
    let service = PushService::start().await;
    let mut app = push::start(&service).await;
    let [mut ada, mut bob] = [player(&app, "Ada").await, player(&app, "Lucrezia").await];
    assert_eq!(push::subscribe(&mut bob, &service.browser(1)).await, "204");
    let game = ada.create(&request(now_ms() + 2 * HOUR_MS, &minutes())).await.id;
    assert_eq!(act(&mut bob, &game, &json!({"act": "sit"})).await, "200");
    for (to_go, before, pushed) in [(50, 60, 1), (8, 10, 2)] {
        let file = app.database();
        let folder = app.stop().await;
        let at_ms = now_ms() + to_go * MINUTE_MS;
        Connection::open(&file).unwrap().execute_batch(&moved(at_ms, at_ms - before * MINUTE_MS)).unwrap();
        app = push::start_in(folder, service.address).await;
        let told = service.wait_for(pushed).await.remove(pushed - 1);
        let body = format!("In {to_go} minutes a game begins for which you have a seat.");
        assert_eq!((told.message["body"].as_str(), told.header("urgency")), (Some(&*body), "high"));
        assert_eq!(told.message["url"], format!("/game/{game}"));
    }
    ada.address = app.address;
    assert_eq!(act(&mut ada, &game, &json!({"act": "cancel"})).await, "200");
    let told = service.wait_for(3).await.remove(2);
    assert_eq!(told.message["title"], "Djambi: an appointment is cancelled");
    push::wait().await;
    assert_eq!(service.tried(), 3, "each once");
}

#[tokio::test]
async fn the_host_cancels_with_word_to_all() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = [app.browser(), app.browser()];
    let game = ada.create(&request(now_ms() + 2 * HOUR_MS, &minutes())).await.id;
    assert_eq!(act(&mut bob, &game, &json!({"act": "sit"})).await, "200");
    let cancel = json!({"act": "cancel"});
    assert_eq!(act(&mut bob, &game, &cancel).await, "403 not_your_game");
    assert_eq!(act(&mut ada, &game, &cancel).await, "200");
    let closed = EventKind::Closed { cause: ClosingCause::Cancelled };
    assert_eq!(look(&ada, &game).await.1, Some(closed));
    assert_eq!(notices_with(&mut bob, "cancelled").await, ["cancelled"]);
    assert_eq!(act(&mut ada, &game, &cancel).await, "409 no_appointment");
}
