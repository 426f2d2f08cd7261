//! Openings: they are what their rows say at every moment, whatever comes and goes.

use std::path::Path;
use std::time::Instant;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use rusqlite::{Connection, params};

use super::place;
use crate::identity::PlayerId;
use crate::openings::{FirstTurn, OpeningKey, OpeningSums};
use crate::store::sqlite::SqliteStore;
use crate::store::{Openings as _, OpeningsOf, Service as _, uncount_openings};

fn player(number: u32) -> PlayerId {
    PlayerId::from_bytes(format!("{number:016}").as_bytes()).expect("id")
}

/// Keeps the result of a game of red and blue, of this player and another one or a bot; one of ten is unlisted.
fn insert(connection: &Connection, number: i64, of: u32, has_bot: bool) {
    let id = format!("g{number:08}");
    connection
        .execute(
            "INSERT INTO game (id, created_ms, board, rules, options, start, table_settings, listed)
             VALUES (?1, 1, 'square9', 'classic', '{}', '', '{}', 1) ON CONFLICT DO NOTHING",
            [&id],
        )
        .unwrap();
    connection
        .execute(
            "INSERT INTO result (number, game_id, ended_ms, kind, is_found, board, rules, clock, turns, rated)
             VALUES (?1, ?2, ?1, 'win', ?1 % 10 > 0, 'square9', 'classic', 'none', 40, ?1 % 3 = 0)",
            params![number, id],
        )
        .unwrap();
    for (seat, who, level) in
        [("red", Some(of), None), ("blue", (!has_bot).then_some(of + 1), has_bot.then_some("novice"))]
    {
        connection
            .execute(
                "INSERT INTO seat_result (result, seat, player, level, ended_ms, place, share) VALUES (?1, ?2, ?3, ?4, ?1, 1, 0.5)",
                params![number, seat, who.map(|who| player(who).to_vec()), level],
            )
            .unwrap();
    }
}

/// The turns of a game: all games come to position 0, each second one from there to position 1, and so on.
fn turns(number: i64, count: u32) -> Vec<FirstTurn> {
    (0..count)
        .map(|ply| FirstTurn {
            position: OpeningKey(if number % 2_i64.pow(ply) == 0 {
                i64::from(ply)
            } else {
                number * 100 + i64::from(ply)
            }),
            mv: format!("a{}b{}", number % 7, ply),
            sharers: 1 << (number % 4),
        })
        .collect()
}

/// Counts all that is to be counted.
async fn count_all(store: &SqliteStore) {
    loop {
        let games = store.uncounted(500).await.unwrap();
        if games.is_empty() {
            return;
        }
        let turns = |number: i64| turns(number, 16);
        store
            .count_openings(games.into_iter().map(|game| (game.clone(), turns(game.number))).collect())
            .await
            .unwrap();
    }
}

