//! Commands that are repeated, stale or refused.

use djambi::Seat;
use djambi_protocol::{Failure, GameId, GameMessage, PlayerAction};
use serde_json::json;

use crate::app::TestApp;
use crate::support::socket::{command, refused, turn};
use crate::support::{Browser, Socket};

/// A game in which one browser holds red and blue, and the other seats are free.
async fn hot_seat(app: &TestApp) -> (Browser, GameId, Socket) {
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let seats = json!({"red": mine, "blue": mine, "yellow": other, "green": other});
    let created = browser.create(&json!({"rules": "classic", "seats": seats})).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    (browser, created.id, socket)
}

#[tokio::test]
async fn a_resent_command_is_acknowledged_again_and_changes_nothing() {
    let app = TestApp::start().await;
    let (mut browser, id, mut socket) = hot_seat(&app).await;
    assert_eq!(socket.command("same", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    for _ in 0..3 {
        assert_eq!(socket.command("same", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    }
    let mut again = browser.socket(&id).await;
    again.hello(Some(1)).await;
    assert_eq!(again.command("same", 0, Seat::Red, turn("a3a5")).await, Ok(1), "on another connection too");
    assert_eq!(again.command("same", 1, Seat::Red, turn("b3b5")).await, refused("command_reused"));
    assert_eq!(again.command("same", 1, Seat::Blue, turn("g3g5")).await, Ok(2), "ids belong to a seat");
    assert_eq!(browser.game(&id).await.seq, 2);
}

/// As `docs/PROTOCOL.md` has it.
#[tokio::test]
async fn an_id_is_taken_by_what_became_an_event_in_its_game_alone() {
    let app = TestApp::start().await;
    let (mut browser, id, mut socket) = hot_seat(&app).await;
    assert_eq!(socket.command("c", 0, Seat::Red, turn("a3a9")).await.map_err(|_| ()), Err(()));
    assert_eq!(socket.command("c", 0, Seat::Red, turn("a3a5")).await, Ok(1), "what was refused has no id");
    let mine = json!({"kind": "person", "mine": true});
    let request = json!({"rules": "classic", "players": 2, "seats": {"red": mine, "yellow": mine}});
    let other = browser.create(&request).await.id;
    let mut elsewhere = browser.socket(&other).await;
    elsewhere.hello(None).await;
    assert_eq!(elsewhere.command("c", 0, Seat::Red, turn("b3b5")).await, Ok(1), "another game");
    assert_eq!(browser.game(&id).await.seq, 1);
}

#[tokio::test]
async fn a_resent_command_is_known_after_a_restart() {
    let app = TestApp::start().await;
    let (browser, id, mut socket) = hot_seat(&app).await;
    assert_eq!(socket.command("same", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let app = app.restart().await;
    let mut browser = Browser { address: app.address, ..browser };
    let mut socket = browser.socket(&id).await;
    assert_eq!(socket.hello(Some(0)).await.2, 1);
    assert_eq!(socket.command("same", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(browser.game(&id).await.seq, 1);
}

#[tokio::test]
async fn a_stale_command_is_refused_after_the_events_it_missed() {
    let app = TestApp::start().await;
    let (browser, id, mut socket) = hot_seat(&app).await;
    let mut other = browser.socket(&id).await;
    other.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    other.send_command(command("b", 0, Seat::Blue, turn("g3g5"))).await;
    assert!(matches!(other.game_message().await, GameMessage::Event { event } if event.seq == 1));
    assert!(
        matches!(other.game_message().await, GameMessage::Refused { failure, seq: 1, .. } if failure.code == "stale")
    );
    assert_eq!(
        other.command("c", 7, Seat::Blue, turn("g3g5")).await,
        refused("stale"),
        "an event of the future is stale too"
    );
}

#[tokio::test]
async fn a_refusal_has_the_code_of_its_reason() {
    let app = TestApp::start().await;
    let (browser, id, mut socket) = hot_seat(&app).await;
    let cases = [
        (Seat::Red, turn("a3a6"), "too_far"),
        (Seat::Red, turn("g3g5"), "not_yours"),
        (Seat::Red, turn("pass"), "cannot_pass"),
        (Seat::Red, turn("a3z9"), "square_expected"),
        (Seat::Red, turn("a3a5a7"), "end_expected"),
        (Seat::Blue, turn("g3g5"), "not_your_turn"),
        (Seat::Yellow, turn("g7g5"), "not_your_seat"),
        (Seat::Green, PlayerAction::Resign, "not_your_seat"),
    ];
    for (index, (seat, action, code)) in cases.into_iter().enumerate() {
        assert_eq!(
            socket.command(&format!("c{index}"), 0, seat, action.clone()).await,
            refused(code),
            "{action:?}"
        );
    }
    let mut watcher = app.browser().socket(&id).await;
    assert_eq!(watcher.hello(None).await, (vec![], vec![], 0));
    assert_eq!(watcher.command("w", 0, Seat::Red, turn("a3a5")).await, refused("not_your_seat"));
    let mut forged =
        Socket::open(app.address, &id, Some("djambi=AAAAAAAAAAAAAAAAAAAAAA.AAAA"), None).await.unwrap();
    assert_eq!(forged.hello(None).await.0, []);
    assert_eq!(socket.command("ok", 0, Seat::Red, turn("a3a5")).await, Ok(1), "nothing was lost");
    drop(browser);
}

#[tokio::test]
async fn the_refusal_of_an_illegal_turn_names_the_rule() {
    let app = TestApp::start().await;
    let (_, _, mut socket) = hot_seat(&app).await;
    socket.send_command(command("a", 0, Seat::Red, turn("a3a6"))).await;
    let GameMessage::Refused { failure, seq, .. } = socket.game_message().await else {
        panic!("not refused")
    };
    let Failure { code, args, message, section } = failure;
    assert_eq!((code.as_str(), section.as_deref(), seq), ("too_far", Some("§2"), 0));
    assert_eq!(json!(args), json!({"to": "a6"}));
    assert_eq!(message, "A militant moves one or two squares, and a6 is farther.");
}

#[tokio::test]
async fn a_connection_resumes_with_the_events_it_missed() {
    let app = TestApp::start().await;
    let (browser, id, mut socket) = hot_seat(&app).await;
    socket.command("a", 0, Seat::Red, turn("a3a5")).await.unwrap();
    socket.command("b", 1, Seat::Blue, turn("g3g5")).await.unwrap();
    for (since, missed) in [(None, vec![1, 2]), (Some(0), vec![1, 2]), (Some(1), vec![2]), (Some(2), vec![])]
    {
        let mut again = browser.socket(&id).await;
        let (_, events, seq) = again.hello(since).await;
        assert_eq!(events.iter().map(|event| event.seq).collect::<Vec<_>>(), missed);
        assert_eq!(seq, 2);
    }
    let mut ahead = browser.socket(&id).await;
    ahead.follow(Some(3)).await;
    assert_eq!(ahead.error().await, "no_such_event");
    assert_eq!(ahead.hello(Some(2)).await.2, 2);
}
