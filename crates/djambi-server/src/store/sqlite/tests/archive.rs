//! The plans of the archive: no list of it looks at rows that it does not show, whatever is asked for.

use std::path::Path;
use std::time::Instant;

use djambi::{Geometry, Position, Reason, RuleSet};
use djambi_protocol::ClockKind;
use rusqlite::{Connection, params, params_from_iter};

use super::place;
use crate::identity::PlayerId;
use crate::store::sqlite::SqliteStore;
use crate::store::sqlite::archive::{self, Listing};
use crate::store::{Archive as _, FoundGame, GameFilter, PageKey, Service as _};

/// The number of players of the generated games. The first one plays in each tenth game.
const PLAYERS: u32 = 500;

/// A player of the generated games.
fn player(number: u32) -> PlayerId {
    let text = format!("{number:016}");
    PlayerId::from_bytes(text.as_bytes()).expect("id")
}

/// Fills a database with finished games of four players, on all boards, one in twenty unlisted.
fn fill(file: &Path, games: u32) {
    let mut connection = Connection::open(file).unwrap();
    let fill = connection.transaction().unwrap();
    let table = r#"{"begins":"at_once","listed":true,"watching":"everybody"}"#;
    let start = Position::start().to_string();
    let board = "square9";
    let numbers = "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?1)";
    let insert = |rest: &str| fill.execute(rest, params![games]).unwrap();
    fill.execute(
        &format!(
            "INSERT INTO game (id, created_ms, board, rules, options, start, table_settings, listed)
             {numbers} SELECT printf('g%08d', i), 1700000000000 + i * 1000, ?2, 'classic', '{{}}', ?3, ?4, i % 20 > 0
             FROM numbers"
        ),
        params![games, board, start, table],
    )
    .unwrap();
    fill.execute(
        &format!(
            "INSERT INTO result (number, game_id, ended_ms, kind, is_found, board, rules, clock, turns, position)
             {numbers} SELECT i, printf('g%08d', i), 1700000000000 + i * 1000,
                 CASE WHEN i % 7 = 0 THEN 'agreement' WHEN i % 97 = 0 THEN 'repetition' ELSE 'win' END, i % 20 > 0,
                 CASE WHEN i % 10 < 8 THEN 'square9' WHEN i % 10 = 8 THEN 'hex3' WHEN i % 1000 = 9 THEN 'duel2' ELSE 'ngon4' END,
                 CASE WHEN i % 3 = 0 THEN 'arena' WHEN i % 5000 = 1 THEN 'yang-pi' ELSE 'classic' END,
                 CASE i % 3 WHEN 0 THEN 'none' WHEN 1 THEN 'real_time' ELSE 'by_day' END, 40 + i % 100, ?2
             FROM numbers"
        ),
        params![games, start],
    )
    .unwrap();
    for (number, seat) in ["red", "blue", "yellow", "green"].into_iter().enumerate() {
        // Every tenth game is the first player's; the others are spread over all.
        let who = format!(
            "CAST(printf('%016d', CASE WHEN {number} = 0 AND i % 10 = 0 THEN 0
                 ELSE (i * 7919 + {number} * 104729) % {PLAYERS} END) AS BLOB)"
        );
        let place = format!("1 + (i + {number}) % 4");
        insert(&format!(
            "INSERT INTO seat (game_id, seat, kind, name, player)
             {numbers} SELECT printf('g%08d', i), '{seat}', 'person', 'Ada', {who} FROM numbers"
        ));
        insert(&format!(
            "INSERT INTO seat_result (result, seat, player, ended_ms, place, share, fall, fallen_by)
             {numbers} SELECT i, '{seat}', {who}, 1700000000000 + i * 1000, {place}, ({place}) = 1,
                 CASE WHEN ({place}) > 1 THEN 'killed' END, CASE WHEN ({place}) > 1 THEN 'red' END FROM numbers"
        ));
    }
    fill.commit().unwrap();
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
}

