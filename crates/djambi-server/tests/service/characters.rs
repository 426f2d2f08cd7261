//! Characters of bots that make treaties: drawn, or named by who sets up the game, and told once there is a result.

use djambi::{Reason, Seat};
use djambi_protocol::{Character, GameId, GameMessage, Offer, PlayerAction, Seats};
use serde_json::json;

use crate::app::TestApp;
use crate::support::Socket;
use crate::support::socket::turn;

/// A game of Ada with bots that ends with the first quiet turn.
async fn short_game(app: &TestApp) -> (Socket, GameId) {
    let mut ada = app.browser();
    let bot = json!({"kind": "bot", "level": "envoy"});
    let request = json!({
        "rules": "classic",
        "options": {"quiet_limit": "1"},
        "seats": {"red": {"kind": "person", "mine": true}, "blue": bot, "yellow": bot, "green": {"kind": "bot", "level": "page"}},
        "bot_delay_ms": 60_000,
        "table": {"listed": false},
    });
    let created = ada.create(&request).await;
    let mut socket = ada.socket(&created.id).await;
    socket.hello(None).await;
    (socket, created.id)
}

/// The seats of which the character is told.
fn of_character(seats: &Seats) -> Vec<Seat> {
    seats.iter().filter(|(_, state)| state.character.is_some()).map(|(&seat, _)| seat).collect()
}

#[tokio::test]
async fn characters_of_bots_are_told_once_the_game_has_a_result() {
    let app = TestApp::start().await;
    let (mut ada, id) = short_game(&app).await;
    let told = async || app.browser().game(&id).await.settings.seats;
    assert_eq!(of_character(&told().await), []);
    assert_eq!(ada.command("t", 1, Seat::Red, turn("a3a5")).await, Ok(2));
    let seats = loop {
        if let GameMessage::Seats { seats } = ada.game_message().await {
            break seats;
        }
    };
    assert_eq!(of_character(&seats), [Seat::Blue, Seat::Yellow], "a page makes no treaties");
    assert_eq!(told().await, seats);
    let (mut ada, id) = short_game(&app).await;
    let abort = PlayerAction::Offer { offer: Offer::Abort };
    assert_eq!(ada.command("a", 1, Seat::Red, abort).await, Ok(2));
    while ada.event().await.seq < 3 {}
    let closed = app.browser().game(&id).await;
    assert_eq!(closed.outcome.map(|outcome| outcome.reason), Some(Reason::Closed));
    assert_eq!(of_character(&closed.settings.seats), [], "nobody has a result");
}

/// Named characters are told no earlier than drawn ones, and stay those of their bots when they play again.
#[tokio::test]
async fn characters_that_the_host_has_named_are_secret_until_the_end() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let bot = |character: &str| json!({"kind": "bot", "level": "envoy", "character": character});
    let request = json!({
        "rules": "classic",
        "options": {"quiet_limit": "1"},
        "seats": {"red": {"kind": "person", "mine": true}, "blue": bot("loyal"), "yellow": bot("machiavellian")},
        "bot_delay_ms": 60_000,
        "table": {"begins": "at_once", "listed": true},
    });
    let mut created = ada.create(&request).await;
    for _ in 0..2 {
        let id = created.id.clone();
        let mut socket = ada.socket(&id).await;
        socket.follow(None).await;
        let mut told = serde_json::to_string(&socket.game_message().await).unwrap();
        for browser in [&mut ada, &mut app.browser()] {
            let game = format!("/api/v1/games/{id}");
            for address in ["/api/v1/lobby", &game, &format!("{game}/record"), &format!("/game/{id}")] {
                told.push_str(&browser.get(address).await.text());
            }
        }
        assert!(told.contains(id.as_str()));
        for name in ["machiavellian", "Machiavellian", "loyal", "Loyal"] {
            assert!(!told.contains(name), "{name}");
        }
        assert_eq!(socket.command("t", 0, Seat::Red, turn("a3a5")).await, Ok(1));
        let seats = app.browser().game(&id).await.settings.seats;
        let named = [Seat::Blue, Seat::Yellow].map(|seat| seats[&seat].character);
        assert_eq!(named, [Character::Loyal, Character::Machiavellian].map(Some));
        assert_eq!(of_character(&seats), [Seat::Blue, Seat::Yellow, Seat::Green], "green's is drawn");
        let again = ada.send("POST", &format!("/api/v1/games/{id}/again"), &[], b"").await;
        created = serde_json::from_slice(&again.body).unwrap();
    }
    let mut request = request;
    request["seats"]["blue"]["level"] = "courtier".into();
    let refused = ada.post("/api/v1/games", &request).await;
    assert_eq!((refused.status, refused.text().contains("no_character")), (422, true));
}

#[tokio::test]
async fn a_character_is_refused_where_no_bot_makes_treaties() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let bot = json!({"kind": "bot", "level": "envoy", "character": "loyal"});
    let base = json!({"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}, "yellow": bot}});
    for (key, value, is_refused) in [
        ("press", json!({"treaties": "none"}), true),
        ("press", json!({"treaties": "public", "bots": "none"}), true),
        ("players", json!(2), true),
        ("press", json!({"treaties": "public", "bots": "all"}), false),
        ("players", json!(3), false),
    ] {
        let mut request = base.clone();
        request[key] = value;
        let answer = ada.post("/api/v1/games", &request).await;
        let is_told = answer.text().contains("no_character");
        assert_eq!((answer.status == 422, is_told), (is_refused, is_refused), "{request}: {}", answer.text());
    }
}
