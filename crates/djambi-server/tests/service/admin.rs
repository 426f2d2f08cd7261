//! Backup, restoration, verification and examination, beside a running service and without one.

use std::path::{Path, PathBuf};

use djambi::{Problem, Seat};
use djambi_protocol::GameId;
use djambi_server::admin::{
    AdminError, BackupReport, BackupRequest, DatabaseFault, EarlierKeys, ExistingFile, Faults, Finding,
    RestoreReport, Secrets, Severity, VerifyNews, VerifyReport, backup, doctor, new_key, restore, verify,
};
use djambi_text::{Language, problem};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use tokio::task::spawn_blocking;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// A request to back a database up to the file `backup` in a folder.
fn request(database: &Path, folder: &Path) -> BackupRequest {
    BackupRequest {
        database: text(database),
        file: folder.join("backup"),
        secrets: Secrets::Kept,
        existing: ExistingFile::Refused,
    }
}

async fn back_up(request: BackupRequest) -> Result<BackupReport, AdminError> {
    spawn_blocking(move || backup(&request, &mut |_, _| {})).await.unwrap()
}

async fn verified(database: PathBuf) -> (VerifyReport, Vec<DatabaseFault>) {
    spawn_blocking(move || {
        let mut faults = Vec::new();
        let report = verify(&text(&database), &mut |news| {
            if let VerifyNews::Fault(fault) = news {
                faults.push(fault);
            }
        });
        (report.unwrap(), faults)
    })
    .await
    .unwrap()
}

async fn restored(database: PathBuf, file: PathBuf, faults: Faults) -> Result<RestoreReport, AdminError> {
    spawn_blocking(move || restore(&text(&database), None, &file, faults, &mut |_| {})).await.unwrap()
}

/// Creates a game of the browser with itself and plays the first turn.
async fn played_game(browser: &mut Browser) -> GameId {
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "yellow": mine});
    let id = browser.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await.id;
    let mut socket = browser.socket(&id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_beside_a_service_that_writes_is_whole_and_is_played_on() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let game = played_game(&mut browser).await;
    let mut other = browser.clone();
    let writing = tokio::spawn(async move {
        loop {
            played_game(&mut other).await;
        }
    });
    let place = TempDir::new().unwrap();
    for round in 0..5 {
        let existing = if round == 0 { ExistingFile::Refused } else { ExistingFile::Replaced };
        let report =
            back_up(BackupRequest { existing, ..request(&app.database(), place.path()) }).await.unwrap();
        assert_eq!(report.bytes, place.path().join("backup").metadata().unwrap().len());
        let (verified, faults) = verified(place.path().join("backup")).await;
        assert_eq!((verified.games, faults), (report.games, Vec::new()));
    }
    let (report, faults) = verified(app.database()).await;
    assert!(faults.is_empty() && report.games >= 1, "{report:?} {faults:?}");
    writing.abort();
    let file = place.path().join("backup");
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions()) & 0o777,
        0o600
    );
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1, "nothing else is left");

    let in_use = restored(app.database(), file.clone(), Faults::Refused).await.unwrap_err().to_string();
    assert!(in_use.contains("in use by another djambi server"), "{in_use}");
    let mut late = browser.clone();
    let lost = played_game(&mut late).await;
    let folder = app.stop().await;
    let database = folder.path().join("games.sqlite3");
    let report = restored(database.clone(), file, Faults::Refused).await.unwrap();
    assert!(report.has_key && report.faults == 0);
    let replaced = report.replaced.unwrap();
    assert!(text(&replaced).starts_with(&text(&database)) && replaced.exists());
    assert!(verified(replaced).await.1.is_empty(), "the replaced database is whole");

    let app = TestApp::start_in(folder).await;
    let mut browser = Browser { address: app.address, ..browser };
    let mut socket = browser.socket(&game).await;
    assert_eq!(socket.hello(None).await.0, [Seat::Red, Seat::Yellow], "the cookie is still known");
    assert_eq!(socket.command("b", 1, Seat::Yellow, turn("i7i5")).await, Ok(2));
    assert_eq!(
        browser.get(&format!("/api/v1/games/{lost}")).await.status,
        404,
        "it is younger than the backup"
    );
}

