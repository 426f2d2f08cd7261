//! The store in a file: its laws, its settings, and files of earlier versions.

mod archive;
mod file;
mod kills;
mod openings;
mod packing;
mod ratings;
mod results;
mod sealing;

use std::path::PathBuf;

use djambi::Seat;
use djambi_protocol::{GameId, NoticeKind, SeatKind, TableSettings};
use tempfile::TempDir;

use super::schema::Step;
use super::*;
use crate::identity::PlayerId;
use crate::lobby::NoticeHub;
use crate::store::Unseen;
use crate::store::laws::{self, Fillable};

impl Fillable for SqliteStore {
    fn fill(&self) {
        self.switches().limit_pages(1);
    }

    fn free(&self) {
        self.switches().limit_pages(u32::MAX - 1);
    }
}

/// A folder, and the path of a database in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite3");
    (folder, file)
}

/// The games of a file in which it is a bot's turn.
async fn waiting(file: &Path) -> Vec<String> {
    let store = SqliteStore::open(file).await.unwrap();
    let games = store.waiting_for_bots().await.unwrap();
    store.close().await;
    games.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn sqlite_obeys_the_laws_of_a_store() {
    let (_folder, file) = place();
    laws::all(&SqliteStore::open(&file).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_obeys_the_laws_of_a_store_whatever_is_packed() {
    for limit in [0, 1, 3, 20] {
        let (_folder, file) = place();
        laws::all(&store_with(&file, limit).await).await;
    }
}

/// The store in a file whose journal is packed beyond as many rows.
async fn store_with(file: &Path, journal_limit: usize) -> SqliteStore {
    SqliteStore::open_with(Opening::new(file).with_journal_limit(journal_limit)).await.unwrap()
}

#[tokio::test]
async fn a_failed_write_is_not_there_after_a_restart_either() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    laws::a_full_disk_is_forgotten_once_it_is_free(&store).await;
    let before = laws::lengths(&store).await;
    store.close().await;
    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!(laws::lengths(&store).await, before);
    store.close().await;
}

#[tokio::test]
async fn a_database_that_is_out_of_reach_for_a_while_is_opened_again() {
    let (folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let away = folder.path().join("away");
    std::fs::rename(&file, &away).unwrap();
    let broken = store.write(|connection| Ok(connection.execute_batch("ROLLBACK")?)).await;
    assert_eq!(
        broken.unwrap_err().problem().code,
        "store_commit",
        "a transaction that is gone ends the batch"
    );
    for _ in 0..3 {
        let sentence = store.check().await.unwrap_err().to_string();
        assert!(sentence.contains("the file cannot be opened"), "{sentence}");
    }
    std::fs::rename(&away, &file).unwrap();
    store.check().await.unwrap();
    store.create(laws::new_game("after")).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_writer_that_panics_ends_the_store() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let answer = store.write(|_| -> Result<(), StoreError> { panic!("a fault of the writer") }).await;
    assert_eq!(answer.unwrap_err().kind(), StoreErrorKind::Closed);
    store.ended().await;
    assert!(store.check().await.is_err());
    store.close().await;
}

#[tokio::test]
async fn games_that_wait_for_a_bot_are_found_by_an_index() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    let connection = Connection::open(&file).unwrap();
    let query = format!("EXPLAIN QUERY PLAN {}", lists::WITH_BOTS);
    let plan: String = connection.query_row(&query, [], |row| row.get("detail")).unwrap();
    assert!(plan.contains("game_with_bots"), "{plan}");
    let rows =
        "INSERT INTO game (id, created_ms, started_ms, board, rules, options, start, table_settings, listed,
            to_move) VALUES
            ('bad-id!', 0, 0, 'square9', 'classic', '{}', 'start', '{}', 0, 'red'),
            ('good', 0, 0, 'square9', 'classic', '{}', 'start', '{}', 0, 'red');
        INSERT INTO seat (game_id, seat, kind, name) VALUES ('bad-id!', 'red', 'bot', ''),
            ('good', 'blue', 'bot', ''), ('good', 'red', 'person', '')";
    connection.execute_batch(rows).unwrap();
    assert_eq!(waiting(&file).await, [""; 0], "an id that cannot be read is skipped");
    connection.execute("UPDATE seat SET kind = 'bot' WHERE game_id = 'good'", []).unwrap();
    assert_eq!(waiting(&file).await, ["good"]);
}

#[tokio::test]
async fn deadlines_and_tables_are_found_by_indices() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    let connection = Connection::open(&file).unwrap();
    for (query, index) in
        [(lists::DUE, "game_deadline"), (lists::OPEN, "game_table"), (lists::RUNNING, "game_table")]
    {
        let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {query}")).unwrap();
        let nothing = vec![rusqlite::types::Null; explain.parameter_count()];
        let plan = explain.query_map(rusqlite::params_from_iter(nothing), |row| row.get("detail")).unwrap();
        let plan: Vec<String> = plan.map(Result::unwrap).collect();
        assert!(plan[0].contains(index), "{plan:?}");
    }
}

