//! Games that nobody uses any more are closed or deleted; all others stay.

use std::time::Duration;

use djambi::{Reason, Seat};
use djambi_protocol::{ClosingCause, EventKind, GameId, Seq};
use djambi_server::Retention;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::{refused, turn};

/// How often a service looks that is to look soon.
const OFTEN: Retention = Retention {
    days: 90,
    press_days: 0,
    first: Duration::from_millis(300),
    interval: Duration::from_millis(300),
};

/// A browser that has created games, and the folder of their database.
struct Games {
    browser: Browser,
    folder: TempDir,
}

/// A request for a game in which this browser plays against bots that take their time.
fn against_bots() -> Value {
    json!({"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}}, "bot_delay_ms": 60_000})
}

/// A request for a game of this browser and an invited player.
fn with_a_guest() -> Value {
    let player = json!({"kind": "person", "name": "Zenobia"});
    json!({"rules": "classic", "players": 2, "seats":
        {"red": {"kind": "person", "mine": true}, "yellow": player}})
}

/// A request for a game of this browser with itself.
fn alone() -> Value {
    let mine = json!({"kind": "person", "mine": true});
    json!({"rules": "classic", "players": 2, "seats": {"red": mine, "yellow": mine}})
}

impl Games {
    /// Opens the database of a service that has ended and moves a game into the past.
    fn age(&self, game: &GameId, days: u64) {
        let connection = Connection::open(self.folder.path().join("games.sqlite3")).unwrap();
        let past = i64::try_from(days * 24 * 60 * 60 * 1000).unwrap();
        for statement in [
            "UPDATE game SET created_ms = created_ms - ?2 WHERE id = ?1",
            "UPDATE journal SET at_ms = at_ms - ?2 WHERE game_id = ?1",
        ] {
            connection.execute(statement, (game.as_str(), past)).unwrap();
        }
    }

    /// Lets the service have given no sign of life for some days.
    fn was_down_for(&self, days: u64) {
        let connection = Connection::open(self.folder.path().join("games.sqlite3")).unwrap();
        let past = i64::try_from(days * 24 * 60 * 60 * 1000).unwrap();
        connection.execute("UPDATE heartbeat SET at_ms = at_ms - ?1", [past]).unwrap();
    }
}

/// Creates a game, and plays a turn in it if one is given.
async fn create(browser: &mut Browser, request: &Value, wire: Option<&str>) -> GameId {
    let created = browser.create(request).await;
    if let Some(wire) = wire {
        let mut socket = browser.socket(&created.id).await;
        socket.hello(None).await;
        assert_eq!(socket.command("a", 0, Seat::Red, turn(wire)).await, Ok(1));
    }
    created.id
}

async fn status(browser: &mut Browser, game: &GameId) -> u16 {
    browser.get(&format!("/api/v1/games/{game}")).await.status
}

/// Waits until a game has this number of events, or until it is gone.
async fn wait_for(browser: &mut Browser, game: &GameId, seq: Option<Seq>) {
    for _ in 0..200 {
        let is_there = match seq {
            Some(seq) => browser.game(game).await.seq == seq,
            None => status(browser, game).await == 404,
        };
        if is_there {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("game {game} does not expire");
}

#[tokio::test]
async fn games_that_nobody_uses_are_closed_or_deleted() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let old = create(&mut browser, &alone(), Some("a3a5")).await;
    let fresh = create(&mut browser, &alone(), Some("a3a5")).await;
    let unplayed = create(&mut browser, &alone(), None).await;
    let unplayed_fresh = create(&mut browser, &against_bots(), None).await;
    let invited = create(&mut browser, &with_a_guest(), None).await;
    let invited_fresh = create(&mut browser, &with_a_guest(), None).await;
    let games = Games { browser, folder: app.stop().await };
    for (game, days) in [(&old, 91), (&fresh, 89), (&unplayed, 8), (&unplayed_fresh, 6)] {
        games.age(game, days);
    }
    games.age(&invited, 91);
    games.age(&invited_fresh, 89);

    let app = TestApp::start_retaining(games.folder, OFTEN).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    wait_for(&mut browser, &old, Some(2)).await;
    wait_for(&mut browser, &unplayed, None).await;
    wait_for(&mut browser, &invited, None).await;
    let state = browser.game(&old).await;
    assert_eq!(state.outcome.map(|outcome| outcome.reason), Some(Reason::Closed));
    let record = browser.get(&format!("/api/v1/games/{old}/record")).await.text();
    assert!(record.contains("[Termination \"closed\"]"), "{record}");
    assert_eq!(browser.get(&format!("/game/{invited}")).await.status, 404);

    // Everything expires once; what is fresh stays, and goes on.
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!((browser.game(&old).await.seq, browser.game(&fresh).await.seq), (2, 1));
    for game in [&unplayed_fresh, &invited_fresh] {
        assert_eq!(status(&mut browser, game).await, 200);
    }
    let mut socket = browser.socket(&fresh).await;
    socket.hello(None).await;
    assert_eq!(socket.command("b", 1, Seat::Yellow, turn("i7i5")).await, Ok(2));
    assert_eq!(browser.socket(&old).await.hello(None).await.2, 2);
}

#[tokio::test]
async fn a_lost_game_is_not_annulled_for_a_player_who_never_moves_again() {
    let app = TestApp::start().await;
    let mut winner = app.browser();
    let mut loser = app.browser();
    let mut request = with_a_guest();
    request["table"] = json!({});
    let game = winner.create(&request).await.id;
    let sat = loser.post(&format!("/api/v1/games/{game}/table"), &json!({"act": "sit"})).await;
    assert_eq!(sat.json()["held"], json!(["yellow"]));
    let mut red = winner.socket(&game).await;
    let mut yellow = loser.socket(&game).await;
    red.hello(None).await;
    yellow.hello(None).await;
    // A game has begun for a player who has played.
    for (number, (seat, wire)) in
        [(Seat::Red, "a3a5"), (Seat::Yellow, "i7i5"), (Seat::Red, "a5a4")].into_iter().enumerate()
    {
        let socket = if seat == Seat::Red { &mut red } else { &mut yellow };
        let id = format!("c{number}");
        let seq = Seq::try_from(number).unwrap() + 1;
        assert_eq!(socket.command(&id, seq, seat, turn(wire)).await, Ok(seq + 1));
    }
    drop((red, yellow));
    let games = Games { browser: winner, folder: app.stop().await };
    games.age(&game, 91);
    let app = TestApp::start_retaining(games.folder, OFTEN).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    wait_for(&mut browser, &game, Some(5)).await;
    let told = browser.game(&game).await;
    assert_eq!(told.events[4].kind, EventKind::FlagFall { seat: Seat::Yellow });
    let outcome = told.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.sharers.iter().collect()), (Reason::Win, vec![Seat::Red]));
}

#[tokio::test]
async fn connected_people_are_told_of_the_end_and_keep_a_game_without_turns() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let played = create(&mut browser, &alone(), Some("a3a5")).await;
    let unplayed = create(&mut browser, &alone(), None).await;
    let games = Games { browser, folder: app.stop().await };
    games.age(&played, 100);
    games.age(&unplayed, 100);
    let late = Retention { first: Duration::from_secs(4), ..OFTEN };
    let app = TestApp::start_retaining(games.folder, late).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    let mut reader = browser.socket(&played).await;
    reader.hello(None).await;
    let mut waiting = browser.socket(&unplayed).await;
    waiting.hello(None).await;
    let event = reader.event().await;
    assert_eq!((event.seq, event.kind), (2, EventKind::Closed { cause: ClosingCause::Expired }));
    assert_eq!(reader.command("b", 2, Seat::Yellow, turn("i7i5")).await, refused("finished"));

    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(waiting.is_silent().await, "nobody is sent away");
    assert_eq!(waiting.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    drop(waiting);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(browser.game(&unplayed).await.seq, 1, "it is played now");
}

#[tokio::test]
async fn a_game_without_turns_is_deleted_once_everybody_has_left() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let unplayed = create(&mut browser, &alone(), None).await;
    let games = Games { browser, folder: app.stop().await };
    games.age(&unplayed, 100);
    let late = Retention { first: Duration::from_secs(4), ..OFTEN };
    let app = TestApp::start_retaining(games.folder, late).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    let mut socket = browser.socket(&unplayed).await;
    socket.hello(None).await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    assert_eq!(status(&mut browser, &unplayed).await, 200);
    drop(socket);
    wait_for(&mut browser, &unplayed, None).await;
}

