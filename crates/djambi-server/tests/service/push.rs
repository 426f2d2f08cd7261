//! News of games by push: one for a game until its player has looked, an alarm before the end, and none of them any more
//! for a browser that is signed out or that its push service knows no more.

use std::net::SocketAddr;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::GameId;
use djambi_server::{PushPace, PushSettings};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::accounts::{PASSWORD, sign_in};
use crate::app::TestApp;
use crate::mail_addresses::player;
use crate::mail_news::{HOUR_MS, by_day, play, stop_and_pass};
use crate::support::Browser;
use crate::support::push::PushService;

/// How often tests look and try again.
const PACE: PushPace = PushPace {
    look: Duration::from_millis(50),
    patience: Duration::ZERO,
    timeout: Duration::from_secs(5),
    minute: Duration::from_millis(50),
    at_once: 1,
};

/// A service that pushes to browsers of a push service of tests.
pub(crate) async fn start(service: &PushService) -> TestApp {
    start_in(TempDir::new().unwrap(), service.address).await
}

/// The same with a folder of before, and the push service at an address.
pub(crate) async fn start_in(folder: TempDir, receiver: SocketAddr) -> TestApp {
    let push = PushSettings { pace: PACE, receiver: Some(receiver), ..PushSettings::default() };
    TestApp::start_configured_in(folder, |config| config.push = push).await.0
}

/// Lets the browser of a player be told, as one of a push service; the status, and the code of a refusal.
pub(crate) async fn subscribe(browser: &mut Browser, receiver: &Value) -> String {
    // A browser asks its push service for an address with the key of ours.
    browser.get("/api/v1/account/push/key").await;
    let reply = browser.post("/api/v1/account/push", receiver).await;
    if reply.status == 204 { "204".to_owned() } else { reply.failure() }
}

async fn end_subscription(browser: &mut Browser) -> u16 {
    browser.send("DELETE", "/api/v1/account/push", &[], b"").await.status
}

/// Which sessions of a player are told, the one that was used last first.
async fn told(browser: &mut Browser) -> Vec<bool> {
    let account = browser.get("/api/v1/account").await.json();
    account["sessions"].as_array().unwrap().iter().map(|session| session["is_told"] == true).collect()
}

