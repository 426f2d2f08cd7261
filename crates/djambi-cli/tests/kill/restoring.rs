//! Kills `djambi admin restore`: whatever it was about to do, no game is lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use djambi_client::{Browser, HttpConnection, Target};
use serde_json::json;
use tempfile::TempDir;
use tokio::process::Command;

use crate::server_process::ServerProcess;

/// The games of the backup, and those that the database has in addition.
const GAMES: [usize; 2] = [30, 7];
const KILLS: u64 = 24;

#[tokio::test]
async fn a_restoration_that_is_killed_loses_no_game() {
    let place = TempDir::new().unwrap();
    let database = place.path().join("games.sqlite3");
    let backup = place.path().join("backup.sqlite3");
    let server = ServerProcess::start(&database).await;
    create_games(&server, GAMES[0]).await;
    server.end().await;
    assert!(admin("backup", &backup, &database).status().await.unwrap().success());
    let server = ServerProcess::start(&database).await;
    create_games(&server, GAMES[1]).await;
    // What was created last is in the log.
    server.kill().await;
    assert!(place.path().join("games.sqlite3-wal").metadata().unwrap().len() > 0);

    let mut stages = [0; 3];
    for kill in 0..KILLS {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("games.sqlite3");
        for name in ["games.sqlite3", "games.sqlite3-wal", "games.sqlite3.press-key"] {
            fs::copy(place.path().join(name), folder.path().join(name)).unwrap();
        }
        // Every third time what a kill has left is in the way of another one.
        for _ in 0..=u64::from(kill % 3 == 0) {
            let mut restoring = admin("restore", &backup, &file).spawn().unwrap();
            tokio::time::sleep(Duration::from_micros(4_000 + kill * 1_500)).await;
            restoring.kill().await.unwrap();
        }
        let found = games(&file).await;
        let replaced = replaced(&file);
        match (found == GAMES[0], replaced.is_empty()) {
            (false, true) => stages[0] += 1,
            (false, false) => stages[1] += 1,
            (true, _) => stages[2] += 1,
        }
        assert!(found == all_games() || found == GAMES[0], "kill {kill}: {found} games");
        assert!(found == all_games() || has_all(&replaced).await, "kill {kill}: the games before are lost");
        if kill % 4 == 0 {
            ServerProcess::start(&file).await.end().await;
        }
        assert!(admin("restore", &backup, &file).status().await.unwrap().success(), "kill {kill}");
        assert_eq!(games(&file).await, GAMES[0], "kill {kill}");
        assert!(has_all(&self::replaced(&file)).await, "kill {kill}: the games before are lost");
        assert!(named(&file, ".partial").is_empty(), "kill {kill}: something is left");
    }
    println!("{KILLS} kills: before, while and after the database was replaced {stages:?}");
    assert!(stages[0] > 0, "all kills came too late: {stages:?}");
}

const fn all_games() -> usize {
    GAMES[0] + GAMES[1]
}

/// Creates games, each of a browser with bots that take their time.
async fn create_games(server: &ServerProcess, count: usize) {
    let mine = json!({"kind": "person", "mine": true});
    let game = json!({"rules": "classic", "bot_delay_ms": 60_000, "seats": {"red": mine}});
    let game = serde_json::from_value(game).unwrap();
    let mut http = HttpConnection::new(Target::from(server.address));
    for _ in 0..count {
        Browser::default().create(&mut http, &game).await.unwrap();
    }
}

/// A command of the host with the backup on a database, without its output.
fn admin(what: &str, backup: &Path, database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
    command.args(["admin", what]).arg(backup).arg("--database").arg(database);
    command.env("LC_ALL", "C").stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    command
}

/// The number of games of a database without faults.
async fn games(database: &Path) -> usize {
    let mut verify = Command::new(env!("CARGO_BIN_EXE_djambi"));
    let verified = verify.args(["admin", "verify", "--database"]).arg(database).env("LC_ALL", "C");
    let output = verified.output().await.unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text.split(' ').next().unwrap().parse().unwrap_or_else(|_| panic!("{text}"))
}

/// The databases that were replaced.
fn replaced(database: &Path) -> Vec<PathBuf> {
    let mut found = named(database, ".replaced-");
    found.retain(|path| path.extension().is_some_and(|extension| extension == "sqlite3"));
    found
}

/// The files beside a database with this in their names.
fn named(database: &Path, part: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(database.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.file_name().unwrap().to_str().unwrap().contains(part)).collect()
}

/// Whether one of these databases has all games.
async fn has_all(databases: &[PathBuf]) -> bool {
    for database in databases {
        if games(database).await == all_games() {
            return true;
        }
    }
    false
}
