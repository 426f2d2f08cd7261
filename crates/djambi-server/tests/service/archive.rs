//! The archive over REST: finished games are found by whom they concern, with filters, and as records.

use djambi::Seat;
use djambi_protocol::{FinishedGames, GameId, PlayerAction, PlayerProfile};
use serde_json::json;

use crate::accounts::sign_up;
use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

/// A game of two that the second player has resigned after a turn of the first.
async fn finished(host: &mut Browser, guest: &mut Browser, more: serde_json::Value) -> GameId {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let mut request =
        json!({"rules": "classic", "players": 2, "seats": seats, "table": {"begins": "at_once"}});
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    let created = host.create(&request).await;
    guest.join(&created.invitations[0].url).await;
    let mut board = host.socket(&created.id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a4")).await, Ok(1));
    let mut other = guest.socket(&created.id).await;
    other.hello(None).await;
    assert_eq!(other.command("b", 1, Seat::Yellow, PlayerAction::Resign).await, Ok(2));
    created.id
}

async fn page(browser: &mut Browser, query: &str) -> FinishedGames {
    let reply = browser.get(&format!("/api/v1/games?{query}")).await;
    assert_eq!(reply.status, 200, "{query}: {}", reply.text());
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    serde_json::from_slice(&reply.body).unwrap()
}

async fn ids(browser: &mut Browser, query: &str) -> Vec<GameId> {
    page(browser, query).await.games.into_iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn finished_games_are_found_by_whom_they_concern() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let mut stranger = app.browser();
    assert_eq!(sign_up(&mut ada, "Ada").await, "201");
    let listed = json!({"table": {"begins": "at_once", "listed": true}});
    let open = finished(&mut ada, &mut bob, listed).await;
    let unlisted =
        finished(&mut ada, &mut bob, json!({"table": {"begins": "at_once", "listed": false}})).await;
    let closed = json!({"table": {"begins": "at_once", "listed": true, "watching": "nobody"}});
    let closed = finished(&mut ada, &mut bob, closed).await;
    assert_eq!(ids(&mut stranger, "").await, std::slice::from_ref(&open));
    let all = [closed, unlisted, open.clone()];
    assert_eq!(ids(&mut ada, "").await, all, "the newest first");
    for query in ["mine=yes", "player=Ada", "player=ADA&result=win", "player=Ada&place=1"] {
        assert_eq!(ids(&mut ada, query).await, all, "{query}");
    }
    assert_eq!(ids(&mut bob, "mine=yes&place=2").await, all);
    assert_eq!(
        ids(&mut stranger, "player=Ada&board=square9&rules=classic&clock=none").await,
        std::slice::from_ref(&open)
    );
    for query in [
        "board=hex3",
        "rules=arena",
        "clock=by_day",
        "result=agreement",
        "player=Ada&place=2",
        "since=2099-01-01",
        "until=2001-01-01",
        "before=1-1",
    ] {
        assert_eq!(ids(&mut ada, query).await, [], "{query}");
    }
    assert_eq!(ids(&mut ada, "since=2001-01-01&until=2099-01-01&board=").await, all);

    let game = page(&mut stranger, "").await.games.remove(0);
    assert_eq!((game.turns, game.results.len(), &game.seats[&Seat::Red].name[..]), (1, 2, "Ada"));
    assert_eq!(game.results[1].fall, Some(djambi::FallCause::Resigned));
    let state = stranger.game(&open).await;
    assert_eq!(state.outcome, Some(game.outcome));

    for (query, status) in
        [("board=chess", 400), ("colour=red", 400), ("place=1", 400), ("player=Nobody", 404)]
    {
        let reply = stranger.get(&format!("/api/v1/games?{query}")).await;
        assert_eq!(reply.status, status, "{query}: {}", reply.text());
    }
    assert_eq!(stranger.get("/api/v1/games?mine=yes").await.status, 404, "a stranger has none");
}

#[tokio::test]
#[expect(clippy::disallowed_methods, reason = "this measures time")]
async fn pages_go_on_by_the_last_game_and_records_come_as_a_stream() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let mut made = Vec::new();
    for _ in 0..32 {
        made.insert(
            0,
            finished(&mut ada, &mut bob, json!({"table": {"begins": "at_once", "listed": true}})).await,
        );
    }
    let first = page(&mut ada, "").await;
    assert_eq!(first.games.len(), 30);
    let next = first.next.expect("a next page");
    let second = page(&mut ada, &format!("before={next}")).await;
    assert_eq!((second.games.len(), second.next), (2, None));
    let found: Vec<_> = first.games.into_iter().chain(second.games).map(|game| game.id).collect();
    assert_eq!(found, made);

    let begin = std::time::Instant::now();
    let reply = ada.get("/api/v1/games?format=ndjson").await;
    assert_eq!(reply.header("content-type"), Some("application/x-ndjson"));
    let lines: Vec<GameId> = reply
        .text()
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|game| game["id"].as_str().unwrap().parse().unwrap())
        .collect();
    assert_eq!(lines, made);
    assert!(begin.elapsed() > std::time::Duration::from_millis(900), "thirty games a second");
    let records = ada.get(&format!("/api/v1/games?format=pgn&since={}", 0)).await.text();
    assert_eq!(records.matches("[Date ").count(), 32);
    assert!(
        djambi::Record::parse_all(&records).filter(Result::is_ok).count() == 32,
        "records that are read again"
    );
}

#[tokio::test]
async fn a_profile_adds_up_as_far_as_its_reader_finds_the_games() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let mut stranger = app.browser();
    assert_eq!(sign_up(&mut ada, "Ada").await, "201");
    finished(&mut ada, &mut bob, json!({"table": {"begins": "at_once", "listed": true}})).await;
    finished(&mut ada, &mut bob, json!({"table": {"begins": "at_once", "listed": false}})).await;
    let profile = async |browser: &mut Browser| -> PlayerProfile {
        serde_json::from_slice(&browser.get("/api/v1/players/ada").await.body).unwrap()
    };
    let own = profile(&mut ada).await;
    let others = profile(&mut stranger).await;
    assert_eq!((own.name.as_str(), own.games, others.games), ("Ada", 2, 1));
    assert_eq!((own.places[0].place, own.places[0].games, own.boards[0].games), (1, 2, 2));
    assert_eq!(stranger.get("/api/v1/players/Nobody").await.failure(), "404 not_found");
}
