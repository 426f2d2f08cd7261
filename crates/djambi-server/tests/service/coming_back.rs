//! A person alone against bots takes back the turn after which they fell.

use std::time::Duration;

use djambi::{Reason, Record, Seat};
use djambi_protocol::{EventKind, GameState, Offer, Phase, PlayerAction, Seq};
use djambi_server::admin::{VerifyNews, verify};
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::app::TestApp;
use crate::support::socket::{refused, turn};
use crate::support::{Browser, Socket};

/// Red's chief stands in line with yellow's assassin, and yellow's chief in line with red's.
const LAST_CHANCE: &str = "rA7yC/9/9/9/9/9/9/9/rC7yA r-y- r r 0 40";

const TAKE_BACK: PlayerAction = PlayerAction::Offer { offer: Offer::TakeBack };

/// A game of one person, red, against bots that play at once.
async fn against_bots(browser: &mut Browser, more: &Value) -> Socket {
    let mut request =
        json!({"rules": "classic", "bot_delay_ms": 0, "seats": {"red": {"kind": "person", "mine": true}}});
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = browser.create(&request).await.id;
    let mut socket = browser.socket(&id).await;
    socket.hello(None).await;
    socket
}

/// Red overlooks yellow's assassin, which kills the chief. Returns the number of the last event.
async fn fall(socket: &mut Socket, seq: Seq) -> Seq {
    assert_eq!(socket.command(&format!("fall-{seq}"), seq, Seat::Red, turn("a1b1")).await, Ok(seq + 1));
    loop {
        let event = socket.event().await;
        if event.kind.seat() == Some(Seat::Yellow) {
            return event.seq;
        }
    }
}

/// What happens in the event with this number.
async fn event(socket: &mut Socket, seq: Seq) -> EventKind {
    loop {
        let event = socket.event().await;
        if event.seq == seq {
            return event.kind;
        }
    }
}

/// Sends a command until it is not stale.
async fn insist(browser: &mut Browser, socket: &mut Socket, action: PlayerAction) -> Seq {
    for number in 0.. {
        let seq = game(browser, socket).await.seq;
        let id = format!("{}-{number}", serde_json::to_value(&action).unwrap()["kind"].as_str().unwrap());
        match socket.command(&id.replace('_', "-"), seq, Seat::Red, action.clone()).await {
            Ok(seq) => return seq,
            Err(code) => assert_eq!(code, "stale"),
        }
    }
    unreachable!("an answer")
}

async fn game(browser: &mut Browser, socket: &Socket) -> GameState {
    browser.game(&socket.game).await
}