#[tokio::test]
async fn a_table_whose_settings_cannot_be_read_hides_no_other() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    for name in ["good", "bad"] {
        let mut game = laws::new_game(name);
        game.settings.table = TableSettings::default();
        store.create(game).await.unwrap();
    }
    Connection::open(&file)
        .unwrap()
        .execute("UPDATE game SET table_settings = '{' WHERE id = 'bad'", [])
        .unwrap();
    let open = store.open_tables(9).await.unwrap();
    assert!(open.contains(&"good".parse().unwrap()), "{open:?}");
    let error = store.game(&"bad".parse().unwrap()).await.err().expect("no settings");
    assert_eq!(error.kind(), StoreErrorKind::Damaged);
    store.close().await;
}

#[tokio::test]
async fn commits_are_synchronous_and_in_wal_mode() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let settings = store
        .write(|connection| {
            let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
            let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
            Ok((journal, synchronous))
        })
        .await
        .unwrap();
    assert_eq!(settings, ("wal".to_owned(), 2));
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let (folder, _) = place();
    let file = folder.path().join("deep/down/games.sqlite3");
    let store = SqliteStore::open(&file).await.unwrap();
    let beside = |ending: &str| beside(&file, ending);
    for path in [file.clone(), beside("-wal"), beside("-shm"), beside(".lock")] {
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert_eq!(mode(file.parent().unwrap()), 0o700);
    store.close().await;
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o664)).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!((mode(&file), mode(&beside("-wal"))), (0o600, 0o600), "an existing file is tightened");
    store.close().await;
    std::fs::set_permissions(file.parent().unwrap(), std::fs::Permissions::from_mode(0o755)).unwrap();
    tighten_folder(&file);
    assert_eq!(mode(file.parent().unwrap()), 0o700);
}

/// What opening a file is refused with.
async fn refusal(file: &Path) -> String {
    SqliteStore::open(file).await.err().expect("a refusal").to_string()
}

#[tokio::test]
async fn files_of_other_programs_are_refused_and_left_alone() {
    let (folder, text) = place();
    std::fs::write(&text, "this is no database, but it is long enough to be taken for the header of one")
        .unwrap();
    assert!(refusal(&text).await.contains("is not a database"));
    for (name, statements) in [
        ("tables", "CREATE TABLE place (url TEXT)"),
        ("id", "PRAGMA application_id = 7"),
        ("alike", "CREATE TABLE game (id TEXT); CREATE TABLE player (id TEXT)"),
    ] {
        let file = folder.path().join(name);
        let connection = Connection::open(&file).unwrap();
        connection.execute_batch(statements).unwrap();
        drop(connection);
        let before = std::fs::read(&file).unwrap();
        assert!(refusal(&file).await.contains("the database of another program"), "{name}");
        assert_eq!(std::fs::read(&file).unwrap(), before, "{name}");
    }
    let mut names: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    let text = text.file_name().unwrap().to_owned();
    let mut left = vec!["alike".into(), "id".into(), "tables".into(), text];
    left.sort();
    assert_eq!(names, left, "nothing is beside them");
}

#[tokio::test]
async fn databases_of_later_versions_and_damaged_ones_are_refused_in_a_sentence() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    for (version, sentence) in
        [(9999, "made by a later version of djambi: update djambi"), (0, "made by another build of djambi")]
    {
        Connection::open(&file).unwrap().pragma_update(None, "user_version", version).unwrap();
        assert!(refusal(&file).await.contains(sentence), "{version}");
    }
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[100..].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    assert!(refusal(&file).await.contains("the file is damaged (keep a copy of it"));
}

