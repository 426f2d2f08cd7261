//! Start, shutdown and restart of the service.

use std::time::Duration;

use djambi_protocol::{Code, GameId, Seat, Seq};
use djambi_server::{Config, Server};
use serde_json::json;

use crate::app::{TestApp, config};
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
    for database in [path.to_str().unwrap(), "postgres://localhost/djambi", ""] {
        let config = Config { database: database.to_owned(), ..config(&folder) };
        assert!(Server::bind(&config).await.is_err(), "{database}");
    }
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("this is no database"));
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
    assert_eq!(socket.error().await, Code::ShuttingDown);
    assert!(socket.next().await.is_none());
    let app = TestApp::start_in(folder).await;
    let mut browser = Browser { address: app.address, ..browser };
    assert!(browser.game(&created.id).await.seq >= 1);
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
