//! The law of ratings: what is kept is the ladder folded over the archive, wherever the service was killed or closed, and
//! whatever becomes of accounts.

use std::path::Path;
use std::time::Duration;

use djambi_rating::{Ladder, Standing};
use rusqlite::{Connection, params};

use super::kills::{FILE, killed_while};
use super::place;
use crate::identity::PlayerId;
use crate::store::sqlite::ratings::{next_result, select_standings};
use crate::store::sqlite::{SqliteStore, rerate};
use crate::store::{Accounts as _, LadderKey, LadderRow, Ratings as _, Service as _};

/// The name of the test that is the process to be killed.
const RATES: &str = "store::sqlite::tests::ratings::rates_until_it_is_killed";

fn player(number: u32) -> PlayerId {
    PlayerId::from_bytes(format!("{number:016}").as_bytes()).expect("id")
}

/// Adds a finished game of four of twelve players, in ways that differ from game to game, rated or not.
fn add_result(connection: &Connection, number: u32, is_rated: bool) {
    let id = format!("g{number:08}");
    let ended_ms = 1_700_000_000_000 + i64::from(number) * 7_919_000_000 % 9_000_000_000;
    connection
        .execute(
            "INSERT INTO game (id, created_ms, board, rules, options, start, table_settings, listed)
             VALUES (?, 1, 'square9', 'classic', '{}', '', '{}', 1)",
            [&id],
        )
        .unwrap();
    connection
        .execute(
            "INSERT INTO result (number, game_id, ended_ms, kind, is_found, board, rules, clock, turns, position, rated)
             VALUES (?, ?, ?, 'win', 1, 'square9', 'classic', 'by_day', 9, '', ?)",
            params![number, id, ended_ms, is_rated],
        )
        .unwrap();
    let shares =
        [[1.0, 0.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0], [1.0 / 3.0, 1.0 / 3.0, 0.0, 1.0 / 3.0], [0.25; 4]];
    let first = number * 5 % 12;
    for (index, seat) in ["red", "blue", "yellow", "green"].into_iter().enumerate() {
        let who = player((first + u32::try_from(index).unwrap() * (1 + number % 3)) % 12);
        let share = shares[(number % 11).min(4) as usize % 4][index];
        connection
            .execute(
                "INSERT INTO seat_result (result, seat, player, ended_ms, place, share) VALUES (?, ?, ?, ?, 1, ?)",
                params![number, seat, who.to_vec(), ended_ms, share],
            )
            .unwrap();
    }
}

/// Checks that what is kept is the ladder folded over the results up to the cursor; returns how many these are.
fn check(file: &Path) -> u32 {
    let connection = Connection::open(file).unwrap();
    let last: i64 = connection.query_row("SELECT result FROM rating_cursor", [], |row| row.get(0)).unwrap();
    let mut ladder = Ladder::new();
    let mut after = 0;
    let mut games = 0;
    while let Some(next) = next_result(&connection, after).unwrap().filter(|next| next.number <= last) {
        after = next.number;
        let (result, seats) = next.result.unwrap();
        games += 1;
        for (change, seat) in ladder.add(&result).into_iter().zip(seats) {
            let sql = "SELECT mean_before, deviation_before, mean, deviation FROM rating_change
                 WHERE result = ? AND seat = ? AND player = ?";
            let kept: [f64; 4] = connection
                .query_row(sql, params![after, seat, change.player.to_vec()], |row| {
                    Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?])
                })
                .unwrap();
            let made =
                [change.before.mean, change.before.deviation, change.after.mean, change.after.deviation];
            assert!(
                kept.iter().zip(made).all(|(kept, made)| (kept - made).abs() < 1e-9),
                "{kept:?} {made:?}"
            );
        }
    }
    let changes: u32 =
        connection.query_row("SELECT count(*) FROM rating_change", [], |row| row.get(0)).unwrap();
    assert_eq!(changes, 4 * games, "each result once");
    let kept = select_standings(&connection).unwrap();
    assert_eq!(kept.len(), ladder.standings().count());
    for (player, made) in ladder.standings() {
        let kept = kept[player];
        assert!((kept.rating.mean - made.rating.mean).abs() < 1e-9);
        assert!((kept.rating.deviation - made.rating.deviation).abs() < 1e-9);
        assert_eq!((kept.games, kept.last_ms, kept.opponents), (made.games, made.last_ms, made.opponents));
    }
    games
}

async fn rate_all(store: &SqliteStore) {
    while store.rate_next().await.unwrap() {}
}

/// A file with so many results, every fourth of which is not rated.
async fn with_results(file: &Path, results: u32) {
    SqliteStore::open(file).await.unwrap().close().await;
    let mut connection = Connection::open(file).unwrap();
    let fill = connection.transaction().unwrap();
    (1..=results).for_each(|number| add_result(&fill, number, number % 4 > 0));
    fill.commit().unwrap();
}

#[tokio::test]
async fn kept_ratings_are_the_fold_of_the_archive_wherever_the_store_is_closed() {
    let (_folder, file) = place();
    with_results(&file, 100).await;
    let mut number = 100;
    for round in 0..12 {
        let store = SqliteStore::open(&file).await.unwrap();
        for _ in 0..=round * 2 {
            store.rate_next().await.unwrap();
        }
        store.close().await;
        check(&file);
        number += 1;
        add_result(&Connection::open(&file).unwrap(), number, true);
    }
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    assert!(!store.rate_next().await.unwrap(), "nothing is added twice");
    store.close().await;
    assert_eq!(check(&file), 75 + 12);
}

#[tokio::test]
#[ignore = "rates until it is killed, for the other test here"]
async fn rates_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let store = SqliteStore::open(Path::new(&file)).await.unwrap();
    println!("\nbegins");
    rate_all(&store).await;
    std::thread::sleep(Duration::from_secs(60));
}