#[tokio::test]
async fn a_backup_writes_over_nothing_unasked_and_never_over_the_database() {
    let app = TestApp::start().await;
    let place = TempDir::new().unwrap();
    let good = request(&app.database(), place.path());
    std::fs::write(&good.file, "something of value").unwrap();
    assert!(matches!(back_up(good.clone()).await, Err(AdminError::Exists { .. })));
    assert_eq!(std::fs::read_to_string(&good.file).unwrap(), "something of value");
    let force = BackupRequest { existing: ExistingFile::Replaced, ..good };
    for ending in ["", "-wal", ".lock"] {
        let file = PathBuf::from(format!("{}{ending}", text(&app.database())));
        let refused = back_up(BackupRequest { file, ..force.clone() }).await;
        assert!(matches!(refused, Err(AdminError::Itself { .. })), "{ending}: {refused:?}");
    }
    back_up(force.clone()).await.unwrap();
    let link = place.path().join("link");
    std::fs::hard_link(app.database(), &link).unwrap();
    let refused = back_up(BackupRequest { file: link.clone(), ..force.clone() }).await;
    assert!(matches!(refused, Err(AdminError::Itself { .. })), "{refused:?}");
    std::fs::remove_file(link).unwrap();
    let missing = BackupRequest { database: text(&place.path().join("missing")), ..force.clone() };
    let sentence = back_up(missing).await.unwrap_err().to_string();
    assert!(sentence.contains("there is no database at"), "{sentence}");
    let nowhere = BackupRequest { file: place.path().join("no/folder/backup"), ..force };
    assert!(back_up(nowhere).await.is_err());
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_takes_no_device_pipe_or_folder_away() {
    let app = TestApp::start().await;
    let place = TempDir::new().unwrap();
    let pipe = place.path().join("pipe");
    let folder = place.path().join("folder");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    std::fs::create_dir(&folder).unwrap();
    // A link to a device stands for it: who may replace the device would lose it.
    let device = place.path().join("device");
    std::os::unix::fs::symlink("/dev/null", &device).unwrap();
    for file in [pipe, folder, device] {
        let force = BackupRequest {
            file: file.clone(),
            existing: ExistingFile::Replaced,
            ..request(&app.database(), place.path())
        };
        let sentence = back_up(force).await.unwrap_err().to_string();
        assert!(sentence.contains("is not a file"), "{file:?}: {sentence}");
        assert!(!file.symlink_metadata().unwrap().is_file(), "{file:?}");
    }
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 3, "nothing is left beside them");
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_is_the_file_to_which_it_leads() {
    let app = TestApp::start().await;
    let game = played_game(&mut app.browser()).await;
    let place = TempDir::new().unwrap();
    let linked = |name: &str, to: &Path| {
        let link = place.path().join(name);
        std::os::unix::fs::symlink(to, &link).unwrap();
        link
    };
    // A backup never goes over the database, whatever it is called there.
    let force = BackupRequest { existing: ExistingFile::Replaced, ..request(&app.database(), place.path()) };
    let itself = BackupRequest { file: linked("itself", &app.database()), ..force.clone() };
    let refused = back_up(itself).await;
    assert!(matches!(refused, Err(AdminError::Itself { .. })), "{refused:?}");
    // The database is found behind a link.
    let database = linked("database", &app.database());
    back_up(BackupRequest { database: text(&database), ..force.clone() }).await.unwrap();
    assert!(verified(force.file.clone()).await.1.is_empty());
    let folder = app.stop().await;
    // Nothing is restored onto itself by a link, and nothing of a backup that lost its end.
    let games = folder.path().join("games.sqlite3");
    let refused = restored(games.clone(), linked("same", &games), Faults::Refused).await;
    assert!(matches!(refused, Err(AdminError::Itself { .. })), "{refused:?}");
    let short = place.path().join("short");
    let bytes = std::fs::read(&force.file).unwrap();
    std::fs::write(&short, &bytes[..bytes.len() / 2]).unwrap();
    assert!(restored(games.clone(), short.clone(), Faults::Refused).await.is_err());
    std::fs::write(&short, &bytes[..50]).unwrap();
    assert!(restored(games, short, Faults::Accepted).await.is_err());
    let app = TestApp::start_in(folder).await;
    assert_eq!(app.browser().get(&format!("/api/v1/games/{game}")).await.status, 200, "it is as it was");
}

#[tokio::test]
async fn a_new_key_signs_and_the_earlier_one_is_still_known_or_void() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let in_use = new_key(&text(&app.database()), EarlierKeys::Valid).unwrap_err().to_string();
    assert!(in_use.contains("in use"), "{in_use}");
    let mut folder = app.stop().await;
    for (earlier, seats) in [(EarlierKeys::Valid, vec![Seat::Red]), (EarlierKeys::Void, Vec::new())] {
        new_key(&text(&folder.path().join("games.sqlite3")), earlier).unwrap();
        let app = TestApp::start_in(folder).await;
        // The cookie as it was signed first: no page is opened, which would sign it anew.
        let mut socket = Browser { address: app.address, ..browser.clone() }.socket(&created.id).await;
        assert_eq!(socket.hello(None).await.0, seats, "{earlier:?}");
        folder = app.stop().await;
    }
}

