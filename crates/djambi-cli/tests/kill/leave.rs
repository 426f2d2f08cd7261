//! Leave over kills: the games of a player know of it, whenever the service was killed.

use std::time::Duration;

use djambi::Seat;
use djambi_client::{Browser, HttpConnection, HttpRequest, Socket, Target};
use djambi_protocol::{ClientMessage, EventKind, GameId, GameMessage, LeaveState};
use serde_json::json;

use crate::server_process::ServerProcess;

/// After how long the service is killed that is told of a leave, in milliseconds.
const KILLED_AFTER_MS: [u64; 8] = [0, 1, 2, 3, 4, 6, 10, 30];
const PATH: &str = "/api/v1/me/leave";

/// A game by the day of two people, of whom Bob is yellow.
async fn open(server: &Target) -> (GameId, Browser) {
    let mut http = HttpConnection::new(server.clone());
    let (mut ada, mut bob) = (Browser::default(), Browser::default());
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let new_game = json!({
        "rules": "classic", "players": 2, "table": {"begins": "at_once"}, "clock": clock,
        "seats": {"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}},
    });
    let created = ada.create(&mut http, &serde_json::from_value(new_game).unwrap()).await.unwrap();
    bob.sit(&mut http, &created.invitations[0].url).await.unwrap();
    (created.id, bob)
}

/// Whether a game's log says at its end that yellow is on leave, and until when.
async fn told(server: &Target, game: &GameId, browser: &Browser) -> Option<u64> {
    let mut socket = Socket::open(server, 0, browser.cookie.as_deref()).await.unwrap();
    socket.send(&ClientMessage::hello()).await.unwrap();
    let GameMessage::Game { events, .. } = socket.follow_game(game, 0).await.unwrap() else {
        panic!("not the game")
    };
    let of_leave = events.into_iter().rev().find_map(|event| match event.kind {
        EventKind::Leave { seat: Seat::Yellow, until_ms } => Some(Some(until_ms)),
        EventKind::Back { seat: Seat::Yellow } => Some(None),
        _ => None,
    });
    of_leave.flatten()
}

#[tokio::test]
async fn games_know_of_a_leave_whenever_the_service_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let mut server = ServerProcess::start(&database).await;
    let (game, mut bob) = open(&Target::from(server.address)).await;
    for (round, after_ms) in KILLED_AFTER_MS.into_iter().enumerate() {
        let mut http = HttpConnection::new(Target::from(server.address));
        let body = json!({"leave": round % 2 == 0}).to_string();
        let mut asking = bob.clone();
        let ask = tokio::spawn(async move {
            drop(asking.send(&mut http, HttpRequest::post(PATH, "application/json", body)).await);
        });
        tokio::time::sleep(Duration::from_millis(after_ms)).await;
        server.kill().await;
        ask.await.unwrap();
        server = ServerProcess::start(&database).await;
        let target = Target::from(server.address);
        let mut http = HttpConnection::new(target.clone());
        let reply = bob.send(&mut http, HttpRequest::get(PATH)).await.unwrap();
        let leave: LeaveState = reply.json().unwrap();
        assert_eq!(told(&target, &game, &bob).await, leave.until_ms, "round {round}");
    }
    server.end().await;
}
