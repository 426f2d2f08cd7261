//! Databases that earlier versions of the service have written, with what their games were.
//!
//! Each `kept/schema-N.sqlite3` holds games of every sort: rule sets and options, two to four players, bots
//! of all levels, every end, invitations that wait; since schema 5 also a game that is played again. Schema 6
//! adds other boards.
//! `kept/schema-N.json` says how each game read when it was played, and which cookies hold which seats. A
//! database of each version must open and give just that, after each change of the schema, of the protocol
//! and of the rules' types.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Channel, GameId, PlayerAction, Sign, Words};
use djambi_server::Retention;
use djambi_server::admin::{VerifyNews, verify};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::app::TestApp;
use crate::signature::{invitation_of_today, renewed};
use crate::support::Browser;
use crate::support::socket::turn;

/// What the games of a kept database were when they were played.
#[derive(Deserialize)]
struct KeptGames {
    games: Vec<KeptGame>,
    seats: Vec<KeptSeats>,
}

/// A game of a kept database.
#[derive(Deserialize)]
struct KeptGame {
    about: String,
    id: GameId,
    events: u32,
    outcome: Option<String>,
    shares: Option<Value>,
    record: Vec<String>,
}

/// A browser of that time and the seats that it holds.
#[derive(Deserialize)]
struct KeptSeats {
    about: String,
    game: GameId,
    cookie: String,
    held: Vec<Seat>,
}

/// A service on a copy of the kept database of this schema, and what is expected of it.
async fn reopened(schema: u32) -> (TestApp, KeptGames) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/kept");
    let folder = TempDir::new().unwrap();
    std::fs::copy(kept.join(format!("schema-{schema}.sqlite3")), folder.path().join("games.sqlite3"))
        .unwrap();
    let text = std::fs::read_to_string(kept.join(format!("schema-{schema}.json"))).unwrap();
    // However old the games are, they stay as they are.
    let retention = Retention { days: 0, ..Retention::default() };
    (TestApp::start_retaining(folder, retention).await, serde_json::from_str(&text).unwrap())
}

/// Opens the kept database of this schema, with its number of games, and compares each with what it was.
async fn check_games(schema: u32, count: usize) {
    let (app, kept) = reopened(schema).await;
    let mut browser = app.browser();
    assert_eq!(kept.games.len(), count);
    for game in &kept.games {
        let reply = browser.get(&format!("/api/games/{}", game.id)).await;
        assert_eq!(reply.status, 200, "{}: {}", game.about, reply.text());
        let state = reply.json();
        assert_eq!(state["seq"], game.events, "{}", game.about);
        assert_eq!(state["outcome"]["kind"].as_str(), game.outcome.as_deref(), "{}", game.about);
        assert_eq!(state["outcome"].get("shares"), game.shares.as_ref(), "{}", game.about);
        let record = browser.get(&format!("/api/games/{}/record", game.id)).await;
        assert_eq!(record.text().split('\n').collect::<Vec<_>>(), game.record, "{}", game.about);
    }
}

/// Opens the kept database of this schema and finds the players of then at their seats. Their cookies may be
/// too old by now.
async fn check_seats(schema: u32) {
    let (app, kept) = reopened(schema).await;
    for seats in kept.seats {
        let browser = Browser { address: app.address, cookie: Some(renewed(&app.database(), &seats.cookie)) };
        let (held, ..) = browser.socket(&seats.game).await.hello(None).await;
        assert_eq!(held, seats.held, "{}", seats.about);
    }
}

#[tokio::test]
async fn games_of_schema_3_read_as_they_were_played() {
    check_games(3, 51).await;
}

#[tokio::test]
async fn games_of_schema_5_read_as_they_were_played() {
    check_games(5, 64).await;
}

#[tokio::test]
async fn games_of_schema_6_read_as_they_were_played() {
    check_games(6, 9).await;
}

#[tokio::test]
async fn players_of_schema_3_keep_their_seats() {
    check_seats(3).await;
}

#[tokio::test]
async fn players_of_schema_5_keep_their_seats() {
    check_seats(5).await;
}

#[tokio::test]
async fn players_of_schema_6_keep_their_seats() {
    check_seats(6).await;
}

