//! One connection that follows several games.

use djambi::{Position, Rules, Seat};
use djambi_protocol::{
    Channel, ClientMessage, CommandId, Extra, Follow, GameId, GameMessage, GameState, MAX_TOPICS, OfGame,
    PlayerAction, Presence, Say, ServerMessage, Sign, Topic, VERSION, Words,
};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::app::TestApp;
use crate::support::socket::{command, turn};
use crate::support::{Browser, Socket};

/// Creates games in which a browser plays red and yellow.
async fn games(browser: &mut Browser, number: usize) -> Vec<GameId> {
    let mine = json!({"kind": "person", "mine": true});
    let request = json!({"rules": "classic", "players": 2, "seats": {"red": mine, "yellow": mine}});
    let mut games = Vec::new();
    for _ in 0..number {
        games.push(browser.create(&request).await.id);
    }
    games
}

fn follow(game: &GameId) -> ClientMessage {
    ClientMessage::Follow(Follow::of(Topic::Game { game: game.clone() }))
}

fn unfollow(game: &GameId) -> ClientMessage {
    ClientMessage::Unfollow { id: None, topic: Topic::Game { game: game.clone() } }
}

/// The first turn in a game.
fn first_turn(game: &GameId, id: &str) -> ClientMessage {
    ClientMessage::Command { game: game.clone(), command: command(id, 0, Seat::Red, turn("a3a5")) }
}

/// A connection that has said hello.
async fn greeted(browser: &Browser, game: &GameId) -> Socket {
    let mut socket = browser.socket(game).await;
    socket.send(&ClientMessage::hello()).await;
    assert!(matches!(socket.message().await, ServerMessage::Welcome { version: VERSION, .. }));
    socket
}

/// The next message with its game, as a word and the game.
async fn next(socket: &mut Socket) -> (&'static str, Option<GameId>) {
    match socket.message().await {
        ServerMessage::Welcome { .. } => ("welcome", None),
        ServerMessage::Pong { .. } => ("pong", None),
        ServerMessage::Lobby(_) | ServerMessage::LobbyChange(_) => ("lobby", None),
        ServerMessage::Notices(_) | ServerMessage::Notice(_) | ServerMessage::UnreadNotices(_) => {
            ("notices", None)
        }
        ServerMessage::Error { game, .. } => ("error", game),
        ServerMessage::Game(OfGame { game, message }) => {
            let word = match message {
                GameMessage::Game { .. } => "game",
                GameMessage::Event { .. } => "event",
                GameMessage::Ack { .. } => "ack",
                GameMessage::Refused { .. } => "refused",
                GameMessage::Seats { .. } => "seats",
                GameMessage::State { .. } => "state",
                GameMessage::Talk { .. } => "talk",
                GameMessage::Said { .. } => "said",
                GameMessage::Again { .. } => "again",
                GameMessage::You { .. } => "you",
                GameMessage::Position { .. } => "position",
                GameMessage::Treaties { .. } => "treaties",
            };
            (word, Some(game))
        }
    }
}

#[tokio::test]
async fn a_connection_resumes_all_that_it_follows_by_its_first_message() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let ids = games(&mut browser, 2).await;
    let of_game = |game: &GameId| Follow::of(Topic::Game { game: game.clone() });
    let unknown: GameId = "unknown".parse().unwrap();
    let lost = Follow { id: Some("lost".parse().unwrap()), ..of_game(&unknown) };
    let id = Some("last".parse().unwrap());
    let since = Some(0);
    let last = Follow { id: id.clone(), since, ..of_game(&ids[1]) };
    let follow = vec![of_game(&ids[0]), lost, Follow::of(Topic::Lobby), Follow::of(Topic::Notices), last];
    let hello =
        |version| ClientMessage::Hello { version, presence: Some(Presence::Away), follow: follow.clone() };
    let mut socket = browser.socket(&ids[0]).await;
    socket.send(&hello(VERSION + 1)).await;
    assert_eq!(next(&mut socket).await.0, "error", "nothing else is done");
    socket.send(&hello(VERSION)).await;
    assert_eq!(next(&mut socket).await.0, "welcome");
    let ServerMessage::Game(OfGame { message: GameMessage::Game { state, .. }, .. }) = socket.message().await
    else {
        panic!("no game")
    };
    let presence: Vec<Presence> = state.presence.values().map(|state| state.state).collect();
    assert_eq!(presence, [Presence::Away; 2], "before the topics");
    let ServerMessage::Error { id: of, game, .. } = socket.message().await else { panic!("no error") };
    assert_eq!((of.unwrap().as_str(), game), ("lost", Some(unknown)));
    assert_eq!([next(&mut socket).await.0, next(&mut socket).await.0], ["lobby", "notices"]);
    let ServerMessage::Game(OfGame { game, message: GameMessage::Game { id: of, .. } }) =
        socket.message().await
    else {
        panic!("no game")
    };
    assert_eq!((game, of), (ids[1].clone(), id));
    socket.send(&first_turn(&ids[1], "t")).await;
    while next(&mut socket).await != ("event", Some(ids[1].clone())) {}
}

