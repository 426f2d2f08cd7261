//! The log of a service, in a process of its own: tests beside it that log nothing would switch off what they
//! come across first.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "the tests of the service use the rest")]
#[path = "../service/app.rs"]
mod app;
#[expect(dead_code, reason = "the tests of the service use the rest")]
#[path = "../service/support/mod.rs"]
mod support;

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Channel, GameId, GameMessage, Words};
use djambi_server::Limits;
use rusqlite::Connection;
use serde_json::json;

use app::TestApp;
use support::socket::turn;

/// What is logged on this thread, on which the service of a test runs too.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Lines {
    fn collect(&self) -> tracing::subscriber::DefaultGuard {
        let lines = self.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || lines.clone());
        tracing::subscriber::set_default(subscriber.finish())
    }

    /// Collects the lines of all levels.
    fn collect_all(&self) -> tracing::subscriber::DefaultGuard {
        let lines = self.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::TRACE);
        tracing::subscriber::set_default(subscriber.with_writer(move || lines.clone()).finish())
    }

    /// The lines with these words.
    fn with(&self, words: &str) -> Vec<String> {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        text.lines().filter(|line| line.contains(words)).map(str::to_owned).collect()
    }
}

/// Held by each test: `tracing` remembers for the whole process which places in the code anybody listens to.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test]
async fn refusals_that_repeat_are_one_line_without_secrets() {
    let _alone = ALONE.lock().await;
    let lines = Lines::default();
    let _collected = lines.collect();
    let limits = Limits { games_per_address: "3+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let foreign = [("origin", "http://evil.example"), ("content-type", "application/json")];
    let first = browser.send("POST", "/api/v1/games", &foreign, b"{}").await;
    assert_eq!(first.failure(), "403 foreign_origin");
    for _ in 0..50 {
        browser.send("POST", "/api/v1/games", &foreign, b"{}").await;
    }
    let logged = lines.with("foreign origin");
    assert_eq!(logged.len(), 1, "{logged:?}");
    assert!(logged[0].contains(first.header("x-request-id").unwrap()), "{logged:?}");
    assert!(logged[0].contains("127.0.0.0/24") && !logged[0].contains("127.0.0.1"), "{logged:?}");

    let person = json!({"kind": "person"});
    let mine = json!({"kind": "person", "mine": true});
    let game = json!({"rules": "classic", "seats": {"red": mine, "blue": person}});
    let created = browser.create(&game).await;
    let mut stranger = app.browser();
    let mut socket = stranger.socket(&created.id).await;
    socket.hello(None).await;
    for number in 0..5 {
        let refused = socket.command(&format!("c{number}"), 0, Seat::Red, turn("a3a5")).await;
        assert_eq!(refused, Err("not_your_seat".to_owned()));
    }
    assert_eq!(lines.with("seat of another: refused").len(), 1);
    for _ in 0..5 {
        stranger.post("/api/v1/games", &json!({"rules": "chess"})).await;
    }
    assert_eq!(lines.with("limit: too many new games from this address").len(), 1);
    let folder = app.stop().await;
    assert_eq!(lines.with("foreign origin: refused, and 50 more").len(), 1, "the rest comes at the end");
    for secret in [browser.cookie.unwrap(), created.invitations[0].url.clone()] {
        let value = secret.rsplit(['=', '/']).next().unwrap();
        assert_eq!(lines.with(value), [""; 0], "a secret is logged");
    }
    drop(folder);
}

#[tokio::test]
async fn what_is_said_and_what_requests_hold_is_never_logged() {
    let _alone = ALONE.lock().await;
    let lines = Lines::default();
    let _collected = lines.collect_all();
    let app = TestApp::start().await;
    let mut browser = app.browser();
    browser.navigate("/").await;
    let mine = json!({"kind": "person", "mine": true});
    let request = json!({"rules": "classic", "table": {"begins": "at_once"}, "seats": {"red": mine}});
    let game = browser.create(&request).await.id;
    let mut socket = browser.socket(&game).await;
    socket.hello(None).await;
    let words = Words::Text("quicksilver at noon".to_owned());
    socket.say("said", Channel::Table, words).await.unwrap();
    let forged = json!({"rules": "classic", "board": "\n2026-01-01T00:00:00Z ERROR forged"});
    assert_eq!(browser.post("/api/v1/games", &forged).await.status, 422);
    browser.get("/nowhere%0aERROR%1b[2J").await;
    app.stop().await;
    assert_eq!(lines.with("quicksilver"), [""; 0]);
    let logged = lines.with("");
    assert!(logged.len() > 3, "all is collected");
    for line in logged {
        assert!(!line.starts_with("2026-01-01") && !line.starts_with("ERROR"), "{line}");
        assert!(!line.contains(['\u{1b}', '\u{9b}']), "{line:?}");
    }
}

/// Creates a game of the browser with itself that has a clock.
async fn timed_game(browser: &mut support::Browser) -> GameId {
    let mine = json!({"kind": "person", "mine": true});
    let clock = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    let seats = json!({"red": mine, "yellow": mine});
    browser.create(&json!({"rules": "classic", "players": 2, "seats": seats, "clock": clock})).await.id
}

#[tokio::test]
async fn clocks_run_on_though_the_machine_was_set_back() {
    let _alone = ALONE.lock().await;
    let app = TestApp::start().await;
    let game = timed_game(&mut app.browser()).await;
    let file = app.database();
    let folder = app.stop().await;
    // To the service it is as if the machine's clock had been an hour ahead until now.
    let hour = "3600000";
    Connection::open(&file)
        .unwrap()
        .execute_batch(&format!(
            "UPDATE game SET created_ms = created_ms + {hour}, deadline_ms = deadline_ms + {hour};
             UPDATE heartbeat SET at_ms = at_ms + {hour};"
        ))
        .unwrap();
    let app = TestApp::start_in(folder).await;
    let mut browser = app.browser();
    let mut left = Vec::new();
    for _ in 0..2 {
        let mut socket = browser.socket(&game).await;
        socket.follow(None).await;
        let GameMessage::Game { state, .. } = socket.game_message().await else { panic!("the game") };
        left.push(state.clock.unwrap().left[&Seat::Red]);
        tokio::time::sleep(Duration::from_millis(1_100)).await;
    }
    assert!(left[0] <= 60_000 && left[1] + 1_000 <= left[0], "{left:?}");
    // What is new goes on in the same time: its first turn is not late at once.
    let fresh = timed_game(&mut browser).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(browser.game(&fresh).await.outcome, None);
    app.stop().await;
}

#[tokio::test]
async fn damaged_games_that_are_due_hold_up_no_others_and_are_one_line_each() {
    let _alone = ALONE.lock().await;
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let healthy = timed_game(&mut browser).await;
    // As many as are opened at once, all due before the healthy one.
    let mut damaged = Vec::new();
    for _ in 0..100 {
        damaged.push(timed_game(&mut browser).await);
    }
    let file = app.database();
    let folder = app.stop().await;
    Connection::open(&file)
        .unwrap()
        .execute_batch(&format!(
            "UPDATE game SET start = 'a broken start', deadline_ms = 1 WHERE id <> '{healthy}';
             UPDATE game SET created_ms = created_ms - 40000, deadline_ms = 2 WHERE id = '{healthy}';"
        ))
        .unwrap();
    let lines = Lines::default();
    let _collected = lines.collect();
    let app = TestApp::start_in(folder).await;
    let mut browser = app.browser();
    let mut tries = 0;
    // Nobody has played a first turn in it.
    while browser.game(&healthy).await.outcome.is_none() {
        tries += 1;
        assert!(tries < 50, "the healthy game goes on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Each of them is tried again after a second.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    for game in &damaged {
        let logged = lines.with(game.as_str());
        assert_eq!(logged.len(), 1, "{logged:?}");
        assert!(logged[0].contains("a game that is due cannot be opened"), "{logged:?}");
    }
    app.stop().await;
}
