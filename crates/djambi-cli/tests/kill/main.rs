//! `kill -9` in the middle of play, again and again: what the service has acknowledged is there, and only once.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod ledger;
mod program;
#[expect(dead_code, reason = "the service's own tests use the rest")]
#[path = "../../../djambi-server/tests/service/support/mod.rs"]
mod support;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use ledger::Ledger;
use program::Program;

const KILLS: u64 = 60;
const TABLES: u64 = 6;

/// Where the service is; `None` while it is dead.
type Whereabouts = watch::Receiver<Option<SocketAddr>>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_is_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let ledger = Arc::new(Ledger::default());
    let (publish, whereabouts) = watch::channel(None);
    let tables: Vec<_> = (0..TABLES)
        .map(|number| tokio::spawn(tables::keep_playing(number, whereabouts.clone(), ledger.clone())))
        .collect();

    for kill in 0..KILLS {
        let program = Program::start(&database).await;
        publish.send_replace(Some(program.address));
        // From the first moments of a start to well into play.
        tokio::time::sleep(Duration::from_millis(20 + kill * 137 % 400)).await;
        program.kill().await;
        publish.send_replace(None);
        for table in &tables {
            assert!(!table.is_finished(), "a table has failed");
        }
    }

    for table in tables {
        table.abort();
        assert!(table.await.is_err_and(|error| error.is_cancelled()), "a table has failed");
    }
    let program = Program::start(&database).await;
    let tally = ledger.check(program.address).await;
    println!("{KILLS} kills: {tally:?}");
    assert!(tally.acknowledged > 300 && tally.games >= 6, "too little has happened: {tally:?}");
    assert!(tally.resent > 10, "too few commands were under way when the service was killed: {tally:?}");
    program.end().await;
}

#[tokio::test]
async fn the_program_ends_cleanly_when_told_to_and_refuses_a_second_one() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("deep/down/games.sqlite3");
    let program = Program::start(&database).await;
    let second = Program::command(&database, "127.0.0.1:0").output().await.unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(
        said.starts_with("djambi: the database ") && said.contains("in use by another djambi server"),
        "{said}"
    );
    let elsewhere = folder.path().join("other.sqlite3");
    let third = Program::command(&elsewhere, &program.address.to_string()).output().await.unwrap();
    let said = String::from_utf8(third.stderr).unwrap();
    assert_eq!(third.status.code(), Some(1));
    assert!(said.contains("the port is taken") && said.lines().count() == 1, "{said}");
    program.end().await;
}
