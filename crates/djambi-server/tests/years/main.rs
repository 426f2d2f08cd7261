//! A service long after 2038 and 2106, in a process of its own: its time never goes back.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "the tests of the service use the rest")]
#[path = "../service/app.rs"]
mod app;
#[expect(dead_code, reason = "the tests of the service use the rest")]
#[path = "../service/support/mod.rs"]
mod support;

use djambi::Seat;
use rusqlite::Connection;
use serde_json::json;

use app::TestApp;
use support::Browser;
use support::socket::turn;

/// A moment in January 2107, in milliseconds since 1970: more seconds than 32 bits hold.
const LATE_MS: u64 = 4_323_542_400_000;

#[tokio::test]
async fn games_are_played_after_the_seconds_of_32_bits() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    ada.navigate("/").await;
    let file = app.database();
    let folder = app.stop().await;
    // To the service it is as if it had been alive until then.
    let alive = format!("UPDATE heartbeat SET at_ms = {LATE_MS};");
    Connection::open(&file).unwrap().execute_batch(&alive).unwrap();

    let app = TestApp::start_in(folder).await;
    let mut ada = Browser { address: app.address, ..ada };
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 3_600});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let created =
        ada.create(&json!({"rules": "classic", "players": 2, "seats": seats, "clock": clock})).await;
    let mut bob = app.browser();
    assert_eq!(bob.join(&created.invitations[0].url).await.status, 303, "an invitation is opened");
    let mut board = ada.socket(&created.id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let state = ada.game(&created.id).await;
    assert!(state.events[0].at_ms >= LATE_MS, "{state:?}");
    assert_eq!(state.outcome, None);

    let app = app.restart().await;
    let mut bob = Browser { address: app.address, ..bob };
    let mut board = bob.socket(&created.id).await;
    assert_eq!(board.hello(None).await.0, [Seat::Yellow], "a cookie from then is one");
    // The end of the service before counts as an event.
    assert!(board.command("b", 1, Seat::Yellow, turn("i7i5")).await.is_ok());
    assert_eq!(bob.get(&created.url).await.status, 200);
    let record = bob.get(&format!("/api/v1/games/{}/record", created.id)).await;
    assert!(
        record.text().contains("2107.01.04") || record.text().contains("2107.01.03"),
        "{}",
        record.text()
    );
}
