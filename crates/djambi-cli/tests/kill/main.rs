//! Kills the server with `kill -9` again and again during games: each acknowledged command is an event
//! exactly once, nothing that was said is lost, and nobody pays for the time in which no server runs.
//!
//! A few people do everything here that can be done in a game, with bots, offers, leave and treaties. `djambi-load --kill` is
//! a test of its own, as it knows nothing but turns and talk: it kills at any number of games and rate, and looks for
//! whispers in the files.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod clients;
mod clocks;
mod command_log;
mod leave;
mod mail;
mod notices;
#[expect(dead_code, reason = "the server's own tests use the rest")]
#[path = "../../../djambi-server/tests/service/support/player.rs"]
mod player;
mod restoring;
mod server_process;
mod talk_log;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use clients::Logs;
use server_process::ServerProcess;

const KILLS: u64 = 60;
const CLIENT_PAIRS: u64 = 6;

/// The server's address; `None` while no server runs.
type ServerAddress = watch::Receiver<Option<SocketAddr>>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_commands_are_executed_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let logs = Arc::new(Logs::default());
    let (publish, address) = watch::channel(None);
    let clients: Vec<_> = (0..CLIENT_PAIRS)
        .map(|number| tokio::spawn(clients::play_games(number, address.clone(), logs.clone())))
        .collect();

    for kill in 0..KILLS {
        let server = ServerProcess::start(&database).await;
        publish.send_replace(Some(server.address));
        // Between 20 and 420 ms: during the start or during play.
        tokio::time::sleep(Duration::from_millis(20 + kill * 137 % 400)).await;
        server.kill().await;
        publish.send_replace(None);
        for client in &clients {
            assert!(!client.is_finished(), "a client has failed");
        }
    }

    for client in clients {
        client.abort();
        assert!(client.await.is_err_and(|error| error.is_cancelled()), "a client has failed");
    }
    let server = ServerProcess::start(&database).await;
    let counts = logs.commands.check(server.address).await;
    let talk = logs.talk.check(server.address).await;
    println!("{KILLS} kills: {counts:?}, {talk:?}");
    assert!(talk.acknowledged > 50, "too little talk: {talk:?}");
    assert!(counts.offers > 10 && counts.downtimes > 10, "too few offers and clocks: {counts:?}");
    assert!(counts.acknowledged > 300 && counts.games >= 6, "too few commands: {counts:?}");
    assert!(counts.resent > 10, "too few commands were unanswered when the server was killed: {counts:?}");
    server.end().await;
}

#[tokio::test]
async fn the_server_ends_cleanly_and_refuses_a_second_one() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("deep/down/games.sqlite3");
    let server = ServerProcess::start(&database).await;
    let second = ServerProcess::command(&database, "127.0.0.1:0").output().await.unwrap();
    let error = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(
        error.starts_with("djambi: the database ") && error.contains("in use by another djambi server"),
        "{error}"
    );
    let elsewhere = folder.path().join("other.sqlite3");
    let third = ServerProcess::command(&elsewhere, &server.address.to_string()).output().await.unwrap();
    let error = String::from_utf8(third.stderr).unwrap();
    assert_eq!(third.status.code(), Some(1));
    assert!(error.contains("another program uses this address") && error.lines().count() == 1, "{error}");
    server.end().await;
}