#[tokio::test]
async fn a_backup_without_secrets_does_not_hold_the_key() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let game = played_game(&mut browser).await;
    let place = TempDir::new().unwrap();
    let whole = request(&app.database(), place.path());
    back_up(whole.clone()).await.unwrap();
    let file = place.path().join("public");
    back_up(BackupRequest { file: file.clone(), secrets: Secrets::LeftOut, ..whole.clone() }).await.unwrap();
    let key: Vec<u8> = Connection::open(&whole.file)
        .unwrap()
        .query_row("SELECT value FROM secret", [], |row| row.get(0))
        .unwrap();
    let holds_key = |file: &Path| std::fs::read(file).unwrap().windows(key.len()).any(|bytes| bytes == key);
    assert!(holds_key(&whole.file) && !holds_key(&file));

    let folder = app.stop().await;
    let report = restored(folder.path().join("games.sqlite3"), file, Faults::Refused).await.unwrap();
    assert!(!report.has_key);
    let app = TestApp::start_in(folder).await;
    let mut browser = Browser { address: app.address, ..browser };
    let mut socket = browser.socket(&game).await;
    assert_eq!(socket.hello(None).await.0, [], "nobody is known");
    assert_eq!(browser.game(&game).await.seq, 1);
}

/// A folder with the database of a service that has ended, and its games.
async fn ended_service(games: usize) -> (TempDir, Vec<GameId>) {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mut ids = Vec::new();
    for _ in 0..games {
        ids.push(played_game(&mut browser).await);
    }
    (app.stop().await, ids)
}

#[tokio::test]
async fn every_fault_is_found_and_names_its_game() {
    let (folder, games) = ended_service(9).await;
    let database = folder.path().join("games.sqlite3");
    assert_eq!(
        verified(database.clone()).await,
        (VerifyReport { games: 9, events: 9, faults: 0 }, Vec::new())
    );
    let connection = Connection::open(&database).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    let damages = [
        ("UPDATE journal SET to_move = 'red' WHERE game_id = ?", "says that “red” is to move"),
        ("UPDATE game SET to_move = NULL WHERE id = ?", "says that the game is over"),
        ("UPDATE journal SET seq = 2 WHERE game_id = ?", "its event 1 is missing"),
        ("UPDATE journal SET payload = 'a3a4@z9' WHERE game_id = ?", "its event 1"),
        (
            "UPDATE seat SET kind = 'absent' WHERE game_id = ? AND seat = 'yellow'",
            "its seat yellow is absent",
        ),
        ("UPDATE game SET bots = ',blue,' WHERE id = ?", "names the bots"),
        ("UPDATE game SET options = 'x' WHERE id = ?", "options are unreadable"),
        (
            "INSERT INTO result (game_id, ended_ms, kind, is_found, board, rules, clock, turns, position)
             SELECT id, 0, 'closed', 0, 'square9', 'classic', 'none', 0, 'none' FROM game WHERE id = ?",
            "result is not the one that its events give",
        ),
        ("DELETE FROM game WHERE id = ?", "there is no such game"),
    ];
    for ((statement, _), game) in damages.iter().zip(&games) {
        assert!(connection.execute(statement, [game.as_str()]).unwrap() > 0, "{statement}");
    }
    connection.execute("UPDATE secret SET value = x'00'", []).unwrap();
    drop(connection);
    let (report, faults) = verified(database.clone()).await;
    for ((statement, message), game) in damages.iter().zip(&games) {
        let is_found = |fault: &DatabaseFault| {
            fault.game.as_deref() == Some(game.as_str()) && told(&fault.problem).contains(message)
        };
        assert!(faults.iter().any(is_found), "{statement}: {faults:?}");
    }
    assert!(
        faults
            .iter()
            .any(|fault| fault.game.is_none() && told(&fault.problem).contains("has a wrong length"))
    );
    assert_eq!((report.games, report.faults), (8, faults.len() as u64));

    // Such a backup is restored only if that is wanted.
    let (other, _) = ended_service(1).await;
    let target = other.path().join("games.sqlite3");
    let before = std::fs::read(&target).unwrap();
    let refused = restored(target.clone(), database.clone(), Faults::Refused).await.unwrap_err().to_string();
    assert!(refused.contains("nothing is restored"), "{refused}");
    assert_eq!(std::fs::read(&target).unwrap(), before);
    assert_eq!(restored(target, database, Faults::Accepted).await.unwrap().games, 8);
}