#[tokio::test]
async fn a_connection_follows_several_games_and_is_answered_in_order() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    for _ in 0..5 {
        let ids = games(&mut browser, 3).await;
        let mut socket = greeted(&browser, &ids[0]).await;
        for id in &ids {
            socket.send(&follow(id)).await;
        }
        // Commands wait for the disk, the answers behind them do not.
        for (number, id) in ids.iter().enumerate() {
            socket.send(&first_turn(id, &format!("a{number}"))).await;
            socket.send(&follow(&ids[(number + 1) % 3])).await;
            socket.send_raw(Message::text("{")).await;
            socket.send(&ClientMessage::Ping { id: None }).await;
        }
        let mut expected: Vec<_> = ids.iter().map(|id| ("game", Some(id.clone()))).collect();
        for (number, id) in ids.iter().enumerate() {
            let other = ids[(number + 1) % 3].clone();
            expected.extend([
                ("ack", Some(id.clone())),
                ("event", Some(id.clone())),
                ("game", Some(other)),
                ("error", None),
                ("pong", None),
            ]);
        }
        for answer in expected {
            assert_eq!(next(&mut socket).await, answer);
        }
    }
}

#[tokio::test]
async fn a_game_that_is_unfollowed_is_heard_no_more() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let ids = games(&mut browser, 2).await;
    let mut socket = greeted(&browser, &ids[0]).await;
    for id in &ids {
        socket.send(&follow(id)).await;
        assert_eq!(next(&mut socket).await, ("game", Some(id.clone())));
    }
    socket.send(&unfollow(&ids[0])).await;
    socket.send(&first_turn(&ids[0], "late")).await;
    assert_eq!(next(&mut socket).await, ("error", Some(ids[0].clone())));
    for id in &ids {
        let mut player = browser.socket(id).await;
        player.hello(None).await;
        assert_eq!(player.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    }
    assert_eq!(next(&mut socket).await, ("event", Some(ids[1].clone())), "of the other game alone");
    assert!(socket.is_silent().await);
    socket.send(&unfollow(&ids[0])).await;
    assert_eq!(socket.error().await, "not_followed");
    socket.send(&follow(&ids[0])).await;
    let ServerMessage::Game(OfGame { message: GameMessage::Game { seq, .. }, .. }) = socket.message().await
    else {
        panic!("no game");
    };
    assert_eq!(seq, 1, "it can be followed again");
}

#[tokio::test]
async fn a_connection_follows_a_limited_number_of_games() {
    let app = TestApp::start_limited(djambi_server::Limits::OFF).await;
    let mut browser = app.browser();
    let ids = games(&mut browser, MAX_TOPICS + 1).await;
    let mut socket = greeted(&browser, &ids[0]).await;
    let last = &ids[MAX_TOPICS];
    for id in &ids[..MAX_TOPICS] {
        socket.send(&follow(id)).await;
        assert_eq!(next(&mut socket).await, ("game", Some(id.clone())));
    }
    socket.send(&follow(last)).await;
    let ServerMessage::Error { game, failure, .. } = socket.message().await else { panic!("no error") };
    assert_eq!((game.as_ref(), failure.code.as_str()), (Some(last), "too_many_topics"));
    socket.send(&follow(&ids[0])).await;
    assert_eq!(next(&mut socket).await, ("game", Some(ids[0].clone())), "a game of before, again");
    socket.send(&unfollow(&ids[0])).await;
    socket.send(&follow(last)).await;
    assert_eq!(next(&mut socket).await, ("game", Some(last.clone())));
}

#[tokio::test]
async fn an_unknown_game_is_an_error_that_names_it() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let ids = games(&mut browser, 1).await;
    let mut socket = greeted(&browser, &ids[0]).await;
    let unknown: GameId = "nosuchgame".parse().unwrap();
    socket.send(&follow(&unknown)).await;
    let ServerMessage::Error { game, failure, .. } = socket.message().await else { panic!("no error") };
    assert_eq!((game, failure.code.as_str()), (Some(unknown), "not_found"));
    socket.send(&follow(&ids[0])).await;
    assert_eq!(next(&mut socket).await, ("game", Some(ids[0].clone())), "the connection goes on");
}