/// All combinations of conditions that an address can have.
fn filters() -> Vec<GameFilter> {
    let mut filters = Vec::new();
    for bits in 0..1_u32 << 7 {
        let has = |bit: u32| bits & 1 << bit != 0;
        for (players, place) in [(0, None), (1, None), (1, Some(2)), (2, None), (2, Some(1))] {
            filters.push(GameFilter {
                players: (0..players).map(player).collect(),
                place,
                board: has(0).then(|| Geometry::named("hex3").expect("board")),
                rules: has(1).then_some(RuleSet::Arena),
                clock: has(2).then_some(ClockKind::ByDay),
                kind: has(3).then_some(Reason::Win),
                since_ms: has(4).then_some(1_700_000_100_000),
                until_ms: has(5).then_some(1_700_015_000_000),
                before: has(6).then_some(PageKey { ended_ms: 1_700_010_000_000, number: 10_000 }),
            });
        }
    }
    filters
}

fn plan(connection: &Connection, sql: &str, values: &[rusqlite::types::Value]) -> Vec<String> {
    let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let rows = explain.query_map(params_from_iter(values), |row| row.get("detail")).unwrap();
    rows.map(Result::unwrap).collect()
}

#[tokio::test]
async fn no_list_of_the_archive_scans_or_sorts() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    fill(&file, 20_000);
    let connection = Connection::open(&file).unwrap();
    for analyzed in ["", "ANALYZE"] {
        connection.execute_batch(analyzed).unwrap();
        for filter in filters() {
            for reader in [None, Some(player(3))] {
                for Listing { sql, values } in Listing::of(reader, &filter, 31) {
                    let plan = plan(&connection, &sql, &values);
                    let is_wrong = |step: &String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
                    assert!(!plan.iter().any(is_wrong), "{plan:#?}\n{sql}");
                    // Who sits in a game is looked up in that game.
                    let is_long = |step: &String| {
                        ["own", "one", "other"].iter().any(|table| step.contains(&format!("SEARCH {table} ")))
                            && !step.contains("(result=?")
                    };
                    assert!(!plan.iter().any(is_long), "{plan:#?}\n{sql}");
                }
            }
        }
        for sql in [archive::parts_of_record(), archive::levels_of_record()] {
            let values = [rusqlite::types::Value::Null, rusqlite::types::Value::Null];
            let plan = plan(&connection, &sql, &values);
            // What a statement within has found is looked through.
            let is_scan = |step: &String| step.starts_with("SCAN") && !step.contains("subquery");
            assert!(!plan.iter().any(is_scan), "{plan:#?}");
        }
    }
}