#[tokio::test]
async fn a_crowd_shares_commits_and_a_turn_changes_its_log_alone() {
    const GAMES: usize = 40;
    const TURNS: u32 = 5;
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let names: Vec<String> = (0..GAMES).map(|game| format!("{game:02}people")).collect();
    for name in &names {
        let mut game = laws::new_game(name);
        game.seats.change(Seat::Yellow, |row| row.kind = SeatKind::Person);
        store.create(game).await.unwrap();
    }
    let rows = "SELECT group_concat(to_move) FROM game WHERE id LIKE '%people'";
    let before: String = read(&file, rows);
    let commits_before = commits(&file);
    let play = async |name: &String| {
        for seq in 1..=TURNS {
            let event = laws::new_event(name, seq, Some(&format!("command-{seq}")));
            store.append(event).await.unwrap();
        }
    };
    futures_util::future::join_all(names.iter().map(play)).await;
    let commits = commits(&file) - commits_before;
    assert!((1..=GAMES * TURNS as usize / 10).contains(&commits), "{commits} commits");
    assert_eq!(read::<String>(&file, rows), before, "the rows of the games stay as they are");
    let last = NewEvent { to_move: None, ..laws::new_event(&names[0], TURNS + 1, None) };
    store.append(last).await.unwrap();
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM game WHERE to_move IS NULL"), 1, "it is over");
    store.close().await;
}

/// The number of commits in the log of a database: the frames that say how large the database is after them.
fn commits(file: &Path) -> usize {
    const HEADER: usize = 32;
    const FRAME: usize = 24 + 4096;
    let log = std::fs::read(file.with_extension("sqlite3-wal")).unwrap();
    log[HEADER..].chunks_exact(FRAME).filter(|frame| frame[4..8] != [0; 4]).count()
}

/// The one value of a query.
fn read<T: rusqlite::types::FromSql>(file: &Path, query: &str) -> T {
    Connection::open(file).unwrap().query_row(query, [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn games_are_listed_on_pages() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    futures_util::future::join_all(
        (0..450).map(|number| store.create(laws::new_game(&format!("page{number}")))),
    )
    .await;
    let mut sizes = Vec::new();
    let mut after = None;
    loop {
        let page = store.uses(after.take()).await.unwrap();
        sizes.push(page.games.len());
        let Some(next) = page.next else { break };
        after = Some(next);
    }
    assert_eq!(sizes, [200, 200, 50]);
    store.close().await;
}

#[tokio::test]
async fn nothing_of_a_deleted_game_is_left_in_the_file() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let mut game = laws::new_game("gone");
    game.seats.change(Seat::Red, |row| row.name = "Zenobia of Palmyra".to_owned());
    store.create(game).await.unwrap();
    assert!(store.delete_unplayed(&"gone".parse().unwrap()).await.unwrap());
    store.close().await;
    let bytes = std::fs::read(&file).unwrap();
    assert!(!bytes.windows(7).any(|window| window == b"Zenobia"), "the name is still in the file");
    // A table that belongs to games must be emptied with them.
    let connection = Connection::open(&file).unwrap();
    let mut select = connection
        .prepare(
            "SELECT DISTINCT s.name FROM sqlite_schema s, pragma_foreign_key_list(s.name) f
             WHERE s.type = 'table' AND f.\"table\" = 'game' ORDER BY 1",
        )
        .unwrap();
    let tables: Vec<String> = select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(
        tables,
        ["notice", "packed_log", "result", "seat", "talk", "visit"],
        "see store/sqlite/uses.rs"
    );
}

/// The steps of today, and two to come.
const fn with_two_more(more: [Step; 2]) -> [Step; schema::STEPS.len() + 2] {
    let mut all = [more[0]; schema::STEPS.len() + 2];
    let mut index = 0;
    while index < schema::STEPS.len() {
        all[index] = schema::STEPS[index];
        index += 1;
    }
    all[index + 1] = more[1];
    all
}

/// Steps to come, of which the program takes the last.
const LATER: &[Step] =
    &with_two_more([Step::Sql("CREATE TABLE second (id TEXT)"), Step::Sql("CREATE TABLE third (id TEXT)")]);

/// The version of a database.
fn version(file: &Path) -> i64 {
    read(file, "SELECT user_version FROM pragma_user_version")
}

#[tokio::test]
async fn a_database_is_copied_before_it_is_brought_up_to_date() {
    let (folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    store.create(laws::new_game("old")).await.unwrap();
    store.close().await;
    let before = version(&file);
    let copy = |version: i64| beside(&file, &format!(".before-{version}.sqlite3"));
    for version in [1, 2] {
        std::fs::write(copy(version), "an older copy").unwrap();
    }
    std::fs::write(folder.path().join("other.before-1.sqlite3"), "of another database").unwrap();
    SqliteStore::open_with(Opening::new(&file).with_steps(LATER)).await.unwrap().close().await;
    let today = current_version();
    let later = schema::version_after(LATER);
    let versions = (before, version(&file), version(&copy(later)));
    assert_eq!(versions, (today, later, today), "the copy is as the database was");
    assert_eq!(read::<String>(&copy(later), "SELECT id FROM game"), "old");
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM second, third"), 0, "all steps are taken");
    assert!(copy(2).exists() && !copy(1).exists(), "the newest two are kept");
    assert!(folder.path().join("other.before-1.sqlite3").exists());
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&copy(later).metadata().unwrap().permissions()) & 0o777,
        0o600
    );
    // Nothing is copied when there is nothing to do.
    std::fs::remove_file(copy(later)).unwrap();
    SqliteStore::open_with(Opening::new(&file).with_steps(LATER)).await.unwrap().close().await;
    assert!(!copy(later).exists());
    assert!(refusal(&file).await.contains("made by a later version of djambi"));
}