#[tokio::test]
async fn what_is_answered_repeats_the_id() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let games = games(&mut browser, 1).await;
    let mut socket = greeted(&browser, &games[0]).await;
    let id = |text: &str| Some(text.parse::<CommandId>().unwrap());
    let follow = |name: &str, game: &GameId| {
        let topic = Topic::Game { game: game.clone() };
        ClientMessage::Follow(Follow { id: id(name), ..Follow::of(topic) })
    };
    let say = |name: &str| {
        let say = Say { id: name.parse().unwrap(), channel: Channel::Table, words: Words::Sign(Sign::Oops) };
        ClientMessage::Say { game: games[0].clone(), say }
    };
    // All at once: the answers come in order, and each says what it answers.
    socket.send(&ClientMessage::Ping { id: id("one") }).await;
    socket.send(&say("two")).await;
    socket.send(&follow("three", &"nosuchgame".parse().unwrap())).await;
    socket.send(&follow("four", &games[0])).await;
    socket.send(&ClientMessage::Unfollow { id: id("five"), topic: Topic::Lobby }).await;
    socket.send_raw(Message::text(r#"{"type": "nonsense", "id": "six", "game": 7}"#)).await;
    socket.send_raw(Message::text(r#"{"type": "ping", "id": 7}"#)).await;
    let mut answered = Vec::new();
    for _ in 0..7 {
        let (kind, id) = match socket.message().await {
            ServerMessage::Pong { id } => ("pong", id),
            ServerMessage::Error { id, failure, .. } => (failure.code.leak() as &str, id),
            ServerMessage::Game(OfGame { message: GameMessage::Game { id, .. }, .. }) => ("game", id),
            other => panic!("{other:?}"),
        };
        answered.push((kind, id.map(|id| id.to_string())));
    }
    let told = |kind, id: &str| (kind, Some(id.to_owned()));
    let expected = [
        told("pong", "one"),
        told("not_followed", "two"),
        told("not_found", "three"),
        told("game", "four"),
        told("not_followed", "five"),
        told("malformed", "six"),
        ("malformed", None),
    ];
    assert_eq!(answered, expected);
}

/// The next message of a game that is an event or a position: its number, and the position.
async fn position(socket: &mut Socket) -> (u32, Option<(String, Option<Seat>)>) {
    loop {
        match socket.game_message().await {
            GameMessage::Event { event } => return (event.seq, None),
            GameMessage::Position { seq, situation } => {
                return (seq, Some((situation.position, situation.to_move)));
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn who_asks_for_positions_needs_no_rules() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let games = games(&mut browser, 1).await;
    let topic = Topic::Game { game: games[0].clone() };
    let follow = |with| {
        let topic = topic.clone();
        ClientMessage::Follow(Follow { with, ..Follow::of(topic) })
    };
    let mut player = browser.socket(&games[0]).await;
    player.hello(None).await;
    let mut asks = greeted(&browser, &games[0]).await;
    asks.send(&follow(vec![Extra::Position])).await;
    let rules = Rules::CLASSIC;
    // Red and yellow play.
    let (_, Some((start, to_move))) = position(&mut asks).await else { panic!("a position") };
    assert_eq!(to_move, Some(Seat::Red));
    let mut game = Position::parse(&start, &rules).unwrap();
    for (number, (seat, text)) in [(1, (Seat::Red, "a3a5")), (2, (Seat::Yellow, "i7i5"))] {
        assert_eq!(player.command(text, number - 1, seat, turn(text)).await, Ok(number));
        game = game.play(&rules, game.parse_move(text).unwrap()).unwrap();
        assert_eq!(position(&mut asks).await, (number, None));
        let (seq, told) = position(&mut asks).await;
        assert_eq!((seq, told), (number, Some((game.to_string(), Some(game.turn())))));
    }
    // Without asking again, no more of them.
    asks.send(&follow(vec![])).await;
    assert_eq!(player.command("end", 2, Seat::Red, PlayerAction::Resign).await, Ok(3));
    assert_eq!(position(&mut asks).await, (3, None));
    assert!(asks.is_silent().await);
    asks.send(&follow(vec![Extra::Position])).await;
    let (seq, Some((_, to_move))) = position(&mut asks).await else { panic!("a position") };
    assert_eq!((seq, to_move), (3, None), "the game is over");
}

#[tokio::test]
async fn who_asks_for_legal_moves_plays_without_rules() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let games = games(&mut browser, 1).await;
    let topic = Topic::Game { game: games[0].clone() };
    let mut player = greeted(&browser, &games[0]).await;
    let with = vec![Extra::Legal];
    player.send(&ClientMessage::Follow(Follow { with, ..Follow::of(topic) })).await;
    let mut last = None;
    for number in 0..6 {
        let situation = loop {
            if let GameMessage::Position { seq, situation } = player.game_message().await {
                assert_eq!(seq, number);
                break situation;
            }
        };
        let position = Position::parse(&situation.position, &Rules::CLASSIC).unwrap();
        let wire = |mv| position.geometry().wire(mv).to_string();
        let legal: Vec<String> = position.legal_moves(&Rules::CLASSIC).into_iter().map(wire).collect();
        assert_eq!(situation.legal.as_ref(), Some(&legal));
        let seat = situation.to_move.unwrap();
        let text = &legal[number as usize * 3 % legal.len()];
        if number < 5 {
            assert_eq!(player.command(&format!("c{number}"), number, seat, turn(text)).await, Ok(number + 1));
        }
        last = Some(situation);
    }
    // The same over REST, and only for those who ask.
    let address = format!("/api/v1/games/{}", games[0]);
    let reply = browser.get(&format!("{address}?legal")).await;
    let whole: GameState = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!(whole.situation, last);
    assert_eq!(browser.game(&games[0]).await.situation, None);
}
