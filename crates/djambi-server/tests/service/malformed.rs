//! Malformed messages and connections that do not read.

use djambi::Seat;
use djambi_engine::Rng;
use djambi_protocol::{ClientMessage, GameMessage, ServerMessage, VERSION, Words};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::{command, turn};

/// The command of a turn with this text, which may be that of no move.
fn said(text: &str) -> String {
    let action = json!({"kind": "turn", "move": text});
    json!({"type": "command", "game": "g", "id": "x", "expect": 0, "seat": "red", "action": action})
        .to_string()
}

/// The first message of a client of another version.
const fn hello_of(version: u32) -> ClientMessage {
    ClientMessage::Hello { version, presence: None, follow: Vec::new() }
}

#[tokio::test]
async fn malformed_messages_are_answered_and_affect_no_other_connection() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut good = browser.socket(&created.id).await;
    good.hello(None).await;
    let mut bad = browser.socket(&created.id).await;
    bad.send_command(command("early", 0, Seat::Red, turn("a3a5"))).await;
    assert_eq!(bad.error().await, "no_hello");
    bad.send(&hello_of(99)).await;
    let ServerMessage::Error { game: None, failure, .. } = bad.message().await else { panic!("no error") };
    let args = [("client".to_owned(), 99.into()), ("service".to_owned(), VERSION.into())];
    assert_eq!((failure.code.as_str(), failure.args), ("unsupported_version", args.into()));
    bad.hello(None).await;
    let malformed = [
        (Message::text(""), "malformed"),
        (Message::text("{"), "malformed"),
        (Message::text(r#"{"type":"dance"}"#), "malformed"),
        (Message::text(r#"{"type":"command","id":"x","expect":-1}"#), "malformed"),
        (Message::text(r#"{"type":"follow","topic":{"kind":"kitchen"}}"#), "malformed"),
        (Message::text(said("Ma3-a5")), "malformed"),
        (Message::text(said("")), "malformed"),
        (Message::text(said("💀")), "malformed"),
        (Message::binary(vec![0, 159, 146, 150]), "malformed"),
        (Message::text("[".repeat(16_000)), "malformed"),
        (Message::text("x".repeat(32 * 1024)), "too_large"),
    ];
    for (message, code) in malformed {
        bad.send_raw(message).await;
        assert_eq!(bad.error().await, code);
    }
    bad.send(&ClientMessage::Ping { id: None }).await;
    assert_eq!(bad.message().await, ServerMessage::Pong { id: None }, "the connection is still open");
    assert_eq!(
        good.command("a", 0, Seat::Red, turn("a3a5")).await,
        Ok(1),
        "and the other connection is not affected"
    );
}

/// Values that no channel of talk and no words have, each with a part of what is said of it.
fn unknown_in_talk() -> [(&'static str, Value, &'static str); 9] {
    [
        ("channel", json!("kitchen"), "a channel is"),
        ("channel", json!(""), "a channel is"),
        // Seats out of their order are another name for a channel that has one.
        ("channel", json!("blue+red"), "a channel is"),
        ("channel", json!("red+kitchen"), "a channel is"),
        ("channel", json!(7), "string"),
        ("words", json!({"song": "la"}), "unknown variant `song`"),
        ("words", json!({"sign": "dance"}), "unknown variant `dance`"),
        ("words", json!({"phrase": {"kind": "sing"}}), "unknown variant `sing`"),
        ("words", json!({"act": {"seat": "red", "kind": "marry"}}), "unknown variant `marry`"),
    ]
}

#[tokio::test]
async fn unknown_channels_and_kinds_of_words_are_malformed_wherever_they_are_named() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let game = browser.create_as_red().await.id;
    let mut socket = browser.socket(&game).await;
    // What has been seen of channels that the service does not know is nothing that it could send again.
    let topic = json!({"kind": "game", "game": game});
    let follow = json!({"type": "follow", "topic": topic, "talk": {"kitchen": 3, "table": 0}});
    for message in [json!({"type": "hello", "version": VERSION}), follow] {
        socket.send_raw(Message::text(message.to_string())).await;
    }
    while !matches!(socket.message().await, ServerMessage::Game(_)) {}
    let details = |failure: &Value| {
        assert_eq!(failure["code"], "malformed");
        failure["args"]["details"].as_str().unwrap().to_owned()
    };
    for (field, unknown, said) in unknown_in_talk() {
        let mut say =
            json!({"type": "say", "game": game, "id": "x", "channel": "table", "words": {"text": "a"}});
        say[field] = unknown.clone();
        socket.send_raw(Message::text(say.to_string())).await;
        let (id, failure) = loop {
            if let ServerMessage::Error { id, failure, .. } = socket.message().await {
                break (id, json!(failure));
            }
        };
        assert_eq!(id, "x".parse().ok());
        assert!(details(&failure).contains(said), "{say}: {failure:?}");
        if field == "channel" {
            let report = json!({"channel": unknown, "seq": 1, "reason": "rude"});
            let reply = browser.post(&format!("/api/v1/games/{game}/reports"), &report).await;
            assert_eq!(reply.failure(), "400 malformed");
            assert!(details(&reply.json()).contains(said), "{report}");
        }
    }
    // In an address it is a thing that isn't there, like any other.
    for channel in ["kitchen", "blue+red"] {
        let address = format!("/api/v1/games/{game}/talk/{channel}/1");
        assert_eq!(browser.send("DELETE", &address, &[], b"").await.failure(), "404 not_found");
    }
    // Seats that the game does not have make a channel that is others'.
    let channel = "red+purple".parse().unwrap();
    assert_eq!(
        socket.say("y", channel, Words::Text("a".to_owned())).await,
        Err("not_your_channel".to_owned())
    );
}

#[tokio::test]
async fn a_connection_that_sends_only_invalid_messages_is_closed() {
    let app = TestApp::start().await;
    let created = app.browser().create(&json!({"rules": "classic", "bot_delay_ms": 60000})).await;
    let mut socket = app.browser().socket(&created.id).await;
    for _ in 0..40 {
        // The connection may be closed before the last message.
        drop(socket.try_send(&hello_of(VERSION + 1)).await);
    }
    let mut errors = 0;
    while let Some(message) = socket.next().await {
        assert!(matches!(message, ServerMessage::Error { .. }));
        errors += 1;
    }
    assert!((20..=21).contains(&errors), "{errors}");
}

#[tokio::test]
async fn a_frame_of_many_mebibytes_ends_only_its_own_connection() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut good = browser.socket(&created.id).await;
    good.hello(None).await;
    let mut bad = browser.socket(&created.id).await;
    bad.hello(None).await;
    // A header that promises 16 GiB.
    let mut raw = TcpStream::connect(app.address).await.unwrap();
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        app.address
    );
    raw.write_all(request.as_bytes()).await.unwrap();
    raw.write_all(&[0x81, 0xff, 0, 0, 0, 4, 0, 0, 0, 0, 1, 2, 3, 4]).await.unwrap();
    let mut answer = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut raw, &mut answer).await.unwrap();
    assert!(String::from_utf8_lossy(&answer).contains("too_large"));
    assert_eq!(good.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert!(matches!(bad.game_message().await, GameMessage::Event { .. }));
}

#[tokio::test]
async fn a_connection_that_does_not_read_is_closed_and_delays_no_other() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut slow = browser.socket(&created.id).await;
    slow.hello(None).await;
    let mut good = browser.socket(&created.id).await;
    good.hello(None).await;
    // Refusals are never read: they fill the buffers of both systems, then the queue of the service.
    let flood = tokio::spawn(async move {
        let wrong = command("x", 0, Seat::Blue, turn("z9z9"));
        while slow.try_send_commands(vec![wrong.clone(); 100]).await.is_ok() {}
    });
    assert_eq!(good.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    tokio::time::timeout(std::time::Duration::from_secs(60), flood).await.expect("an end").unwrap();
}

/// The messages of clients in the golden files, about a game.
fn golden(game: &str) -> Vec<Value> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../djambi-protocol/tests/golden");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let clients = files.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("client_"));
    let mut paths: Vec<_> = clients.collect();
    paths.sort();
    let text = |path| std::fs::read_to_string(path).unwrap().replace("k3v9q2m7x1", game);
    paths.into_iter().map(|path| serde_json::from_str(&text(path)).unwrap()).collect()
}

/// Puts something else in the place of one of the values of a message.
fn change(value: &mut Value, numbers: &mut Rng) {
    let parts: Vec<&mut Value> = match value {
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Array(items) => items.iter_mut().collect(),
        _ => Vec::new(),
    };
    let count = parts.len();
    if count > 0 && numbers.below(4) > 0 {
        let chosen = numbers.below(count);
        return change(parts.into_iter().nth(chosen).unwrap(), numbers);
    }
    let others = [
        Value::Null,
        json!(-1),
        json!(0),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("red"),
        json!("red+blue+red"),
        json!("\u{202e}\u{0}\u{1b}[2J"),
        json!("x".repeat(3_000)),
        json!([]),
        json!({}),
        json!(vec![0; 500]),
        json!({"kind": "turn", "move": "a1a1"}),
        json!(true),
    ];
    *value = others[numbers.below(others.len())].clone();
}

/// A message that is changed a little, in its values or in its letters.
fn mutated(message: &Value, numbers: &mut Rng) -> String {
    let mut message = message.clone();
    if numbers.below(3) > 0 {
        (0..=numbers.below(2)).for_each(|_| change(&mut message, numbers));
    }
    let mut letters: Vec<char> = message.to_string().chars().collect();
    if numbers.below(3) == 0 {
        let at = numbers.below(letters.len());
        match numbers.below(3) {
            0 => drop(letters.drain(at..letters.len().min(at + 7))),
            1 => letters.insert(at, ['"', '{', '\\', '\u{7f}', '9'][numbers.below(5)]),
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}

#[tokio::test]
async fn messages_that_are_changed_a_little_break_nothing() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "blue": mine, "yellow": mine, "green": mine});
    let request = json!({"rules": "classic", "seats": seats, "table": {"begins": "at_once"}});
    let game = browser.create(&request).await.id;
    let messages = golden(game.as_str());
    let mut numbers = Rng::new(7);
    assert!(messages.len() > 20);
    for _ in 0..150 {
        let mut socket = browser.socket(&game).await;
        socket.hello(None).await;
        for _ in 0..19 {
            let message = &messages[numbers.below(messages.len())];
            socket.send_raw(Message::text(mutated(message, &mut numbers))).await;
        }
        socket.send(&ClientMessage::Ping { id: None }).await;
        loop {
            match socket.next().await {
                Some(ServerMessage::Pong { .. }) | None => break,
                Some(ServerMessage::Error { failure, .. }) => {
                    assert_ne!(failure.code, "internal", "{failure:?}");
                }
                Some(_) => {}
            }
        }
    }
    // The room is open, and so is the next one.
    let seq = browser.game(&game).await.seq;
    let app = app.restart().await;
    let mut browser = Browser { address: app.address, ..browser };
    assert_eq!(browser.socket(&game).await.hello(None).await.2, seq);
    assert_eq!(browser.get("/healthz").await.status, 200);
}