/// What a position has by a look at all rows.
fn looked_up(connection: &Connection, position: i64, condition: &str) -> OpeningSums {
    let mut sums = OpeningSums::default();
    let sql = format!(
        "SELECT move, sharers FROM opening AS o JOIN result AS r ON r.number = o.result WHERE o.position = ? AND {condition}"
    );
    let mut select = connection.prepare(&sql).unwrap();
    let rows = select.query_map([position], |row| Ok((row.get::<_, String>(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).for_each(|(mv, sharers)| sums.add(&mv, sharers));
    sums
}

const BOTS: &str =
    "EXISTS (SELECT 1 FROM seat_result AS s WHERE s.result = r.number AND s.level IS NOT NULL)";

async fn assert_as_looked_up(store: &SqliteStore, connection: &Connection) {
    let own = "EXISTS (SELECT 1 FROM seat_result AS s WHERE s.result = r.number AND s.player = CAST('0000000000000003' AS BLOB))";
    let conditions = [
        (OpeningsOf::Everybody, "r.is_found".to_owned()),
        (OpeningsOf::People, format!("r.is_found AND NOT {BOTS}")),
        (OpeningsOf::Rated, format!("r.is_found AND r.rated AND NOT {BOTS}")),
        (OpeningsOf::Bots, format!("r.is_found AND {BOTS}")),
        (OpeningsOf::Player(player(3)), own.to_owned()),
    ];
    for (of, condition) in conditions {
        for position in 0..4 {
            let sums = store.opening(OpeningKey(position), of).await.unwrap();
            assert_eq!(sums, looked_up(connection, position, &condition), "{condition}, position {position}");
        }
    }
}

#[tokio::test]
async fn openings_follow_the_results_of_games() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let connection = Connection::open(&file).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = ON").unwrap();
    let mut random = StdRng::seed_from_u64(7);
    let mut next = 1;
    for round in 0..6 {
        connection.execute_batch("BEGIN IMMEDIATE").unwrap();
        for _ in 0..150 {
            insert(&connection, next, random.random_range(0..6), random.random_bool(0.4));
            next += 1;
        }
        // Results go, change, and lose their rating.
        for _ in 0..5 {
            let number = random.random_range(1..next);
            let statement = match round % 3 {
                0 => "DELETE FROM seat_result WHERE result = ?1; DELETE FROM result WHERE number = ?1",
                1 => "UPDATE result SET is_found = NOT is_found WHERE number = ?1",
                _ => "UPDATE result SET rated = NOT rated WHERE number = ?1",
            };
            for one in statement.split("; ") {
                connection.execute(one, [number]).unwrap();
            }
        }
        connection.execute_batch("COMMIT").unwrap();
        assert_as_looked_up(&store, &connection).await;
        count_all(&store).await;
        assert_as_looked_up(&store, &connection).await;
    }
    let many = store.opening(OpeningKey(0), OpeningsOf::Everybody).await.unwrap();
    assert!(many.games() > 700, "the sums of many games are kept: {}", many.games());
    assert!(uncount_openings(&file).unwrap() > 800);
    assert_as_looked_up(&store, &connection).await;
    count_all(&store).await;
    assert_eq!(store.opening(OpeningKey(0), OpeningsOf::Everybody).await.unwrap(), many);
    store.close().await;
}

#[tokio::test]
async fn a_result_that_changes_while_its_game_is_read_is_counted_as_it_became() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let connection = Connection::open(&file).unwrap();
    insert(&connection, 1, 1, false);
    let read = store.uncounted(16).await.unwrap();
    connection.execute("UPDATE result SET ended_ms = 9 WHERE number = 1", []).unwrap();
    store.count_openings(read.into_iter().map(|game| (game, turns(1, 3))).collect()).await.unwrap();
    assert_eq!(store.opening(OpeningKey(0), OpeningsOf::Everybody).await.unwrap().games(), 0);
    assert_eq!(store.uncounted(16).await.unwrap()[0].ended_ms, 9);
    store.close().await;
}

/// Measures openings of 200,000 games and what they take of the disk: `cargo test -p djambi-server --lib -- --ignored --nocapture
/// openings_of_many_games`.
#[expect(clippy::disallowed_methods, reason = "measures")]
#[tokio::test]
#[ignore = "measures"]
async fn openings_of_many_games() {
    let (_folder, file) = place();
    let size = |file: &Path| std::fs::metadata(file).unwrap().len();
    let store = SqliteStore::open(&file).await.unwrap();
    let mut connection = Connection::open(&file).unwrap();
    let transaction = connection.transaction().unwrap();
    for number in 1..=200_000 {
        insert(&transaction, number, u32::try_from(number % 500).unwrap(), number % 3 == 0);
    }
    transaction.commit().unwrap();
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let before = size(&file);
    let begin = Instant::now();
    count_all(&store).await;
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    eprintln!("counted in {:.1?}, {} bytes a game", begin.elapsed(), (size(&file) - before) / 200_000);
    for of in [OpeningsOf::Everybody, OpeningsOf::People, OpeningsOf::Player(player(7))] {
        for position in [0, 1, 2, 4, 8, 12, 100 * 77 + 9] {
            let mut times = Vec::new();
            for _ in 0..100 {
                let begin = Instant::now();
                let sums = store.opening(OpeningKey(position), of).await.unwrap();
                times.push((begin.elapsed(), sums.games()));
            }
            let first = times[0];
            times.sort();
            eprintln!(
                "{} games: first {:.1?}, median {:.1?}, p99 {:.1?}",
                first.1, first.0, times[50].0, times[98].0
            );
        }
    }
    store.close().await;
}