/// The number of results that are kept.
fn results(app: &TestApp) -> u32 {
    let connection = rusqlite::Connection::open(app.database()).unwrap();
    connection.query_row("SELECT count(*) FROM result", [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_game_that_is_over_by_the_own_fall_goes_on() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut socket = against_bots(&mut ada, &json!({"players": 2, "start": LAST_CHANCE})).await;
    let mut seq = 0;
    for _ in 0..3 {
        seq = fall(&mut socket, seq).await;
        let over = game(&mut ada, &socket).await;
        assert_eq!(over.outcome.map(|outcome| outcome.winner()), Some(Some(Seat::Yellow)));
        assert_eq!(results(&app), 1);
        assert_eq!(socket.command(&format!("back-{seq}"), seq, Seat::Red, TAKE_BACK).await, Ok(seq + 1));
        assert_eq!(event(&mut socket, seq + 2).await, EventKind::TakeBack { to: 0 });
        seq += 2;
        assert_eq!(game(&mut ada, &socket).await.outcome, None);
        assert_eq!(results(&app), 0);
    }
    let app = app.restart().await;
    ada.address = app.address;
    let mut socket = ada.socket(&socket.game).await;
    assert_eq!(socket.hello(None).await.2, seq);
    assert_eq!(socket.command("win", seq, Seat::Red, turn("a9i9")).await, Ok(seq + 1));
    let won = game(&mut ada, &socket).await;
    assert_eq!(won.outcome.and_then(|outcome| outcome.winner()), Some(Seat::Red));
    let refusal = socket.command("more", seq + 1, Seat::Red, TAKE_BACK).await;
    assert_eq!(refusal, refused("finished"), "who has won takes nothing back");
    let text = ada.get(&format!("/api/v1/games/{}/record", socket.game)).await.text();
    let record = Record::parse(&text).unwrap();
    assert_eq!((record.game().events().len(), record.variations(0).len()), (1, 3), "{text}");
    check_database(&app).await;
}

/// The rows of the database agree with the events.
async fn check_database(app: &TestApp) {
    let database = app.database();
    let check = move || {
        let mut faults = Vec::new();
        let report = verify(database.to_str().unwrap(), &mut |news| {
            if let VerifyNews::Fault(fault) = news {
                faults.push(fault);
            }
        });
        (report.unwrap().games, faults)
    };
    assert_eq!(spawn_blocking(check).await.unwrap(), (1, Vec::new()));
}

#[tokio::test]
async fn while_the_bots_play_on_their_thoughts_are_thrown_away() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut socket = against_bots(&mut ada, &json!({})).await;
    // The bots' turns come all the time, so the number that a page knows may be an earlier one.
    assert_eq!(insist(&mut ada, &mut socket, turn("a3a5")).await, 1);
    insist(&mut ada, &mut socket, PlayerAction::Resign).await;
    let seq = insist(&mut ada, &mut socket, TAKE_BACK).await + 1;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let now = game(&mut ada, &socket).await;
    assert_eq!((now.seq, now.events.last().unwrap().kind.clone()), (seq, EventKind::TakeBack { to: 0 }));
    assert_eq!(socket.command("u", seq, Seat::Red, turn("a3a4")).await, Ok(seq + 1));
}

#[tokio::test]
async fn others_cannot_bring_a_player_back() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let eve = app.browser();
    let mut socket = against_bots(&mut ada, &json!({"players": 2, "start": LAST_CHANCE})).await;
    let seq = fall(&mut socket, 0).await;
    let mut stranger = eve.socket(&socket.game).await;
    stranger.hello(None).await;
    assert_eq!(stranger.command("e", seq, Seat::Red, TAKE_BACK).await, refused("not_your_seat"));
    assert_eq!(stranger.command("f", seq, Seat::Yellow, TAKE_BACK).await, refused("not_your_seat"));
}

#[tokio::test]
async fn a_game_that_is_played_again_stays_over() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut socket = against_bots(&mut ada, &json!({"players": 2, "start": LAST_CHANCE})).await;
    let seq = fall(&mut socket, 0).await;
    let again = ada.send("POST", &format!("/api/v1/games/{}/again", socket.game), &[], b"").await;
    assert_eq!(again.status, 200);
    assert_eq!(socket.command("b", seq, Seat::Red, TAKE_BACK).await, refused("finished"));
    let over = game(&mut ada, &socket).await.outcome.unwrap();
    assert_eq!(over.reason, Reason::Win);
}

#[tokio::test]
async fn at_a_table_watchers_and_the_lobby_follow_the_game_back() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut eve = app.browser();
    let table = json!({"players": 2, "start": LAST_CHANCE, "table": {"names": "hidden"}});
    let mut socket = against_bots(&mut ada, &table).await;
    let listed = async |eve: &mut Browser| {
        tokio::time::sleep(Duration::from_millis(1_600)).await;
        eve.get("/api/v1/lobby").await.json()["games"].as_array().unwrap().len()
    };
    let mut watcher = eve.socket(&socket.game).await;
    watcher.hello(None).await;
    let seq = fall(&mut socket, 1).await;
    assert_eq!(listed(&mut eve).await, 0);
    assert!(!game(&mut eve, &socket).await.settings.seats[&Seat::Red].name.is_empty());
    assert_eq!(socket.command("b", seq, Seat::Red, TAKE_BACK).await, Ok(seq + 1));
    assert_eq!(event(&mut watcher, seq + 2).await, EventKind::TakeBack { to: 0 });
    while watcher.next_state().await.phase != Phase::Playing {}
    assert_eq!(listed(&mut eve).await, 1);
    assert!(game(&mut eve, &socket).await.settings.seats[&Seat::Red].name.is_empty(), "hidden again");
}
