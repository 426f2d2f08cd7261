//! Draws between people and bots.

use djambi::{Reason, Seat, SeatSet};
use djambi_protocol::{Created, EventKind, PlayerAction};
use serde_json::json;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

/// Corpses wall red in, and nobody has a necromobile.
const DEAD: &str = "9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40";
/// Red has a chief alone.
const YELLOW_IS_AHEAD: &str = "5yMyRyAyC/6yDyM1/9/9/9/9/9/9/rC8 r-y- r r 0 90";

/// A game of red and yellow from a position, in which this browser has one seat and a bot the other.
async fn create(browser: &mut Browser, start: &str, mine: Seat) -> Created {
    let kind = |seat| match seat {
        Seat::Red | Seat::Yellow if seat == mine => json!({"kind": "person", "mine": true}),
        Seat::Red | Seat::Yellow => json!({"kind": "bot", "level": "page"}),
        _ => json!({"kind": "absent"}),
    };
    let seats: serde_json::Map<_, _> =
        SeatSet::first(4).iter().map(|seat| (seat.to_string(), kind(seat))).collect();
    browser.create(&json!({"rules": "classic", "start": start, "seats": seats, "bot_delay_ms": 0})).await
}

#[tokio::test]
async fn bots_ask_a_person_once_where_nobody_can_win() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = create(&mut browser, DEAD, Seat::Yellow).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Yellow, turn("f6f5")).await, Ok(1));
    while socket.event().await.seq < 3 {}
    let agreed = browser.game(&created.id).await.events.pop().unwrap();
    assert_eq!(agreed.kind, EventKind::AgreeDraw { seat: Seat::Red });
    let decline = PlayerAction::Decline { of: 3 };
    assert_eq!(socket.command("b", 3, Seat::Yellow, decline).await, Ok(4));
    assert_eq!(socket.command("c", 4, Seat::Yellow, turn("f5f6")).await, Ok(5));
    while socket.event().await.seq < 6 {}
    assert_eq!(
        socket.command("d", 6, Seat::Yellow, turn("f6f5")).await,
        Ok(7),
        "red has played, and does not ask again"
    );
    while socket.event().await.seq < 8 {}
    assert_eq!(socket.command("e", 8, Seat::Yellow, PlayerAction::AgreeDraw).await, Ok(9));
    while socket.event().await.seq < 10 {}
    let outcome = browser.game(&created.id).await.outcome.unwrap();
    assert_eq!(outcome.reason, Reason::Agreement);
}

#[tokio::test]
async fn bots_answer_a_person_who_offers_a_draw() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    for (seat, bot, agrees) in [(Seat::Red, Seat::Yellow, false), (Seat::Yellow, Seat::Red, true)] {
        let created = create(&mut browser, YELLOW_IS_AHEAD, seat).await;
        let mut socket = browser.socket(&created.id).await;
        // Where red is a bot, its turn may come before the game is followed or after.
        let (.., mut seq) = socket.hello(None).await;
        if seat == Seat::Yellow && seq == 0 {
            seq = socket.event().await.seq;
        }
        assert_eq!(socket.command("a", seq, seat, PlayerAction::AgreeDraw).await, Ok(seq + 1));
        while socket.event().await.seq < seq + 2 {}
        let state = browser.game(&created.id).await;
        let answer = EventKind::Decline { seat: bot, of: seq + 1 };
        assert_eq!(state.outcome.is_some(), agrees, "{:?}", state.events);
        assert_eq!(state.events.iter().any(|event| event.kind == answer), !agrees, "{:?}", state.events);
    }
}

#[tokio::test]
async fn no_bot_gives_a_game_away_that_has_just_begun() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let request =
        json!({"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}}, "bot_delay_ms": 0});
    let created = browser.create(&request).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::AgreeDraw).await, Ok(1));
    while socket.event().await.seq < 4 {}
    let events = browser.game(&created.id).await.events;
    let declined = |seat| events.iter().any(|event| event.kind == EventKind::Decline { seat, of: 1 });
    assert!([Seat::Blue, Seat::Yellow, Seat::Green].into_iter().all(declined), "{events:?}");
}
