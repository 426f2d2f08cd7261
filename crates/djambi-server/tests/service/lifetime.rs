//! Start, shutdown and restart of the service.

use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use djambi::Seat;
use djambi_protocol::{GameId, Seq};
use djambi_server::{Config, Server};
use serde_json::json;

use crate::app::{TestApp, config};
use crate::signature::{key_of, signature};
use crate::support::Browser;
use crate::support::socket::turn;

#[tokio::test]
async fn two_services_on_one_file_are_refused() {
    let app = TestApp::start().await;
    let error = Server::bind(&config(&app.folder)).await.err().expect("a refusal").to_string();
    assert!(error.contains(app.database().to_str().unwrap()) && error.contains("in use"), "{error}");
    let folder = app.stop().await;
    assert!(
        Server::bind(&config(&folder)).await.is_ok(),
        "another service may start after the first has ended"
    );
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let app = TestApp::start().await;
    let folder = tempfile::tempdir().unwrap();
    let error =
        Server::bind(&Config { listen: app.address, ..config(&folder) }).await.err().expect("a refusal");
    let sentence = error.to_string();
    assert!(
        sentence.contains(&app.address.to_string()) && sentence.contains("the port is taken"),
        "{sentence}"
    );
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "this is no database, but it is long enough to be taken for the header of one")
        .unwrap();
    let read_only = format!("{}?mode=ro", path.display());
    for database in [path.to_str().unwrap(), "postgres://localhost/djambi", "", ":memory:", &read_only] {
        let config = Config { database: database.to_owned(), ..config(&folder) };
        assert!(Server::bind(&config).await.is_err(), "{database}");
    }
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("this is no database"));
}

#[tokio::test]
async fn damaged_pages_are_noticed_beside_serving() {
    let app = TestApp::start().await;
    let created = app.browser().create_as_red().await;
    let folder = app.stop().await;
    let path = folder.path().join("games.sqlite3");
    // A page that no start reads: it lies among those of a table that is written here.
    let connection = rusqlite::Connection::open(&path).unwrap();
    let fill = "WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < 2000)
        INSERT INTO talk (game_id, channel, seq, at_ms, after, player, name, words, is_act, message_id)
        SELECT ?1, 'watchers', n, 0, 0, x'00', 'Ada', '{\"text\": \"Hello\"}', 0, 'm' || n FROM number";
    connection.execute(fill, [created.id.as_str()]).unwrap();
    drop(connection);
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&path, &bytes).unwrap();

    let app = TestApp::start_in(folder).await;
    let mut browser = app.browser();
    while browser.get("/readyz").await.status == 200 {}
    assert_eq!(browser.get("/healthz").await.status, 200);
    let findings = djambi_server::admin::doctor(path.to_str().unwrap(), None).unwrap();
    assert!(format!("{findings:?}").contains("damaged"), "{findings:?}");
}

#[tokio::test]
async fn a_shutdown_is_announced_and_loses_nothing() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let folder = tokio::time::timeout(Duration::from_secs(10), app.stop()).await.expect("a quick end");
    assert_eq!(socket.error().await, "shutting_down");
    assert!(socket.next().await.is_none());
    let app = TestApp::start_in(folder).await;
    let mut browser = Browser { address: app.address, ..browser };
    assert!(browser.game(&created.id).await.seq >= 1);
}