#[tokio::test]
async fn no_game_expires_while_the_service_is_down() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let played = create(&mut browser, &alone(), Some("a3a5")).await;
    let unplayed = create(&mut browser, &against_bots(), None).await;
    let invited = create(&mut browser, &with_a_guest(), None).await;
    let older = create(&mut browser, &alone(), Some("a3a5")).await;
    let games = Games { browser, folder: app.stop().await };
    for (game, days) in [(&played, 120), (&unplayed, 120), (&invited, 120), (&older, 215)] {
        games.age(game, days);
    }
    games.was_down_for(120);
    let app = TestApp::start_retaining(games.folder, OFTEN).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    wait_for(&mut browser, &older, Some(2)).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(browser.game(&played).await.seq, 1);
    for game in [&unplayed, &invited] {
        assert_eq!(status(&mut browser, game).await, 200);
    }
}

#[tokio::test]
async fn no_days_keep_everything() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let unplayed = create(&mut browser, &alone(), None).await;
    let games = Games { browser, folder: app.stop().await };
    games.age(&unplayed, 5000);
    let app = TestApp::start_retaining(games.folder, Retention { days: 0, ..OFTEN }).await;
    let mut browser = Browser { address: app.address, ..games.browser };
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(status(&mut browser, &unplayed).await, 200);
}