async fn wish(browser: &mut Browser, wishes: &Value) -> String {
    let reply = browser.post("/api/v1/account/push/wishes", wishes).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

/// Lets the service have the time to tell somebody who should not be told.
pub(crate) async fn wait() {
    tokio::time::sleep(Duration::from_millis(2_700)).await;
}

/// Two players with a game by the day, of whom the second is told by push.
async fn two(app: &TestApp, service: &PushService) -> (Browser, Browser, GameId) {
    let mut ada = player(app, "Ada").await;
    let mut bob = player(app, "Lucrezia").await;
    assert_eq!(subscribe(&mut bob, &service.browser(1)).await, "204");
    let game = by_day(&mut ada, &mut bob).await;
    (ada, bob, game)
}

#[tokio::test]
async fn a_turn_is_pushed_once_until_its_player_has_looked_over_restarts() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let (ada, bob, game) = two(&app, &service).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    let pushed = service.wait_for(1).await.remove(0);
    let expected = json!({
        "title": "Djambi: it is your turn",
        "body": "A game by the day waits for you.",
        "url": format!("/game/{game}"),
        "tag": game,
    });
    assert_eq!((pushed.browser, &pushed.message), (1, &expected), "no words of others");
    let topic = pushed.header("topic");
    assert!(topic.len() == 32 && !topic.contains(game.as_str()), "{topic}");
    assert_eq!(pushed.header("urgency"), "normal");
    assert_eq!((pushed.header("ttl"), pushed.header("content-encoding")), ("86400", "aes128gcm"));
    // Nothing again after a restart, as long as Bob has not looked.
    let app = start_in(app.stop().await, service.address).await;
    let [ada, bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    wait().await;
    assert_eq!(service.tried(), 1);
    bob.socket(&game).await.hello(None).await;
    wait().await;
    play(&bob, &game, Seat::Yellow, "i7i5").await;
    play(&ada, &game, Seat::Red, "b3b5").await;
    let again = service.wait_for(2).await.remove(1);
    assert_eq!((again.message["tag"].as_str(), again.header("topic")), (Some(game.as_str()), topic));
    // Who is shown the game hears nothing.
    let mut looking = bob.socket(&game).await;
    let (.., before) = looking.hello(None).await;
    assert!(looking.command("d", before, Seat::Yellow, crate::support::socket::turn("h7h5")).await.is_ok());
    play(&ada, &game, Seat::Red, "c3c5").await;
    wait().await;
    assert_eq!(service.tried(), 2);
}

#[tokio::test]
async fn what_a_push_service_refuses_is_tried_again_or_ends_the_subscription() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let (mut ada, mut bob, game) = two(&app, &service).await;
    let mut phone = app.browser();
    assert_eq!(sign_in(&mut phone, "Lucrezia", PASSWORD, false).await, "200");
    assert_eq!(subscribe(&mut phone, &service.browser(2)).await, "204");
    // One of two is told later, and the other one not twice.
    service.answer(["429 Too Many Requests\r\nretry-after: 1", "503 Service Unavailable"]);
    play(&ada, &game, Seat::Red, "a3a5").await;
    let mut pushed = service.wait_for(2).await;
    pushed.sort_by_key(|pushed| pushed.browser);
    assert_eq!(pushed.iter().map(|pushed| pushed.browser).collect::<Vec<_>>(), [1, 2]);
    wait().await;
    assert_eq!((service.taken().len(), service.tried()), (2, 4));
    // A message that is refused for good is not repeated, nor does it lead elsewhere.
    let other = by_day(&mut ada, &mut bob).await;
    service.answer(["403 Forbidden", "307 Temporary Redirect\r\nlocation: http://127.0.0.1/"]);
    play(&ada, &other, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!((service.taken().len(), service.tried()), (2, 6));
    // One that the push service knows no more is told nothing from then on.
    let third = by_day(&mut ada, &mut bob).await;
    service.answer(["410 Gone", "404 Not Found"]);
    play(&ada, &third, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!((service.taken().len(), service.tried()), (2, 8));
    assert_eq!(told(&mut bob).await, [false, false]);
}

#[tokio::test]
async fn a_browser_is_told_while_it_is_signed_in_and_wants_it() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let (mut ada, mut bob, game) = two(&app, &service).await;
    assert_eq!(told(&mut bob).await, [true]);
    // A further browser, which somebody else was told by before.
    assert_eq!(subscribe(&mut ada, &service.browser(2)).await, "204");
    let mut phone = app.browser();
    assert_eq!(sign_in(&mut phone, "Lucrezia", PASSWORD, false).await, "200");
    assert_eq!(subscribe(&mut phone, &service.browser(2)).await, "204");
    assert_eq!((told(&mut ada).await, told(&mut phone).await), (vec![false], vec![true, true]));
    assert_eq!(end_subscription(&mut bob).await, 204);
    play(&ada, &game, Seat::Red, "a3a5").await;
    assert_eq!(service.wait_for(1).await[0].browser, 2);
    // Who signs out is told no more; nor who is signed out, or has another password.
    assert_eq!(phone.send("DELETE", "/api/v1/session", &[], b"").await.status, 204);
    assert_eq!(told(&mut bob).await, [false]);
    assert_eq!(subscribe(&mut phone, &service.browser(2)).await, "401 no_account");
    assert_eq!(subscribe(&mut bob, &service.browser(1)).await, "204");
    assert_eq!(sign_in(&mut phone, "Lucrezia", PASSWORD, false).await, "200");
    assert_eq!(phone.send("DELETE", "/api/v1/account/sessions", &[], b"").await.status, 204);
    let other = by_day(&mut ada, &mut phone).await;
    play(&ada, &other, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!(service.tried(), 1);
    // Who asks for the deletion of the account is told nothing.
    assert_eq!(subscribe(&mut phone, &service.browser(1)).await, "204");
    let proof = json!({"password": PASSWORD});
    assert_eq!(phone.post("/api/v1/account/deletion", &proof).await.status, 204);
    let database = rusqlite::Connection::open(app.database()).unwrap();
    let count = |table: &str| -> u32 {
        database.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    assert_eq!(count("push_subscription"), 0);
}

/// Wishes with hours that are quiet now, or that are not.
fn wishes(now_ms: u64, is_quiet: bool) -> Value {
    let hour = now_ms / HOUR_MS % 24 + if is_quiet { 0 } else { 3 };
    let quiet = json!({"from": hour % 24, "to": (hour + 2) % 24});
    json!({"your_turn": true, "alarm": true, "quiet": quiet, "time_zone": "Etc/UTC"})
}

#[tokio::test]
async fn quiet_hours_are_those_of_mail_and_hold_a_message_back() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let (mut ada, mut bob, game) = two(&app, &service).await;
    let account = bob.get("/api/v1/account").await.json();
    let usual = json!({"your_turn": true, "alarm": true, "time_zone": "UTC"});
    assert_eq!(account["push"], json!({"sends": true, "wishes": usual}));
    let now_ms = account["created_ms"].as_u64().unwrap();
    let mut odd = wishes(now_ms, true);
    odd["time_zone"] = json!("Mars/Olympus");
    assert_eq!(wish(&mut bob, &odd).await, "422 mail_hours");
    assert_eq!(wish(&mut app.browser(), &usual).await, "401 no_account");
    assert_eq!(wish(&mut bob, &wishes(now_ms, true)).await, "200");
    play(&ada, &game, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!(service.tried(), 0);
    assert_eq!(wish(&mut bob, &wishes(now_ms, false)).await, "200");
    service.wait_for(1).await;
    // Who wants to hear of no turns hears of none.
    let mut none = wishes(now_ms, false);
    none["your_turn"] = json!(false);
    assert_eq!(wish(&mut bob, &none).await, "200");
    assert_eq!(bob.get("/api/v1/account").await.json()["push"]["wishes"], none);
    let other = by_day(&mut ada, &mut bob).await;
    play(&ada, &other, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!(service.tried(), 1);
}

#[tokio::test]
async fn who_has_looked_and_not_played_is_told_before_the_time_runs_out() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let (ada, mut bob, game) = two(&app, &service).await;
    assert_eq!(wish(&mut bob, &json!({"your_turn": false, "alarm": true, "time_zone": "UTC"})).await, "200");
    play(&ada, &game, Seat::Red, "a3a5").await;
    bob.socket(&game).await.hello(None).await;
    wait().await;
    assert_eq!(service.tried(), 0, "there is a day left");
    // Twenty hours later.
    let folder = stop_and_pass(app, 20 * HOUR_MS).await;
    service.answer(["503 Service Unavailable"]);
    let app = start_in(folder, service.address).await;
    let pushed = service.wait_for(1).await.remove(0);
    assert_eq!(pushed.message["body"], "In 3 hours your time for a turn runs out.");
    assert_eq!((pushed.message["tag"].as_str(), pushed.header("urgency")), (Some(game.as_str()), "high"));
    let _app = start_in(app.stop().await, service.address).await;
    wait().await;
    assert_eq!(service.tried(), 2, "once a turn, after one try in vain");
}

#[tokio::test]
async fn what_comes_before_the_first_browser_is_not_told_and_a_press_tries_it() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    let test = async |browser: &mut Browser| {
        let reply = browser.post("/api/v1/account/push/test", &json!({})).await;
        if reply.status == 200 { reply.json()["fate"].as_str().unwrap().to_owned() } else { reply.failure() }
    };
    assert_eq!(test(&mut bob).await, "ended");
    let game = by_day(&mut ada, &mut bob).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    wait().await;
    bob.get("/api/v1/account/push/key").await;
    let header = ("accept-language", "fr");
    let body = serde_json::to_vec(&service.browser(1)).unwrap();
    let json = ("content-type", "application/json");
    assert_eq!(bob.send("POST", "/api/v1/account/push", &[header, json], &body).await.status, 204);
    wait().await;
    assert_eq!(service.tried(), 0);
    assert_eq!(test(&mut bob).await, "taken");
    let pushed = service.wait_for(1).await.remove(0);
    assert_eq!(pushed.message["title"], "Djambi\u{a0}: message d’essai");
    assert_eq!(
        (pushed.message["tag"].as_str(), pushed.message["url"].as_str()),
        (Some("test"), Some("/account"))
    );
    for (answer, fate) in
        [("500 Internal Server Error", "later"), ("400 Bad Request", "refused"), ("410 Gone", "ended")]
    {
        service.answer([answer]);
        assert_eq!(test(&mut bob).await, fate);
    }
    assert_eq!((told(&mut bob).await, test(&mut bob).await), (vec![false], "ended".to_owned()));
}

#[tokio::test]
async fn nothing_goes_to_an_address_that_is_none_of_a_push_service() {
    let service = PushService::start().await;
    let app = start(&service).await;
    let mut bob = player(&app, "Lucrezia").await;
    let good = service.browser(1);
    let key = async |browser: &mut Browser| browser.get("/api/v1/account/push/key").await;
    assert_eq!(key(&mut app.browser()).await.failure(), "401 no_account");
    let known = key(&mut bob).await.json()["key"].clone();
    assert_eq!(known.as_str().unwrap().len(), 87);
    for (field, value) in [
        ("endpoint", "https://127.0.0.1/browser/1"),
        ("endpoint", "https://evil.example/browser/1"),
        ("endpoint", "http://fcm.googleapis.com/browser/1"),
        ("endpoint", ""),
        ("p256dh", "AAAA"),
        ("auth", "AAAA"),
    ] {
        let mut bad = good.clone();
        bad[field] = json!(value);
        assert_eq!(subscribe(&mut bob, &bad).await, "422 push_receiver", "{field} {value}");
    }
    assert_eq!(subscribe(&mut bob, &good).await, "204");
    // Neither the key nor an address is in the database as it is.
    let folder = app.stop().await;
    let bytes = std::fs::read(folder.path().join("games.sqlite3")).unwrap();
    let endpoint = good["endpoint"].as_str().unwrap().as_bytes();
    assert!(!bytes.windows(endpoint.len()).any(|window| window == endpoint));
    // The key stays. Without any host nothing is pushed, and nobody is asked to be told.
    let app = start_in(folder, service.address).await;
    bob.address = app.address;
    assert_eq!(key(&mut bob).await.json()["key"], known);
    let push = PushSettings { hosts: "none".parse().unwrap(), ..PushSettings::default() };
    let (app, _) = TestApp::start_configured_in(app.stop().await, |config| config.push = push).await;
    bob.address = app.address;
    assert_eq!(key(&mut bob).await.failure(), "409 no_push");
    assert_eq!(subscribe(&mut bob, &good).await, "409 no_push");
    assert_eq!(bob.get("/api/v1/account").await.json()["push"]["sends"], false);
}
