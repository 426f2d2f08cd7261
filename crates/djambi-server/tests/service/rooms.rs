//! Games that are long, damaged or out of bounds.

use djambi::{Reason, Seat};
use djambi_protocol::{ClientMessage, EventKind, GameId, GameMessage, PlayerAction, ServerMessage};
use rusqlite::Connection;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::app::TestApp;
use crate::support::socket::{command, refused, turn};
use crate::support::{Browser, Socket};

/// Runs SQL on the database of a service that is down meanwhile.
pub(crate) async fn restart_after(app: TestApp, sql: &str) -> TestApp {
    let file = app.database();
    let folder = app.stop().await;
    Connection::open(&file).unwrap().execute_batch(sql).unwrap();
    TestApp::start_in(folder).await
}

/// A game of a browser with itself under rules without a draw, after `turns` turns of two chiefs.
async fn long_game(turns: u32) -> (TestApp, Browser, GameId) {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let start = "8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1";
    let seats = json!({"red": mine, "yellow": mine});
    let id = browser.create(&json!({"rules": "classic", "start": start, "seats": seats})).await.id;
    let sql = format!(
        "UPDATE game SET options = '{{\"repetition\":\"4294967295\",\"quiet_limit\":\"0\"}}';
         WITH RECURSIVE turn (seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM turn WHERE seq < {turns})
         INSERT INTO journal (game_id, seq, at_ms, seat, kind, payload)
         SELECT '{id}', seq, 0, CASE seq % 2 WHEN 1 THEN 'red' ELSE 'yellow' END, 'turn',
             CASE seq % 4 WHEN 1 THEN 'a1b1' WHEN 2 THEN 'i9h9' WHEN 3 THEN 'b1a1' ELSE 'h9i9' END FROM turn"
    );
    let app = restart_after(app, &sql).await;
    let browser = Browser { address: app.address, ..browser };
    (app, browser, id)
}

#[tokio::test]
async fn a_game_with_five_thousand_events_is_drawn_and_everybody_is_told() {
    let (app, mut browser, id) = long_game(4_998).await;
    let mut watcher = app.browser().socket(&id).await;
    watcher.hello(Some(4_998)).await;
    let mut socket = browser.socket(&id).await;
    socket.hello(Some(4_998)).await;
    assert_eq!(socket.command("last", 4_998, Seat::Red, turn("b1a1")).await, Ok(4_999));
    for socket in [&mut socket, &mut watcher] {
        assert_eq!(socket.event().await.seq, 4_999);
        let last = socket.event().await;
        assert_eq!((last.seq, last.kind), (5_000, EventKind::LengthLimit));
    }
    assert_eq!(socket.command("more", 5_000, Seat::Yellow, turn("h9i9")).await, refused("finished"));
    let app = app.restart().await;
    browser.address = app.address;
    let state = browser.game(&id).await;
    let outcome = state.outcome.unwrap();
    assert_eq!((state.seq, outcome.reason, outcome.players.len()), (5_000, Reason::LengthLimit, 2));
    let record = browser.get(&format!("/api/v1/games/{id}/record")).await.text();
    assert!(
        record.contains("[Termination \"length_limit\"]") && record.contains("[Result \"1/2-_-1/2-_\"]"),
        "{record}"
    );
    let page = browser.get(&format!("/game/{id}")).await.text();
    assert!(page.contains("A draw at the limit of length, shared by Red and Yellow."), "{page}");
}

#[tokio::test]
#[expect(clippy::disallowed_methods, reason = "this measures time")]
async fn the_time_to_read_a_game_grows_with_its_length_alone() {
    let mut times = Vec::new();
    for turns in [4_000, 40_000] {
        let (_app, mut browser, id) = long_game(turns).await;
        let begin = std::time::Instant::now();
        assert_eq!(browser.game(&id).await.seq, turns);
        times.push(begin.elapsed());
    }
    assert!(times[1] < 30 * times[0], "ten times as many turns, and the times {times:?}");
}

