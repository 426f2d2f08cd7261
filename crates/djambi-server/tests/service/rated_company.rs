//! With whom people play rated games: with nobody whom they know, where the host wants that.

use djambi_protocol::{Created, GameId, GameState};
use djambi_server::{Limits, RatedWith, Registration};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::rated::{accounts, played};
use crate::support::Browser;
use crate::support::http::Reply;

/// A service behind a proxy, of which people come from networks of their own.
async fn start(rated_with: Option<RatedWith>, registration: Registration) -> TestApp {
    let configured = TestApp::start_configured(|config| {
        let proxy = "127.0.0.0/8".parse().unwrap();
        config.limits = Limits { trusted_proxies: vec![proxy], ..Limits::OFF };
        config.registration = registration;
        config.rated_with = rated_with;
    });
    configured.await.0
}

/// Sends JSON from a network.
async fn post_from(browser: &mut Browser, network: &str, path: &str, body: &Value) -> Reply {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", network)];
    browser.send("POST", path, &headers, &serde_json::to_vec(body).unwrap()).await
}

/// Acts at a table from a network; the code of the refusal, or `200`.
async fn act_from(browser: &mut Browser, network: &str, game: &GameId, act: Value) -> String {
    let reply = post_from(browser, network, &format!("/api/v1/games/{game}/table"), &act).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

/// Opens a table for four from a network, rated or not.
async fn open_from(browser: &mut Browser, network: &str, is_rated: bool) -> Created {
    let reply = ask_for(browser, network, json!({"rated": is_rated})).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Asks for a table for four from a network.
async fn ask_for(browser: &mut Browser, network: &str, table: Value) -> Reply {
    let free = json!({"kind": "person"});
    let request = json!({
        "rules": "classic",
        "clock": {"kind": "real_time", "base_s": 300, "increment_s": 5},
        "table": table,
        "seats": {"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free},
    });
    post_from(browser, network, "/api/v1/games", &request).await
}

fn sit() -> Value {
    json!({"act": "sit"})
}

/// The number of rows of a table of the database.
fn rows(app: &TestApp, table: &str) -> u32 {
    let connection = Connection::open(app.database()).unwrap();
    connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

const HOME: &str = "9.9.9.9";
const REFUSED: &str = "403 rated_strangers";

#[tokio::test]
async fn people_of_one_network_play_no_rated_game_together() {
    let app = start(None, Registration::Open).await;
    let [mut ada, mut bob, mut cid] = accounts(&app, ["Ada", "Bob", "Cid"]).await;
    let rated = open_from(&mut ada, HOME, true).await.id;
    assert_eq!(act_from(&mut bob, HOME, &rated, sit()).await, REFUSED);
    assert_eq!(act_from(&mut bob, "9.9.9.7", &rated, sit()).await, REFUSED, "he was at home before");
    assert_eq!(act_from(&mut cid, "9.9.9.8", &rated, sit()).await, "200");
    let ready = json!({"act": "ready", "ready": true});
    assert_eq!(act_from(&mut cid, "9.9.9.8", &rated, ready.clone()).await, "200");
    let not_ready = json!({"act": "ready", "ready": false});
    assert_eq!(act_from(&mut cid, HOME, &rated, not_ready).await, "200");
    assert_eq!(act_from(&mut cid, HOME, &rated, ready).await, REFUSED, "more is known than before");
    assert_eq!(act_from(&mut cid, HOME, &rated, json!({"act": "stand"})).await, "200");
    let casual = open_from(&mut ada, HOME, false).await.id;
    assert_eq!(act_from(&mut bob, HOME, &casual, sit()).await, "200");
    // The database has hashes alone.
    assert!(rows(&app, "seen_network") >= 5);
    let folder = app.stop().await;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(!bytes.windows(HOME.len()).any(|part| part == HOME.as_bytes()));
    }
}

#[tokio::test]
async fn who_was_invited_plays_no_rated_game_with_the_host() {
    let app = start(None, Registration::Open).await;
    let [mut ada, mut bob, mut cid] = accounts(&app, ["Ada", "Bob", "Cid"]).await;
    let rated = open_from(&mut ada, "9.9.9.1", true).await;
    // By a link to the rated table itself.
    let page = bob.join(&rated.invitations[0].url).await;
    assert!(page.status == 403 && page.text().contains("do not know each other"), "{}", page.text());
    assert_eq!(act_from(&mut bob, "9.9.9.2", &rated.id, sit()).await, REFUSED, "nor without it");
    // By a link to any other table.
    let casual = open_from(&mut cid, "9.9.9.3", false).await;
    assert_eq!(ada.join(&casual.invitations[0].url).await.status, 303);
    assert_eq!(act_from(&mut cid, "9.9.9.3", &rated.id, sit()).await, REFUSED);
    let theirs = open_from(&mut cid, "9.9.9.3", true).await;
    assert_eq!(act_from(&mut ada, "9.9.9.1", &theirs.id, sit()).await, REFUSED, "in neither direction");
    assert_eq!(act_from(&mut bob, "9.9.9.2", &theirs.id, sit()).await, "200", "they are strangers");
    // Who finds a table that is not listed was told of it, and a rated one cannot hide.
    let hidden = ask_for(&mut bob, "9.9.9.2", json!({"listed": false})).await.json();
    let hidden: GameId = hidden["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(act_from(&mut cid, "9.9.9.3", &hidden, sit()).await, "200");
    assert_eq!(act_from(&mut bob, "9.9.9.2", &theirs.id, json!({"act": "stand"})).await, "200");
    assert_eq!(act_from(&mut bob, "9.9.9.2", &theirs.id, sit()).await, REFUSED);
    let refused = ask_for(&mut bob, "9.9.9.2", json!({"rated": true, "listed": false})).await;
    assert_eq!(
        (refused.failure().as_str(), &refused.json()["args"]["need"]),
        ("422 rated_table", &json!("listed"))
    );
    // It outlives the service.
    let app = app.restart().await;
    ada.address = app.address;
    assert_eq!(act_from(&mut ada, "9.9.9.1", &theirs.id, sit()).await, REFUSED);
}

#[tokio::test]
async fn who_always_plays_rated_games_together_finds_others() {
    let app = start(None, Registration::Open).await;
    let mut people = accounts(&app, ["Ada", "Bob", "Cid", "Dan"]).await;
    let mut last = None;
    for number in 1..=10 {
        last = Some(played(&mut people).await);
        while rows(&app, "rating_change") < 4 * number {
            tokio::task::yield_now().await;
        }
    }
    let [ada, bob, ..] = &mut people;
    let rated = open_from(ada, HOME, true).await.id;
    assert_eq!(act_from(bob, HOME, &rated, sit()).await, REFUSED);
    // The seats of the others are free when they would play again.
    let again = ada.post(&format!("/api/v1/games/{}/again", last.unwrap()), &json!(null)).await.json();
    let again: GameId = again["id"].as_str().unwrap().parse().unwrap();
    let state: GameState = ada.game(&again).await;
    assert_eq!(state.settings.seats.values().filter(|seat| seat.claimed).count(), 1);
    let mut eve = app.browser();
    assert_eq!(crate::accounts::sign_up(&mut eve, "Eve").await, "201");
    assert_eq!(act_from(&mut eve, "9.9.9.5", &again, sit()).await, "200");
}

#[tokio::test]
async fn where_anybody_plays_rated_games_with_anybody_nothing_is_kept_of_that() {
    let app = start(Some(RatedWith::Anybody), Registration::Open).await;
    let [mut ada, mut bob, mut cid] = accounts(&app, ["Ada", "Bob", "Cid"]).await;
    let rated = open_from(&mut ada, HOME, true).await;
    assert_eq!(act_from(&mut bob, HOME, &rated.id, sit()).await, "200");
    assert_eq!(cid.join(&rated.invitations[2].url).await.status, 303);
    assert_eq!(rows(&app, "seen_network") + rows(&app, "table_invitation"), 0);
}

#[tokio::test]
async fn the_service_says_with_whom_rated_games_are_played() {
    let strangers = start(None, Registration::Open).await;
    let anybody = start(None, Registration::Invited).await;
    let chosen = start(Some(RatedWith::Strangers), Registration::Closed).await;
    for (app, is_told) in [(strangers, true), (anybody, false), (chosen, true)] {
        for page in ["/about", "/ladder", "/"] {
            let told = app.browser().get(page).await.text().contains("people who do not know each other");
            assert_eq!(told, is_told, "{page}");
        }
    }
}
