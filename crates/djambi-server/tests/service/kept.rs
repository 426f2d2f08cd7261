//! Databases that earlier versions of the service have written, with what their games were.
//!
//! Each `kept/schema-N.sqlite3` holds games of every sort: rule sets and options, two to four players, bots
//! of all levels, every end, invitations that wait. `kept/schema-N.json` says how each game read when it was
//! played, and which cookies hold which seats. A database of each version must open and give just that, after
//! each change of the schema, of the protocol and of the rules' types.

use std::path::Path;

use djambi_protocol::{GameId, Seat};
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

#[tokio::test]
async fn games_of_earlier_versions_read_as_they_were_played() {
    let (app, kept) = reopened(3).await;
    let mut browser = app.browser();
    assert_eq!(kept.games.len(), 51);
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

#[tokio::test]
async fn cookies_and_invitations_of_earlier_versions_stay_good() {
    let (app, kept) = reopened(3).await;
    for seats in kept.seats {
        let browser = Browser { address: app.address, cookie: Some(seats.cookie) };
        let (held, ..) = browser.socket(&seats.game).await.hello(None).await;
        assert_eq!(held, seats.held, "{}", seats.about);
    }
    let reply = app.browser().join(&kept.free_invitation).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
}