#[tokio::test]
async fn a_game_that_does_not_fit_its_board_is_an_error_page_and_no_panic() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let damaged = browser.create_as_red().await;
    let whole = browser.create_as_red().await;
    let sql = format!("DELETE FROM seat WHERE game_id = '{}' AND seat = 'yellow'", damaged.id);
    let app = restart_after(app, &sql).await;
    browser.address = app.address;
    for _ in 0..3 {
        let page = browser.get(&damaged.url).await;
        assert_eq!((page.status, page.header("content-type")), (500, Some("text/html; charset=utf-8")));
        let api = browser.get(&format!("/api/v1/games/{}", damaged.id)).await;
        assert_eq!(api.failure(), "500 failed");
        let mut socket = Socket::open(app.address, &damaged.id, None, None).await.unwrap();
        socket.follow(None).await;
        assert_eq!(socket.error().await, "failed");
        socket.send(&ClientMessage::Ping { id: None }).await;
        assert_eq!(socket.message().await, ServerMessage::Pong { id: None }, "the connection goes on");
    }
    assert_eq!(browser.socket(&whole.id).await.hello(None).await.0, [Seat::Red]);
}

#[tokio::test]
async fn a_game_that_would_not_end_or_not_begin_is_not_created() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let quiet = "8yC/9/9/9/9/9/9/9/rC8 r-y- r r 200 300";
    let alone = "9/9/9/9/9/9/9/9/rC8 r--- r r 0 1";
    let requests = [
        (json!({"options": {"repetition": "1"}}), "repetition_out_of_range"),
        (json!({"options": {"repetition": "101"}}), "repetition_out_of_range"),
        (json!({"options": {"repetition": "4294967295"}}), "repetition_out_of_range"),
        (json!({"options": {"quiet_limit": "0"}}), "quiet_limit_out_of_range"),
        (json!({"options": {"quiet_limit": "1001"}}), "quiet_limit_out_of_range"),
        (json!({"start": quiet}), "over_at_start"),
        (json!({"start": alone}), "over_at_start"),
    ];
    for (mut request, code) in requests {
        request["rules"] = "classic".into();
        let reply = browser.post("/api/v1/games", &request).await;
        assert_eq!(reply.failure(), format!("422 {code}"), "{request}");
    }
    for options in
        [json!({"repetition": "0", "quiet_limit": "1000"}), json!({"repetition": "100", "quiet_limit": "1"})]
    {
        browser.create(&json!({"rules": "classic", "options": options, "bot_delay_ms": 60_000})).await;
    }
    let twice = br#"{"rules": "classic", "seats": {"red": {"kind": "person"}, "red": {"kind": "bot"}}}"#;
    let reply = browser.send("POST", "/api/v1/games", &[("content-type", "application/json")], twice).await;
    assert_eq!(reply.failure(), "400 malformed");
    assert!(reply.text().contains("red is named twice"), "{}", reply.text());
}

#[tokio::test]
async fn a_seat_that_agrees_already_adds_no_event() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    for number in 0..50 {
        let expect = u32::from(number > 0);
        let id = format!("agree{number}");
        assert_eq!(socket.command(&id, expect, Seat::Red, PlayerAction::AgreeDraw).await, Ok(1));
    }
    assert_eq!(browser.game(&created.id).await.seq, 1);
}

#[tokio::test]
async fn answers_come_in_the_order_of_the_messages() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "yellow": mine});
    let created = browser.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await;
    for round in 0..20 {
        let mut socket = browser.socket(&created.id).await;
        socket.follow(None).await;
        socket.send_raw(Message::text("{")).await;
        socket.send(&ClientMessage::Ping { id: None }).await;
        socket.send_command(command(&format!("c{round}"), 0, Seat::Red, turn("a3a5"))).await;
        socket.send(&ClientMessage::Ping { id: None }).await;
        assert!(matches!(socket.game_message().await, GameMessage::Game { .. }), "round {round}");
        assert_eq!(socket.error().await, "malformed");
        assert_eq!(socket.message().await, ServerMessage::Pong { id: None });
        let answer = socket.game_message().await;
        assert!(matches!(answer, GameMessage::Ack { .. } | GameMessage::Refused { .. }), "{answer:?}");
        if round == 0 {
            assert!(matches!(socket.game_message().await, GameMessage::Event { .. }));
        }
        assert_eq!(socket.message().await, ServerMessage::Pong { id: None });
    }
}
