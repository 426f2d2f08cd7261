//! The list of a player's games.

use djambi::Seat;
use djambi_protocol::{MAX_DAILY_GAMES, OwnGame, OwnGames, Phase};
use serde_json::json;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

async fn own_games(browser: &mut Browser) -> Vec<OwnGame> {
    let reply = browser.get("/api/v1/me/games").await;
    assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")));
    serde_json::from_slice::<OwnGames>(&reply.body).unwrap().games
}

#[tokio::test]
async fn a_game_that_goes_on_tells_who_is_out() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "blue": mine, "yellow": mine});
    let created = host.create(&json!({"rules": "classic", "players": 3, "seats": seats})).await;
    let out = async |host: &mut Browser| own_games(host).await[0].out.clone();
    assert_eq!(out(&mut host).await, []);
    let mut board = host.socket(&created.id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Blue, djambi_protocol::PlayerAction::Resign).await, Ok(1));
    assert_eq!(out(&mut host).await, [Seat::Blue], "green never had a player");
}

#[tokio::test]
async fn a_player_lists_the_games_as_they_stand_on_any_device() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    assert_eq!(own_games(&mut ada).await, [], "a stranger has none");
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats});
    let created = ada.create(&request).await;
    bob.join(&created.invitations[0].url).await;
    let won = ada.create(&request).await;
    bob.join(&won.invitations[0].url).await;
    let mut board = ada.socket(&created.id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let mut other = bob.socket(&won.id).await;
    other.hello(None).await;
    let resigned = other.command("b", 0, Seat::Yellow, djambi_protocol::PlayerAction::Resign).await;
    assert_eq!(resigned, Ok(1));

    let of_bob = own_games(&mut bob).await;
    let [going, over] = &of_bob[..] else { panic!("two games: {of_bob:?}") };
    assert_eq!((&going.id, &going.held[..], going.turn), (&created.id, &[Seat::Yellow][..], 2));
    assert_eq!((going.phase, going.to_move), (Phase::Playing, Some(Seat::Yellow)));
    assert_eq!(going.due_ms, Some(going.at_ms + 86_400_000), "Bob has a day from Ada's turn on");
    assert!(going.position.as_ref().is_some_and(|position| position.ends_with(" 1 2")), "{going:?}");
    let name = &going.seats[&Seat::Red].name;
    assert!(!name.is_empty(), "rivals have names");
    assert_eq!((&over.id, over.phase, over.due_ms), (&won.id, Phase::Over, None));
    let outcome = over.outcome.unwrap();
    assert_eq!(outcome.winner(), Some(Seat::Red));
    let of_ada = own_games(&mut ada).await;
    assert_eq!(of_ada[0].held, [Seat::Red]);
    assert_eq!(own_games(&mut app.browser()).await, [], "nobody sees the games of others");
}

#[tokio::test]
async fn a_player_sits_in_a_hundred_games_by_the_day() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person", "mine": true}});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats});
    let first = ada.create(&request).await;
    for _ in 1..MAX_DAILY_GAMES {
        ada.create(&request).await;
    }
    assert_eq!(own_games(&mut ada).await.len(), 100, "all are listed");
    assert_eq!(ada.post("/api/v1/games", &request).await.failure(), "409 too_many_daily_games");
    let open = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let table = json!({"rules": "classic", "players": 2, "clock": clock, "seats": open, "table": {}});
    let table = bob.create(&table).await.id;
    let address = format!("/api/v1/games/{table}/table");
    assert_eq!(ada.post(&address, &json!({"act": "sit"})).await.failure(), "409 too_many_daily_games");
    let mut board = ada.socket(&first.id).await;
    board.hello(None).await;
    let resign = djambi_protocol::PlayerAction::Resign;
    assert_eq!(board.command("a", 0, Seat::Yellow, resign).await, Ok(1));
    assert_eq!(ada.post(&address, &json!({"act": "sit"})).await.status, 200, "one is over");
}
