//! Databases that earlier versions of the service have written, with what their games were.
//!
//! Each `kept/schema-N.sqlite3` holds games of every sort: rule sets and options, two to four players, bots
//! of all levels, every end, invitations that wait; since schema 5 also a game that is played again.
//! `kept/schema-N.json` says how each game read when it was played, and which cookies hold which seats. A
//! database of each version must open and give just that, after each change of the schema, of the protocol
//! and of the rules' types.

use std::path::Path;

use djambi::Seat;
use djambi_protocol::GameId;
use djambi_server::Retention;
use serde::Deserialize;
use tempfile::TempDir;

use crate::app::TestApp;
use crate::support::Browser;

/// What the games of a kept database were when they were played.
#[derive(Deserialize)]
struct KeptGames {
    games: Vec<KeptGame>,
    seats: Vec<KeptSeats>,
    free_invitation: String,
}

/// A game of a kept database.
#[derive(Deserialize)]
struct KeptGame {
    about: String,
    id: GameId,
    events: u32,
    outcome: Option<String>,
    shares: Option<serde_json::Value>,
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

/// Opens the kept database of this schema and sits down with the cookies and the invitation of then.
async fn check_seats(schema: u32) {
    let (app, kept) = reopened(schema).await;
    for seats in kept.seats {
        let browser = Browser { address: app.address, cookie: Some(seats.cookie) };
        let (held, ..) = browser.socket(&seats.game).await.hello(None).await;
        assert_eq!(held, seats.held, "{}", seats.about);
    }
    let reply = app.browser().join(&kept.free_invitation).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
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
async fn cookies_and_invitations_of_schema_3_stay_good() {
    check_seats(3).await;
}

#[tokio::test]
async fn cookies_and_invitations_of_schema_5_stay_good() {
    check_seats(5).await;
}

#[tokio::test]
async fn a_game_of_schema_5_leads_to_the_one_in_which_its_players_play_again() {
    let (app, kept) = reopened(5).await;
    let id_of = |about: &str| kept.games.iter().find(|game| game.about == about).map(|game| &game.id);
    let earlier = app.browser().game(id_of("won in one turn, and played again").unwrap()).await;
    assert_eq!(earlier.again.as_ref().map(|again| &again.game), id_of("played again"));
}