/// What is in a list that looks at every game there is.
fn all_games(connection: &Connection, reader: Option<PlayerId>, filter: &GameFilter) -> Vec<i64> {
    let sql = "SELECT number FROM result AS r WHERE turns > 0
         AND (is_found OR EXISTS (SELECT 1 FROM seat_result WHERE result = number AND player = ?1))
         AND (?2 IS NULL OR board = ?2) AND (?3 IS NULL OR rules = ?3) AND (?4 IS NULL OR clock = ?4)
         AND (?5 IS NULL OR kind = ?5) AND ended_ms >= ?6 AND ended_ms < ?7 AND number < ?8
         AND (?9 IS NULL OR EXISTS (SELECT 1 FROM seat_result WHERE result = number AND player = ?9
             AND (?10 IS NULL OR place = ?10)))
         AND (?11 IS NULL OR EXISTS (SELECT 1 FROM seat_result WHERE result = number AND player = ?11))
         ORDER BY number DESC LIMIT 31";
    let of = |index: usize| filter.players.get(index).map(|player| player.to_vec());
    let values = params![
        reader.map(PlayerId::to_vec),
        filter.board.map(Geometry::name),
        filter.rules.map(RuleSet::name),
        filter.clock.map(ClockKind::name),
        filter.kind.map(Reason::name),
        filter.since_ms.unwrap_or(0).cast_signed(),
        filter.until_ms.unwrap_or(1 << 60).cast_signed(),
        filter.before.map_or(i64::MAX, |before| before.number),
        of(0),
        filter.place,
        of(1),
    ];
    let mut select = connection.prepare_cached(sql).unwrap();
    select.query_map(values, |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[tokio::test]
async fn lists_show_what_their_conditions_say() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    fill(&file, 2000);
    let connection = Connection::open(&file).unwrap();
    let mut shown = 0;
    for (number, mut filter) in filters().into_iter().enumerate() {
        // The last moments of the generated games.
        filter.until_ms = filter.until_ms.map(|_| 1_700_001_500_000);
        filter.before = filter.before.map(|_| PageKey { ended_ms: 1_700_001_900_000, number: 1900 });
        for reader in [None, Some(player(0)), Some(player(3))] {
            let found = archive::select_found(&connection, reader, &filter, 31).unwrap();
            let numbers: Vec<i64> = found.iter().map(|game| game.key.number).collect();
            assert_eq!(numbers, all_games(&connection, reader, &filter), "filter {number}");
            shown += numbers.len();
        }
    }
    assert!(shown > 5000, "{shown}");
}

/// The lists that are measured.
fn measured() -> Vec<(&'static str, GameFilter)> {
    let base = GameFilter::default;
    let heavy = player(0);
    let other = player(3);
    let board = Geometry::named;
    let deep = Some(PageKey { ended_ms: 1_700_010_000_000, number: 9000 });
    let since_ms = Some(1_700_050_000_000);
    let until_ms = Some(1_700_060_000_000);
    let no_match = GameFilter { kind: Some(Reason::LengthLimit), clock: Some(ClockKind::ByDay), ..base() };
    vec![
        ("all", base()),
        ("a deep page", GameFilter { before: deep, ..base() }),
        ("a board", GameFilter { board: board("hex3"), ..base() }),
        ("a rare board", GameFilter { board: board("duel2"), ..base() }),
        ("rare rules", GameFilter { rules: Some(RuleSet::YangPi), ..base() }),
        (
            "a common board, rare rules",
            GameFilter { board: board("square9"), rules: Some(RuleSet::YangPi), ..base() },
        ),
        ("a common board, no match", GameFilter { board: board("square9"), ..no_match.clone() }),
        ("a common clock, no match", no_match),
        ("a kind without a match", GameFilter { kind: Some(Reason::QuietLimit), ..base() }),
        ("dates", GameFilter { since_ms, until_ms, ..base() }),
        ("a player of 20,000 games", GameFilter { players: vec![heavy], ..base() }),
        (
            "this player, no match",
            GameFilter { players: vec![heavy], rules: Some(RuleSet::Variants), ..base() },
        ),
        ("this player and a place", GameFilter { players: vec![heavy], place: Some(4), ..base() }),
        ("this player and another", GameFilter { players: vec![heavy, other], ..base() }),
        ("another player and this one", GameFilter { players: vec![other, heavy], ..base() }),
    ]
}

/// The median and the 99th of a hundred times that something takes.
#[expect(clippy::disallowed_methods, reason = "measures")]
async fn times(mut measured: impl AsyncFnMut()) -> String {
    let mut times = Vec::new();
    for _ in 0..100 {
        let begin = Instant::now();
        measured().await;
        times.push(begin.elapsed());
    }
    times.sort();
    format!("median {:.1?}, p99 {:.1?}", times[50], times[98])
}

/// Measures an opening with 200,000 games, and lists among them, warm and with their JSON: `cargo test -p djambi-server --lib -- --ignored
/// --nocapture lists_among_many_games`.
#[tokio::test]
#[ignore = "measures"]
async fn lists_among_many_games() {
    let (_folder, file) = place();
    SqliteStore::open(&file).await.unwrap().close().await;
    fill(&file, 200_000);
    let opened = times(async || SqliteStore::open(&file).await.unwrap().close().await);
    eprintln!("opened and closed: {}", opened.await);
    let store = SqliteStore::open(&file).await.unwrap();
    for (name, filter) in measured() {
        for reader in [None, Some(player(0))] {
            let taken = times(async || {
                let found = store.found_games(reader, filter.clone(), 31).await.unwrap();
                let games: Vec<_> = found.iter().map(FoundGame::told).collect();
                std::hint::black_box(serde_json::to_string(&games).unwrap());
            });
            let who = if reader.is_some() { "the player of 20,000" } else { "a stranger" };
            eprintln!("{name}, for {who}: {}", taken.await);
        }
    }
    let record = times(async || {
        let record = store.player_record(None, player(0)).await.unwrap();
        std::hint::black_box(serde_json::to_string(&record.told(String::new(), None)).unwrap());
    });
    eprintln!("the sums of the player of 20,000: {}", record.await);
    store.close().await;
}
