//! A store that is killed while it appends and packs, or while it is brought up to date, loses nothing and keeps nothing
//! twice.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::packing::{check, create, id, turn};
use super::*;
use crate::store::{Games, Service};

/// The variable that tells the process to be killed which file it writes.
pub(super) const FILE: &str = "DJAMBI_KILLED_FILE";
/// The name of the test that is that process.
const KILLED: &str = "store::sqlite::tests::kills::appends_until_it_is_killed";
const GAMES: [&str; 3] = ["one", "two", "three"];
/// The name of the test that is the process that brings a file up to date.
const MIGRATED: &str = "store::sqlite::tests::kills::is_brought_up_to_date_until_it_is_killed";

/// Steps to come that take a while.
const SLOW: &[Step] = &with_two_more([
    Step::Sql(
        "CREATE TABLE second AS WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT 4000)
         SELECT n, randomblob(2000) AS content FROM number",
    ),
    Step::Sql("CREATE TABLE third AS SELECT n, content || 'x' AS content FROM second; DROP TABLE second"),
]);

#[tokio::test]
async fn kills_lose_and_double_nothing() {
    kill(20).await;
}

#[tokio::test]
#[ignore = "takes a minute"]
async fn many_kills_lose_and_double_nothing() {
    kill(300).await;
}

#[tokio::test]
#[ignore = "appends until it is killed, for the other tests here"]
async fn appends_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    // Each commit is followed by one that packs.
    let store = store_with(Path::new(&file), 0).await;
    let append = async |game: &str| {
        if store.game(&id(game)).await.unwrap().is_none() {
            create(&store, game).await;
        }
        let first = store.game(&id(game)).await.unwrap().unwrap().events.len() as u32 + 1;
        for seq in first.. {
            store.append(turn(game, seq)).await.unwrap();
            println!("\nkept {game} {seq}");
        }
    };
    futures_util::future::join_all(GAMES.map(append)).await;
}

/// Kills a process that appends again and again, sooner or later, and looks each time what is on the disk.
async fn kill(kills: u64) {
    let (_folder, file) = place();
    let mut kept = BTreeMap::from(GAMES.map(|game| (game.to_owned(), 0)));
    let mut before_packing = 0;
    for kill in 0..kills {
        for (game, seq) in killed_after(&file, Duration::from_millis(1 + kill * 37 % 60)) {
            let last = kept.get_mut(&game).expect("a game");
            *last = seq.max(*last);
        }
        if kept.values().any(|&seq| seq > 0) {
            let journal: u32 = read(
                &file,
                "SELECT count(*) FROM journal LEFT JOIN packed_log USING (game_id)
                 WHERE seq > coalesce(last, 0)",
            );
            before_packing += u32::from(journal > 0);
        }
        let store = store_with(&file, 0).await;
        for (game, seq) in &mut kept {
            let Some(stored) = store.game(&id(game)).await.unwrap() else {
                assert_eq!(*seq, 0, "{game} is lost");
                continue;
            };
            let found = stored.events.len() as u32;
            assert!(found == *seq || found == *seq + 1, "{game} has {found} events, not {seq}");
            check(&store, game, found).await;
            *seq = found;
        }
        store.close().await;
    }
    println!("{kills} kills, {before_packing} of them before the last events were packed: {kept:?}");
    assert!(kept.values().sum::<u32>() > 10, "too few events: {kept:?}");
}

#[tokio::test]
#[ignore = "brings a file up to date until it is killed, for the other test here"]
async fn is_brought_up_to_date_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    println!("\nbegins");
    let _store = SqliteStore::open_with(Opening::new(Path::new(&file)).with_steps(SLOW)).await.unwrap();
    println!("\nends");
    std::thread::sleep(Duration::from_secs(60));
}

#[tokio::test]
async fn kills_while_a_file_is_brought_up_to_date_lose_nothing() {
    const TURNS: u32 = 40;
    let later = schema::version_after(SLOW);
    let (_old_folder, old) = place();
    let store = store_with(&old, 10).await;
    for game in GAMES {
        create(&store, game).await;
        for seq in 1..=TURNS {
            store.append(turn(game, seq)).await.unwrap();
        }
    }
    store.close().await;
    let mut found = BTreeMap::<(i64, bool), u32>::new();
    for kill in 0..25 {
        let (_folder, file) = place();
        for ending in ["", ".press-key"] {
            std::fs::copy(beside(&old, ending), beside(&file, ending)).unwrap();
        }
        killed_while(MIGRATED, &file, Duration::from_millis(kill * 8));
        let copy = beside(&file, &format!(".before-{later}.sqlite3"));
        *found.entry((version(&file), copy.exists())).or_default() += 1;
        // A second kill comes before what the first one has left is repaired.
        if kill % 3 == 0 {
            killed_while(MIGRATED, &file, Duration::from_millis(kill));
        }
        let store = SqliteStore::open_with(Opening::new(&file).with_steps(SLOW)).await.unwrap();
        for game in GAMES {
            check(&store, game, TURNS).await;
        }
        store.append(turn(GAMES[0], TURNS + 1)).await.unwrap();
        assert_eq!(store.file_faults().await.unwrap(), [""; 0]);
        store.close().await;
        assert_eq!(version(&file), later);
        assert_eq!(read::<u32>(&file, "SELECT count(*) FROM third"), 4000, "each step was taken once");
        assert_eq!(version(&copy), current_version(), "the copy is as the database was");
        let store = SqliteStore::open(&copy).await.unwrap();
        for game in GAMES {
            check(&store, game, TURNS).await;
        }
        store.close().await;
    }
    println!("versions and copies after the kills: {found:?}");
    assert!(found.keys().any(|&(version, _)| version < later), "all kills came too late: {found:?}");
}

/// Starts the process that is a test of its own and kills it a while after it has said that it begins.
pub(super) fn killed_while(test: &str, file: &Path, time: Duration) {
    let mut process = process(test, file);
    let lines = BufReader::new(process.stdout.take().expect("its output")).lines().map_while(Result::ok);
    assert!(lines.into_iter().any(|line| line == "begins"));
    std::thread::sleep(time);
    process.kill().expect("a process to kill");
    process.wait().expect("its end");
}

/// The process that is a test of its own with this file.
fn process(test: &str, file: &Path) -> Child {
    let mut process = Command::new(std::env::current_exe().expect("this program"));
    process.args(["--exact", test, "--ignored", "--nocapture"]).env(FILE, file);
    process.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process")
}

/// Starts the process and kills it a while after its first event; returns what it said was kept.
fn killed_after(file: &Path, time: Duration) -> Vec<(String, u32)> {
    let mut process = process(KILLED, file);
    let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let parse = |line: &str| {
        let (game, seq) = line.strip_prefix("kept ")?.split_once(' ')?;
        Some((game.to_owned(), seq.parse().ok()?))
    };
    let mut kept: Vec<_> = lines.by_ref().filter_map(|line| parse(&line)).take(1).collect();
    std::thread::sleep(time);
    process.kill().expect("a process to kill");
    process.wait().expect("its end");
    kept.extend(lines.filter_map(|line| parse(&line)));
    kept
}
