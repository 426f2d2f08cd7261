//! Whose turn it is, and what a player was to hear of, over kills.

use djambi::Seat;
use djambi_client::{Browser, HttpConnection, Socket, Target};
use djambi_protocol::{
    ClientMessage, Command, Follow, GameId, GameMessage, NoticeHistory, NoticeKind, Notices, OfGame,
    PlayerAction, ServerMessage, Topic,
};
use serde_json::json;

use crate::server_process::ServerProcess;

/// A game of two, of whom Ada plays first.
struct Game {
    id: GameId,
    ada: Browser,
    bob: Browser,
}

impl Game {
    async fn open(server: &Target) -> Self {
        let mut http = HttpConnection::new(server.clone());
        let (mut ada, mut bob) = (Browser::default(), Browser::default());
        let new_game = json!({"rules": "classic", "players": 2, "table": {"begins": "at_once"}, "seats": {
            "red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"},
        }});
        let created = ada.create(&mut http, &serde_json::from_value(new_game).unwrap()).await.unwrap();
        bob.sit(&mut http, &created.invitations[0].url).await.unwrap();
        Self { id: created.id, ada, bob }
    }

    /// Lets Ada play, and waits until that is acknowledged.
    async fn ada_plays(&self, server: &Target) {
        let mut socket = Socket::open(server, 0, self.ada.cookie.as_deref()).await.unwrap();
        socket.send(&ClientMessage::hello()).await.unwrap();
        socket.follow_game(&self.id, 0).await.unwrap();
        let action = PlayerAction::Turn { r#move: "a3a5".parse().unwrap() };
        let id = "first".parse().unwrap();
        let command = Command { id, expect: 0, seen: None, seat: Seat::Red, action };
        socket.send(&ClientMessage::Command { game: self.id.clone(), command }).await.unwrap();
        loop {
            if let ServerMessage::Game(OfGame { message: GameMessage::Ack { .. }, .. }) =
                socket.next().await.unwrap()
            {
                return;
            }
        }
    }

    /// The notices of Bob, on a page that goes on to follow it.
    async fn notices_of_bob(&self, server: &Target) -> (Socket, Notices) {
        let mut socket = Socket::open(server, 1, self.bob.cookie.as_deref()).await.unwrap();
        socket.send(&ClientMessage::hello()).await.unwrap();
        socket.send(&ClientMessage::Follow(Follow::of(Topic::Notices))).await.unwrap();
        loop {
            if let ServerMessage::Notices(notices) = socket.next().await.unwrap() {
                return (socket, notices);
            }
        }
    }

    /// The kinds of the notices that are kept of Bob.
    async fn history_of_bob(&self, server: &Target) -> Vec<NoticeKind> {
        let mut http = HttpConnection::new(server.clone());
        let request = djambi_client::HttpRequest::get("/api/v1/me/notices");
        let mut bob = Browser { cookie: self.bob.cookie.clone() };
        let history: NoticeHistory = bob.send(&mut http, request).await.unwrap().json().unwrap();
        history.notices.into_iter().map(|notice| notice.kind).collect()
    }
}

/// Waits until a page hears that a notice is kept.
async fn hear_of_unread(socket: &mut Socket) {
    loop {
        if let ServerMessage::UnreadNotices(told) = socket.next().await.unwrap() {
            assert_eq!(told.unread, 1);
            return;
        }
    }
}

#[tokio::test]
async fn after_a_kill_a_player_is_told_of_the_turn_and_of_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let server = ServerProcess::start(&database).await;
    let target = Target::from(server.address);
    let game = Game::open(&target).await;
    game.ada_plays(&target).await;
    // The notice is not on the disk yet; the turn is.
    server.kill().await;
    for _ in 0..2 {
        let server = ServerProcess::start(&database).await;
        let target = Target::from(server.address);
        let (mut page, notices) = game.notices_of_bob(&target).await;
        let waiting: Vec<_> = notices.games.iter().map(|notice| (&notice.game, notice.kind)).collect();
        assert_eq!(waiting, [(&game.id, NoticeKind::YourTurn)]);
        if notices.unread == 0 {
            hear_of_unread(&mut page).await;
        }
        assert_eq!(game.history_of_bob(&target).await, [NoticeKind::YourTurn]);
        server.kill().await;
    }
}