#[tokio::test]
async fn damaged_and_foreign_files_are_not_restored() {
    let (folder, _) = ended_service(1).await;
    let database = folder.path().join("games.sqlite3");
    let before = std::fs::read(&database).unwrap();
    let place = TempDir::new().unwrap();
    let file = place.path().join("backup");
    let mut damaged = before.clone();
    damaged[4096 + 8..4096 * 3].fill(0x5a);
    let foreign = place.path().join("foreign");
    Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE place (url TEXT)").unwrap();
    for (content, message) in [
        (damaged, "is damaged"),
        (
            b"this is no database, but it is long enough to be taken for the header of one".to_vec(),
            "is not a database",
        ),
        (Vec::new(), "there is no database at"),
        (std::fs::read(&foreign).unwrap(), "the database of another program"),
    ] {
        std::fs::write(&file, content).unwrap();
        let sentence =
            restored(database.clone(), file.clone(), Faults::Accepted).await.unwrap_err().to_string();
        assert!(sentence.contains(message), "{sentence}");
        assert_eq!(std::fs::read(&database).unwrap(), before);
    }
    let itself = restored(database.clone(), database.clone(), Faults::Accepted).await;
    assert!(matches!(itself, Err(AdminError::Itself { .. })));
    let left = std::fs::read_dir(folder.path()).unwrap().map(|file| text(&file.unwrap().path()));
    let copies: Vec<String> =
        left.filter(|name| name.contains("partial") || name.contains("replaced")).collect();
    assert!(copies.is_empty(), "{copies:?}");
}

#[tokio::test]
async fn a_damaged_database_is_replaced_and_kept_with_its_log() {
    let (good, games) = ended_service(1).await;
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("deep/games.sqlite3");
    let backup = good.path().join("games.sqlite3");
    // On a new machine there is no folder yet.
    assert_eq!(restored(database.clone(), backup.clone(), Faults::Refused).await.unwrap().replaced, None);
    std::fs::write(&database, "rubbish").unwrap();
    std::fs::write(format!("{}-wal", text(&database)), "a log").unwrap();
    let replaced = restored(database.clone(), backup, Faults::Refused).await.unwrap().replaced.unwrap();
    assert_eq!(std::fs::read_to_string(&replaced).unwrap(), "rubbish");
    assert_eq!(std::fs::read_to_string(format!("{}-wal", text(&replaced))).unwrap(), "a log");
    assert_eq!(verified(database).await.0.games, games.len() as u64);
}

/// A problem in English, which every language has a sentence for.
fn told(found: &Problem) -> String {
    for language in Language::ALL {
        assert_ne!(problem(language, found), found.code, "{language:?} has no sentence for {found:?}");
    }
    problem(Language::En, found)
}

fn examined(database: &Path) -> Vec<Finding> {
    doctor(&text(database), None).unwrap()
}

/// Whether a finding is as bad as this and has these words.
fn found(findings: &[Finding], severity: Severity, words: &str) -> bool {
    findings.iter().any(|finding| finding.severity == severity && told(&finding.message).contains(words))
}

#[tokio::test]
async fn the_doctor_finds_what_is_wrong() {
    let app = TestApp::start().await;
    played_game(&mut app.browser()).await;
    let findings = examined(&app.database());
    assert!(findings.iter().all(|finding| finding.severity != Severity::Fault), "{findings:?}");
    assert!(found(&findings, Severity::Ok, "a server uses the database"), "{findings:?}");
    let folder = app.stop().await;
    let database = folder.path().join("games.sqlite3");
    assert!(found(&examined(&database), Severity::Ok, "no server uses the database"));

    let connection = Connection::open(&database).unwrap();
    connection.execute("UPDATE journal SET at_ms = at_ms + 86400000", []).unwrap();
    connection.execute("DELETE FROM secret", []).unwrap();
    let findings = examined(&database);
    assert!(
        found(&findings, Severity::Fault, "1,439 minutes ahead")
            || found(&findings, Severity::Fault, "1,440 minutes")
    );
    assert!(found(&findings, Severity::Warning, "there is no key"), "{findings:?}");
    connection.pragma_update(None, "user_version", 9999).unwrap();
    assert!(found(&examined(&database), Severity::Fault, "version 9999"));
    connection.pragma_update(None, "user_version", 0).unwrap();
    assert!(found(&examined(&database), Severity::Fault, "another build of djambi"));
    connection.pragma_update(None, "user_version", 1).unwrap();
    drop(connection);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).unwrap();
        assert!(found(&examined(&database), Severity::Fault, "chmod 600"));
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o777)).unwrap();
        assert!(found(&examined(&database), Severity::Fault, "chmod go-w"));
    }
    assert!(found(&examined(&folder.path().join("none")), Severity::Warning, "there is no database"));
    std::fs::write(&database, "this is no database at all").unwrap();
    assert!(found(&examined(&database), Severity::Fault, "is not a database"));
}