/// The outcomes of the games that have a result in a database, by their ids.
fn kept_outcomes(database: &Path) -> BTreeMap<String, Value> {
    let connection = Connection::open(database).unwrap();
    let mut select = connection.prepare("SELECT game_id, kind, shares FROM result").unwrap();
    let rows = select.query_map([], |row| {
        let shares: String = row.get("shares")?;
        let shares: Value = serde_json::from_str(&shares).unwrap();
        Ok((row.get("game_id")?, json!({"kind": row.get::<_, String>("kind")?, "shares": shares})))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

/// Opens the kept database of this schema. The games of then that are over get their results, the database
/// has no faults, and its copy from before is there.
async fn check_results(schema: u32) {
    let (app, kept) = reopened(schema).await;
    let ended = |game: &KeptGame| {
        let outcome = json!({"kind": game.outcome.as_ref()?, "shares": game.shares.as_ref()?});
        Some((game.id.to_string(), outcome))
    };
    let expected: BTreeMap<String, Value> = kept.games.iter().filter_map(ended).collect();
    let database = app.database();
    let made = async {
        while kept_outcomes(&database).len() < expected.len() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(30), made).await.expect("all results in time");
    let folder = app.stop().await;
    assert_eq!(kept_outcomes(&database), expected);
    let copy = |file: &str| file.starts_with("games.sqlite3.before-");
    let mut files = std::fs::read_dir(folder.path()).unwrap();
    assert!(files.any(|file| copy(file.unwrap().file_name().to_str().unwrap())), "there is a copy");
    let check = move || {
        let mut faults = Vec::new();
        let report = verify(database.to_str().unwrap(), &mut |news| {
            if let VerifyNews::Fault(fault) = news {
                faults.push(fault);
            }
        });
        (report.unwrap().games, faults)
    };
    let games = kept.games.len() as u64;
    assert_eq!(spawn_blocking(check).await.unwrap(), (games, Vec::new()));
}

#[tokio::test]
async fn games_of_schema_3_get_their_results() {
    check_results(3).await;
}

#[tokio::test]
async fn games_of_schema_5_get_their_results() {
    check_results(5).await;
}

#[tokio::test]
async fn games_of_schema_6_get_their_results() {
    check_results(6).await;
}

/// Schema 6 is the last one without tables, clocks and talk.
#[tokio::test]
async fn a_database_of_schema_6_goes_on_and_has_games_with_clocks_and_talk() {
    let (app, kept) = reopened(6).await;
    let mut guest = app.browser();
    let old = kept.games.iter().find(|game| game.about == "a free invitation").map(|game| &game.id).unwrap();
    guest.join(&invitation_of_today(&app.database(), old.as_str(), "blue")).await;
    let mut socket = guest.socket(old).await;
    let (held, _, seq) = socket.hello(None).await;
    let hello = Words::Sign(Sign::Hello);
    assert_eq!(socket.say("a", Channel::Table, hello.clone()).await, Ok(1), "people talk in the old game");
    assert_eq!(socket.command("b", seq, held[0], PlayerAction::Resign).await, Ok(seq + 1));
    assert_eq!(socket.event().await.clocks, None, "the old game has no clocks");

    let clock = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    let seats = json!({"red": {"kind": "human", "mine": true}});
    let table = json!({"rules": "classic", "clock": clock, "table": {}, "seats": seats});
    let new = guest.create(&table).await.id;
    let mut socket = guest.socket(&new).await;
    let (_, _, seq) = socket.hello(None).await;
    let played = socket.command("c", seq, Seat::Red, turn("a3a5")).await.unwrap();
    assert_eq!(socket.say("d", Channel::Table, hello).await, Ok(1));
    let app = app.restart().await;
    let mut guest = Browser { address: app.address, ..guest };
    let events = guest.game(&new).await.events;
    let clocks = events[played as usize - 1].clocks.as_ref().unwrap();
    assert!((60_001..=65_000).contains(&clocks[&Seat::Red]) && clocks[&Seat::Blue] == 60_000, "{clocks:?}");
    assert_eq!(guest.socket(&new).await.resume_talk(0, None).await.len(), 1);
    assert_eq!(guest.game(old).await.seq, 1);
}

#[tokio::test]
async fn a_game_of_schema_5_leads_to_the_one_in_which_its_players_play_again() {
    let (app, kept) = reopened(5).await;
    let id_of = |about: &str| kept.games.iter().find(|game| game.about == about).map(|game| &game.id);
    let earlier = app.browser().game(id_of("won in one turn, and played again").unwrap()).await;
    assert_eq!(earlier.again.as_ref().map(|again| &again.game), id_of("played again"));
}
