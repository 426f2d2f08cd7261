//! A store that is killed while it appends and packs loses nothing and keeps nothing twice.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::packing::{check, create, id, turn};
use super::*;
use crate::store::Games;

/// The variable that tells the process to be killed which file it writes.
const FILE: &str = "DJAMBI_KILLED_FILE";
/// The name of the test that is that process.
const KILLED: &str = "store::sqlite::tests::kills::appends_until_it_is_killed";
const GAMES: [&str; 3] = ["one", "two", "three"];

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

/// Starts the process and kills it a while after its first event; returns what it said was kept.
fn killed_after(file: &Path, time: Duration) -> Vec<(String, u32)> {
    let mut process = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", KILLED, "--ignored", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a process");
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