#[tokio::test]
async fn a_service_that_drains_is_not_ready_and_still_plays() {
    let (app, _) = TestApp::start_configured(|config| config.drain = Duration::from_secs(3600)).await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    let (_, running) = app.tell_to_end();
    for _ in 0..100 {
        if browser.get("/readyz").await.status == 503 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let readiness = browser.get("/readyz").await;
    assert_eq!((readiness.status, readiness.text().trim()), (503, "the service is going down"));
    assert_eq!(browser.get("/healthz").await.status, 200);
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert!(!running.is_finished());
    running.abort();
}

#[tokio::test]
async fn no_change_of_the_clock_takes_a_guests_seat() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    browser.create_as_red().await;
    let name = browser.get("/api/v1/me").await.json()["name"].clone();
    assert!(name.is_string());
    let cookie = browser.cookie.clone().unwrap();
    let [_, day, id, sealed_name, _] = cookie.split('.').collect::<Vec<_>>()[..] else { panic!("{cookie}") };
    let (day, key): (i64, _) = (day.parse().unwrap(), key_of(&app.database()));
    let folder = app.stop().await;
    // The machine's clock comes to today from a time long ago: to the service this is a downtime.
    let connection = rusqlite::Connection::open(folder.path().join("games.sqlite3")).unwrap();
    connection.execute("UPDATE heartbeat SET at_ms = at_ms - 1000 * 86400000", []).unwrap();
    drop(connection);
    let app = TestApp::start_in(folder).await;
    for (days, is_valid) in [(3, true), (1_000, true), (-1_400, true), (-1_401, false)] {
        let signed = format!("1.{}.{id}.{sealed_name}", day + days);
        let sealed = BASE64URL_NOPAD.encode(&signature(&key, "guest", &signed));
        let cookie = Some(format!("djambi={signed}.{sealed}"));
        let me = Browser { address: app.address, cookie }.get("/api/v1/me").await.json()["name"].clone();
        assert_eq!(me == name, is_valid, "{days}");
    }
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create(&json!({"rules": "classic", "bot_delay_ms": 300})).await;
    let before = events_after(&mut browser, &created.id, 0).await;
    let app = app.restart().await;
    let mut browser = Browser { address: app.address, ..browser };
    events_after(&mut browser, &created.id, before + 1).await;
}

/// A folder with a database in which many games wait for a bot, and one row that cannot be read.
async fn many_waiting_games(games: u32) -> tempfile::TempDir {
    let app = TestApp::start().await;
    let created = app.browser().create(&json!({"rules": "classic", "bot_delay_ms": 60_000})).await;
    let file = app.database();
    let folder = app.stop().await;
    let mut database = rusqlite::Connection::open(file).unwrap();
    let copies = database.transaction().unwrap();
    for number in 0..games {
        // A hyphen makes the first id unreadable.
        let id = if number == 0 { "bad-id".to_owned() } else { format!("copy{number}") };
        let game = "INSERT INTO game (id, created_ms, started_ms, board, rules, options, start, table_settings,
                listed, bot_delay_ms, to_move)
            SELECT ?1, created_ms, started_ms, board, rules, options, start, table_settings, listed, bot_delay_ms,
                to_move FROM game WHERE id = ?2";
        let seats = "INSERT INTO seat (game_id, seat, kind, name, level)
            SELECT ?1, seat, kind, name, level FROM seat WHERE game_id = ?2";
        for statement in [game, seats] {
            copies.execute(statement, [id.as_str(), created.id.as_str()]).unwrap();
        }
    }
    copies.commit().unwrap();
    folder
}

#[tokio::test]
async fn a_service_answers_and_ends_while_many_games_are_resumed() {
    let folder = many_waiting_games(3000).await;
    let app = TestApp::start_in(folder).await;
    let mut browser = app.browser();
    let soon = Duration::from_secs(2);
    let health = tokio::time::timeout(soon, browser.get("/healthz")).await.expect("an answer at once");
    assert_eq!(health.status, 200);
    let readiness = tokio::time::timeout(soon, browser.get("/readyz")).await.expect("an answer at once");
    assert_eq!(readiness.status, 503, "{}", readiness.text());
    tokio::time::timeout(soon, app.stop()).await.expect("an end at once");
}

#[tokio::test]
async fn a_row_that_cannot_be_read_keeps_no_other_game_from_going_on() {
    let app = TestApp::start_in(many_waiting_games(3).await).await;
    let mut browser = app.browser();
    for _ in 0..100 {
        if browser.get("/readyz").await.status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the service does not become ready");
}

/// Waits until the game has more events, and returns their number.
async fn events_after(browser: &mut Browser, game: &GameId, before: Seq) -> Seq {
    for _ in 0..200 {
        let seq = browser.game(game).await.seq;
        if seq > before {
            return seq;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the bots do not go on")
}
