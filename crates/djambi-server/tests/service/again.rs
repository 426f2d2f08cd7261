//! Playing again: one game for all who sat there.

use std::collections::HashSet;

use djambi::Seat;
use djambi_protocol::{Again, Created, GameId, GameMessage, GameState, PlayerAction, SeatKind};
use futures_util::future::join_all;
use rusqlite::Connection;
use serde_json::json;

use crate::app::TestApp;
use crate::support::{Browser, Socket};

/// A game that red can win with one turn, from a1 to i9.
const DUEL: &str = "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40";

/// Two browsers with sockets at a game that is over, and a watcher.
struct Ended {
    id: GameId,
    host: Browser,
    player: Browser,
    sockets: [Socket; 3],
}

impl Ended {
    /// Ada at red beats Bob at yellow.
    async fn start(app: &TestApp) -> Self {
        let mut host = app.browser();
        let seats = json!({
            "red": {"kind": "person", "name": "Ada", "mine": true},
            "blue": {"kind": "absent"},
            "yellow": {"kind": "person", "name": "Bob"},
            "green": {"kind": "absent"},
        });
        let request =
            json!({"rules": "classic", "options": {"reporter": "must"}, "start": DUEL, "seats": seats});
        let created = host.create(&request).await;
        let mut player = app.browser();
        let invitation = &created.invitations[0].url;
        player.navigate(invitation).await;
        let form = [("content-type", "application/x-www-form-urlencoded")];
        assert_eq!(player.send("POST", invitation, &form, b"act=sit").await.status, 303);
        let watcher = app.browser();
        let mut sockets = [
            host.socket(&created.id).await,
            player.socket(&created.id).await,
            watcher.socket(&created.id).await,
        ];
        for socket in &mut sockets {
            socket.hello(None).await;
        }
        assert_eq!(again(&mut host, &created.id).await.0, 409, "the game goes on");
        assert!(!sockets[0].place().await.may.again);
        let turn = PlayerAction::Turn { r#move: "a1i9".parse().unwrap() };
        assert_eq!(sockets[0].command("a", 0, Seat::Red, turn).await, Ok(1));
        Self { id: created.id, host, player, sockets }
    }
}

/// Asks to play again; returns the status and the new game.
async fn again(browser: &mut Browser, id: &GameId) -> (u16, Option<Created>) {
    let reply = browser.send("POST", &format!("/api/v1/games/{id}/again"), &[], b"").await;
    (reply.status, serde_json::from_slice(&reply.body).ok())
}

/// The next message about a new game.
async fn told(socket: &mut Socket) -> Again {
    loop {
        if let GameMessage::Again { again } = socket.game_message().await {
            return again;
        }
    }
}

#[tokio::test]
async fn sixty_who_ask_at_once_play_again_in_one_game() {
    let app = TestApp::start().await;
    let Ended { id, host, player, .. } = Ended::start(&app).await;
    let ask = (0..60).map(|number| {
        let mut browser = if number % 2 == 0 { host.clone() } else { player.clone() };
        let id = id.clone();
        async move { again(&mut browser, &id).await }
    });
    let answers = join_all(ask).await;
    let games: HashSet<GameId> = answers.iter().map(|(_, game)| game.clone().unwrap().id).collect();
    assert_eq!(games.len(), 1, "{games:?}");
    let kept: u32 = Connection::open(app.database())
        .unwrap()
        .query_row("SELECT count(*) FROM game", [], |row| row.get(0))
        .unwrap();
    assert_eq!(kept, 2, "the game that is over, and the new one");
}

#[tokio::test]
async fn the_players_of_a_game_play_again_in_one_game_with_their_seats() {
    let app = TestApp::start().await;
    let Ended { id, mut host, mut player, mut sockets } = Ended::start(&app).await;
    for (socket, is_player) in sockets.iter_mut().zip([true, true, false]) {
        assert_eq!(socket.place().await.may.again, is_player);
    }
    let ((status, first), (_, second)) = tokio::join!(again(&mut player, &id), again(&mut host, &id));
    let first = first.unwrap();
    let second = second.unwrap();
    assert_eq!((status, &first.id), (200, &second.id), "both get the same game");
    assert_eq!((first.held, second.held), (vec![Seat::Yellow], vec![Seat::Red]));
    let after = told(&mut sockets[0]).await;
    assert_eq!(after.game, first.id);
    for socket in &mut sockets[1..] {
        assert_eq!(told(socket).await, after, "players and watchers are told");
    }
    let before = host.game(&id).await;
    let new = host.game(&first.id).await;
    assert_eq!(before.again, Some(after));
    let settings = |game: GameState| (game.settings.rules, game.settings.start, game.settings.seats);
    assert_eq!((new.seq, new.again.clone()), (0, None));
    assert_eq!(settings(new), settings(before));
    assert_eq!(player.socket(&second.id).await.hello(None).await.0, [Seat::Yellow]);
}

#[tokio::test]
async fn only_players_play_again() {
    let app = TestApp::start().await;
    let Ended { id, mut host, .. } = Ended::start(&app).await;
    let mut stranger = app.browser();
    assert_eq!(again(&mut stranger, &id).await.0, 403);
    stranger.create_as_red().await;
    assert_eq!(again(&mut stranger, &id).await.0, 403, "a player without a seat here");
    assert_eq!(host.game(&id).await.again, None);
    assert_eq!(again(&mut stranger, &"nowhere".parse().unwrap()).await.0, 404);
    assert_eq!(again(&mut app.browser(), &"nowhere".parse().unwrap()).await.0, 404);
}

#[tokio::test]
async fn the_game_to_play_again_is_known_after_a_restart() {
    let app = TestApp::start().await;
    let Ended { id, mut host, player, .. } = Ended::start(&app).await;
    let (_, new) = again(&mut host, &id).await;
    let new = new.unwrap().id;
    let app = app.restart().await;
    let mut player = Browser { address: app.address, ..player };
    let mut socket = player.socket(&id).await;
    socket.follow(None).await;
    let GameMessage::Game { again: known, .. } = socket.game_message().await else { panic!("no welcome") };
    assert_eq!(known, Some(Again { game: new.clone(), seat: Seat::Red }));
    assert_eq!(again(&mut player, &id).await.1.unwrap().id, new);
}

#[tokio::test]
async fn bots_stay_bots_and_a_free_seat_is_offered_by_the_one_who_asks() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let seats = json!({
        "red": {"kind": "person", "mine": true},
        "blue": {"kind": "bot", "level": "squire"},
        "yellow": {"kind": "person", "mine": true},
        "green": {"kind": "person"},
    });
    let created = host.create(&json!({"rules": "classic", "bot_delay_ms": 60_000, "seats": seats})).await;
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    assert_eq!(again(&mut host, &created.id).await.0, 409, "the host still plays at yellow");
    assert_eq!(socket.command("b", 1, Seat::Yellow, PlayerAction::Resign).await, Ok(2));
    // Nobody sits at green, and the bot at blue has nobody to play for.
    let (status, new) = again(&mut host, &created.id).await;
    let new = new.unwrap();
    assert_eq!((status, new.held.as_slice()), (200, [Seat::Red, Seat::Yellow].as_slice()));
    assert_eq!(new.invitations.iter().map(|invitation| invitation.seat).collect::<Vec<_>>(), [Seat::Green]);
    let seats = host.game(&new.id).await.settings.seats;
    assert_eq!(seats[&Seat::Blue].kind, SeatKind::Bot { level: "squire".parse().unwrap() });
}