#[tokio::test]
async fn a_database_that_cannot_be_copied_is_left_as_it_is() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    let blocked = beside(&file, &format!(".before-{}.sqlite3", schema::version_after(LATER)));
    std::fs::create_dir(&blocked).unwrap();
    let opened = SqliteStore::open_with(Opening::new(&file).with_steps(LATER)).await;
    let sentence = opened.err().expect("a refusal").to_string();
    assert!(sentence.contains(blocked.to_str().unwrap()), "{sentence}");
    assert_eq!(version(&file), current_version());
    assert!(!beside(&blocked, ".partial").exists());
}

#[tokio::test]
async fn a_step_that_fails_leaves_the_database_as_it_is() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    const WRONG: &[Step] = &with_two_more([
        Step::Sql("CREATE TABLE second (id TEXT)"),
        Step::Sql("CREATE TABLE second (id TEXT)"),
    ]);
    let opened = SqliteStore::open_with(Opening::new(&file).with_steps(WRONG)).await;
    assert!(opened.err().expect("a refusal").to_string().contains("cannot be brought up to date"));
    assert_eq!(version(&file), current_version());
    SqliteStore::open(&file).await.unwrap().close().await;
}

#[tokio::test]
async fn notices_that_a_full_disk_refused_are_kept_later() {
    let store = SqliteStore::temporary().await;
    let game: GameId = "told".parse().unwrap();
    store.create(laws::new_game("told")).await.unwrap();
    let hub = NoticeHub::new(1);
    let player = |number: u16| {
        let [high, low] = number.to_be_bytes();
        let mut id = [7; PlayerId::LENGTH];
        (id[0], id[1]) = (high, low);
        PlayerId::new(id)
    };
    let unseen = Unseen { kind: NoticeKind::Over, after: 9, at_ms: 1_790_000_000_000 };
    (0..5_000).for_each(|number| hub.remember(player(number), &game, Some(unseen)));
    store.fill();
    assert!(hub.write_news(&*store).await.is_err());
    store.free();
    hub.remember(player(1), &game, None);
    hub.write_news(&*store).await.unwrap();
    let unread = [0, 1, 4_999].map(|number| store.unread_notices(player(number)));
    let unread = futures_util::future::try_join_all(unread).await.unwrap();
    assert_eq!(unread, [1, 0, 1], "what has come since counts");
}
