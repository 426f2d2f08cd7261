//! A measurement of the writer: many games append at once, and nothing but the store is at work.

use std::sync::Arc;
use std::time::{Duration, Instant};

use djambi::Seat;
use djambi_protocol::{Event, EventKind, GameId};
use futures_util::{StreamExt, stream};

use super::{Games, NewEvent, Service, SqliteStore};
use crate::metrics::process_usage::ProcessUsage;
use crate::store::laws::new_game;

const TIME: Duration = Duration::from_secs(4);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures; `cargo test -p djambi-server --release --lib -- --ignored --nocapture --test-threads 1 throughput`"]
async fn throughput_of_the_writer() {
    for (games, rate) in [(1, None), (1000, Some(2000)), (1000, Some(4000)), (1000, None)] {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("games.sqlite3")).await.unwrap());
        for game in 0..games {
            store.create(new_game(&name(game))).await.unwrap();
        }
        let before = usage();
        let players = play(&store, games, rate);
        let mut waits = Vec::new();
        for player in players {
            waits.extend(player.await.unwrap());
        }
        let after = usage();
        let turns = waits.len();
        waits.sort_unstable();
        println!(
            "{games} games, {}: {} turns/s, {:.0} µs of processor and {:.1} context switches a turn, \
             on disk after {:?} (median), {:?} (99 of 100)",
            rate.map_or("as fast as it goes".to_owned(), |rate| format!("{rate} turns/s due")),
            turns as u64 / TIME.as_secs(),
            (after.processor - before.processor).as_micros() as f64 / turns as f64,
            switches(&before, &after) as f64 / turns as f64,
            waits[turns / 2],
            waits[turns * 99 / 100],
        );
        store.close().await;
    }
}

/// After a restart everybody comes back, and each game is read once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures; `cargo test -p djambi-server --release --lib -- --ignored --nocapture --test-threads 1 throughput`"]
async fn throughput_of_the_readers() {
    const GAMES: u32 = 4000;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite3");
    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    for game in 0..GAMES {
        store.create(new_game(&name(game))).await.unwrap();
    }
    for player in play(&store, GAMES, None) {
        player.await.unwrap();
    }
    let before = usage();
    let begin = tokio::time::Instant::now();
    let ids = (0..GAMES).map(|game| name(game).parse::<GameId>().unwrap());
    let read = async |id: GameId| store.game(&id).await.unwrap().unwrap().events.len();
    let events: usize = stream::iter(ids).map(read).buffer_unordered(8).fold(0, async |a, b| a + b).await;
    let after = usage();
    let time = begin.elapsed();
    println!(
        "{GAMES} games of {} events each: read in {time:?}, {:.0} µs of processor and {:.1} context switches a game",
        events / GAMES as usize,
        (after.processor - before.processor).as_micros() as f64 / f64::from(GAMES),
        switches(&before, &after) as f64 / f64::from(GAMES),
    );
    store.close().await;
}

/// One task a game, which appends turn after turn: each when the one before is on disk and, with a rate, due.
fn play(
    store: &Arc<SqliteStore>,
    games: u32,
    rate: Option<u32>,
) -> Vec<tokio::task::JoinHandle<Vec<Duration>>> {
    let interval = rate.map(|rate| Duration::from_secs(1) * games / rate);
    let one = |game: u32| {
        let store = store.clone();
        let offset = interval.unwrap_or_default() * game / games;
        tokio::spawn(async move {
            tokio::time::sleep(offset).await;
            append_for(&store, &name(game), interval).await
        })
    };
    (0..games).map(one).collect()
}

#[expect(clippy::disallowed_methods, reason = "this measures time")]
async fn append_for(store: &SqliteStore, game: &str, interval: Option<Duration>) -> Vec<Duration> {
    let id: GameId = game.parse().unwrap();
    let begin = Instant::now();
    let mut due = Instant::now();
    let mut waits = Vec::new();
    for seq in 1.. {
        if begin.elapsed() > TIME {
            break;
        }
        let seat = Seat::ALL[seq as usize % 4];
        let kind = EventKind::Turn { seat, r#move: "c3c4@h7".parse().unwrap() };
        let event = Event { seq, at_ms: 1_790_000_000_001, clocks: None, charged_ms: None, kind };
        let new = NewEvent {
            command: Some(format!("0f8fad5b-d9cb-469f-a165-{seq:012}").parse().unwrap()),
            ..NewEvent::new(id.clone(), event, Some(Seat::ALL[(seq as usize + 1) % 4]))
        };
        let sent = Instant::now();
        store.append(new).await.unwrap();
        waits.push(sent.elapsed());
        if let Some(interval) = interval {
            due += interval;
            tokio::time::sleep_until(due.into()).await;
        }
    }
    waits
}

/// The names differ from the first letter on, as real ids do.
fn name(game: u32) -> String {
    format!("{:08x}", game.wrapping_mul(2_654_435_761))
}

/// What this process has used so far.
fn usage() -> ProcessUsage {
    ProcessUsage::now().expect("a system that tells")
}

/// The context switches of the time between.
fn switches(before: &ProcessUsage, after: &ProcessUsage) -> u64 {
    let all = |usage: &ProcessUsage| usage.voluntary_switches + usage.involuntary_switches;
    all(after) - all(before)
}