#[tokio::test]
async fn kills_neither_lose_nor_double_a_result() {
    let (_folder, file) = place();
    with_results(&file, 400).await;
    let mut between = 0;
    for kill in 0..12 {
        killed_while(RATES, &file, Duration::from_millis(1 + kill * 11 % 30));
        // What the killed one has left is repaired by the next that opens the file.
        SqliteStore::open(&file).await.unwrap().close().await;
        between += u32::from((1..300).contains(&check(&file)));
    }
    assert!(between > 0, "all kills came too late or too early");
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    store.close().await;
    assert_eq!(check(&file), 300);
}

/// The statements of all indexes.
fn indexes(file: &Path) -> Vec<String> {
    let connection = Connection::open(file).unwrap();
    let indexes = "SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL ORDER BY name";
    let mut select = connection.prepare(indexes).unwrap();
    select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[tokio::test]
async fn rating_anew_changes_nothing_and_repairs_what_is_wrong() {
    let (_folder, file) = place();
    with_results(&file, 200).await;
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    store.close().await;
    let before = indexes(&file);
    let rerated = rerate(&file).unwrap();
    assert_eq!((rerated.games, rerated.players), (150, 12));
    assert_eq!(indexes(&file), before, "what was dropped is made again");
    assert!(rerated.difference < 1e-9, "{rerated:?}");
    check(&file);
    let connection = Connection::open(&file).unwrap();
    connection.execute("UPDATE rating SET mean = mean + 1 WHERE player = ?", [player(3).to_vec()]).unwrap();
    drop(connection);
    assert!((rerate(&file).unwrap().difference - 30.0).abs() < 1e-6);
    assert_eq!(check(&file), 150);
    // The service goes on behind the last result.
    add_result(&Connection::open(&file).unwrap(), 201, true);
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    store.close().await;
    assert_eq!(check(&file), 151);
}

#[tokio::test]
async fn the_end_of_an_account_moves_nobody() {
    let (_folder, file) = place();
    with_results(&file, 60).await;
    let connection = Connection::open(&file).unwrap();
    connection
        .execute(
            "INSERT INTO account (player, name, appearance, password, created_ms, named_ms, deletion_ms)
             VALUES (?, 'Ada', 'ada', '', 0, 0, 1)",
            [player(3).to_vec()],
        )
        .unwrap();
    drop(connection);
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    assert!(store.delete_accounts(u64::MAX).await.unwrap() == [player(3)]);
    store.close().await;
    assert_eq!(check(&file), 45);
    assert!(rerate(&file).unwrap().difference < 1e-9);
}

#[tokio::test]
async fn a_result_that_is_none_counts_for_nobody() {
    let (_folder, file) = place();
    with_results(&file, 7).await;
    let connection = Connection::open(&file).unwrap();
    connection
        .execute("UPDATE seat_result SET player = NULL WHERE result = 3 AND seat = 'blue'", [])
        .unwrap();
    drop(connection);
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    store.close().await;
    let connection = Connection::open(&file).unwrap();
    let rated: u32 = connection
        .query_row("SELECT count(DISTINCT result) FROM rating_change", [], |row| row.get(0))
        .unwrap();
    assert_eq!(rated, 5);
    assert!(rerate(&file).unwrap().difference < 1e-9);
}

#[tokio::test]
async fn the_ladder_goes_on_page_by_page_and_only_accounts_stand_there() {
    let (_folder, file) = place();
    with_results(&file, 200).await;
    let connection = Connection::open(&file).unwrap();
    for number in 0..11 {
        let name = format!("P{number:02}");
        connection
            .execute(
                "INSERT INTO account (player, name, appearance, password, created_ms, named_ms)
                 VALUES (?2, ?1, ?1, '', 0, 0)",
                params![name, player(number).to_vec()],
            )
            .unwrap();
    }
    // Two who are equal.
    let store = SqliteStore::open(&file).await.unwrap();
    rate_all(&store).await;
    connection
        .execute(
            "UPDATE rating SET (mean, deviation, at_least) = (SELECT mean, deviation, at_least FROM rating WHERE player = ?1)
             WHERE player = ?2",
            params![player(3).to_vec(), player(7).to_vec()],
        )
        .unwrap();
    let now = 1_709_000_000_000;
    let (first, all) = store.ladder(now, None, 100).await.unwrap();
    let standings = select_standings(&connection).unwrap();
    let on_ladder = |without: Option<PlayerId>| {
        let is_there =
            |(player, of): &(&PlayerId, &Standing)| of.is_on_ladder(now) && Some(**player) != without;
        standings.iter().filter(is_there).count()
    };
    assert!(on_ladder(None) > 5 && on_ladder(None) < 12, "{}", on_ladder(None));
    assert_eq!((first, all.len()), (1, on_ladder(Some(player(11)))), "one has no account");
    let order = |rows: &[LadderRow]| rows.iter().map(|row| row.name.clone()).collect::<Vec<_>>();
    assert!(
        all.is_sorted_by(|one, other| one.standing.rating.at_least() >= other.standing.rating.at_least())
    );
    let mut after = None;
    let mut found = Vec::new();
    loop {
        let (rank, rows) = store.ladder(now, after, 2).await.unwrap();
        let Some(last) = rows.last() else { break };
        assert_eq!(rank as usize, found.len() + 1);
        after = Some(LadderKey { at_least: last.standing.rating.at_least(), name: last.name.clone() });
        found.extend(order(&rows));
    }
    assert_eq!(found, order(&all));
    assert!(store.ladder(now + 200 * 86_400_000, None, 100).await.unwrap().1.is_empty(), "all are long away");
    store.close().await;
}
