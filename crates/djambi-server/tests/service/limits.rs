//! Tests of limits: each is reached and answered, and an honest evening is not refused.

use std::time::Duration;

use djambi::Seat;
use djambi_client::ClientError;
use djambi_protocol::{ClientMessage, Created, GameMessage, ServerMessage};
use djambi_server::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::socket::{command, refused, turn};
use crate::support::{Browser, Socket};

/// A game whose seats are all held by its creator, so that no bot plays.
fn hot_seat() -> Value {
    let mine = json!({"kind": "person", "mine": true});
    json!({"rules": "classic", "seats": {"red": mine, "blue": mine, "yellow": mine, "green": mine}})
}

async fn create(browser: &mut Browser) -> Reply {
    browser.post("/api/v1/games", &hot_seat()).await
}

/// Creates a game as a request that a proxy passes on.
async fn create_for(app: &TestApp, forwarded: &str) -> u16 {
    let body = serde_json::to_vec(&hot_seat()).unwrap();
    let headers = [("content-type", "application/json"), ("x-forwarded-for", forwarded)];
    app.browser().send("POST", "/api/v1/games", &headers, &body).await.status
}

/// The status with which the service refuses a socket.
async fn refusal_of_socket(browser: &Browser, created: &Created) -> u16 {
    match Socket::open(browser.address, &created.id, browser.cookie.as_deref(), None).await {
        Err(ClientError::SocketRefused(refusal)) => refusal.status,
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    }
}

#[tokio::test]
async fn too_many_games_of_an_address_are_refused_until_time_has_passed() {
    let limits = Limits { games_per_address: "2+1/s".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut refused = None;
    for _ in 0..50 {
        let reply = create(&mut app.browser()).await;
        if reply.status != 201 {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("a refusal");
    assert_eq!(refused.failure(), "429 too_many");
    assert_eq!(refused.header("retry-after"), Some("1"));
    let failure = refused.json();
    assert_eq!(failure["args"], json!({"kind": "games", "seconds": 1}));
    assert_eq!(failure["message"], "Too many new games at once. Try again in one second.");
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if create(&mut app.browser()).await.status == 201 {
            return;
        }
    }
    panic!("the limit stays reached");
}

#[tokio::test]
async fn a_player_has_a_limit_of_its_own() {
    let limits = Limits { games_per_player: "3+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    // The first request comes without a cookie.
    for _ in 0..4 {
        assert_eq!(create(&mut browser).await.status, 201);
    }
    let refused = create(&mut browser).await;
    assert_eq!(refused.failure(), "429 too_many");
    assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() > 60);
    assert_eq!(create(&mut app.browser()).await.status, 201, "another player at the same address");
}

#[tokio::test]
async fn requests_that_are_refused_count_as_well() {
    let limits = Limits { games_per_address: "2+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    for _ in 0..2 {
        assert_eq!(app.browser().post("/api/v1/games", &json!({"rules": "chess"})).await.status, 422);
    }
    assert_eq!(create(&mut app.browser()).await.status, 429);
}

#[tokio::test]
async fn too_many_open_sockets_are_refused_until_one_is_closed() {
    let limits = Limits { sockets_per_address: "2".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let first = browser.socket(&created.id).await;
    let _second = browser.socket(&created.id).await;
    assert_eq!(refusal_of_socket(&browser, &created).await, 429);
    let headers = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let refused = browser.send("GET", "/api/v1/socket", &headers, b"").await;
    assert!(refused.text().contains("Too many pages open at once"), "{}", refused.text());
    drop(first);
    for _ in 0..100 {
        if refusal_of_socket(&browser, &created).await == 101 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the place of a socket that is closed is not given away");
}

#[tokio::test]
async fn a_player_has_a_few_sockets() {
    let limits = Limits { sockets_per_player: "3".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let one = browser.create(&hot_seat()).await;
    let other = browser.create(&hot_seat()).await;
    let _open =
        [browser.socket(&one.id).await, browser.socket(&one.id).await, browser.socket(&other.id).await];
    assert_eq!(refusal_of_socket(&browser, &one).await, 429);
    let watchers = [app.browser().socket(&one.id).await, app.browser().socket(&one.id).await];
    assert_eq!(refusal_of_socket(&app.browser(), &one).await, 101, "watchers count by address");
    drop(watchers);
}

#[tokio::test]
async fn a_connection_that_follows_too_often_is_told_so_and_then_closed() {
    let limits = Limits { hellos_per_connection: "3+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let mut socket = browser.socket(&created.id).await;
    for _ in 0..3 {
        socket.hello(None).await;
    }
    socket.follow(None).await;
    assert_eq!(socket.error().await, "too_many");
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1), "it can still play");
    for _ in 0..30 {
        drop(socket.try_follow(None).await);
    }
    assert_eq!(socket.close_code().await, Some(1008));
}

#[tokio::test]
async fn hellos_count_for_the_address_over_all_connections() {
    let limits = Limits { hellos_per_address: "3+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    socket.hello(None).await;
    browser.socket(&created.id).await.hello(None).await;
    assert_eq!(refusal_of_socket(&browser, &created).await, 429);
    socket.follow(None).await;
    assert_eq!(socket.error().await, "too_many");
}

#[tokio::test]
async fn refused_commands_count() {
    let limits = Limits { commands_per_connection: "4+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let mut socket = browser.socket(&created.id).await;
    let mut other = browser.socket(&created.id).await;
    socket.hello(None).await;
    other.hello(None).await;
    for number in 0..3 {
        let answer = socket.command(&format!("c{number}"), 0, Seat::Red, turn("a3a6")).await;
        assert_eq!(answer, refused("too_far"));
    }
    assert_eq!(socket.command("legal", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let further = command("further", 1, Seat::Blue, turn("g3g5"));
    socket.send_command(further.clone()).await;
    assert_eq!(socket.error().await, "too_many");
    assert_eq!(other.command("further", 1, Seat::Blue, turn("g3g5")).await, Ok(2), "it was not performed");
    for _ in 0..30 {
        drop(socket.try_send_command(further.clone()).await);
    }
    assert_eq!(socket.close_code().await, Some(1008));
    assert!(matches!(other.game_message().await, GameMessage::Event { .. }), "the others stay");
}

#[tokio::test]
async fn pings_and_the_commands_of_an_address_are_limited() {
    let limits = Limits {
        commands_per_connection: "3+1/h".parse().unwrap(),
        commands_per_address: "4+1/h".parse().unwrap(),
        ..Limits::OFF
    };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let mut one = browser.socket(&created.id).await;
    let mut other = browser.socket(&created.id).await;
    for _ in 0..3 {
        one.send(&ClientMessage::Ping { id: None }).await;
        assert_eq!(one.message().await, ServerMessage::Pong { id: None });
    }
    one.send(&ClientMessage::Ping { id: None }).await;
    assert_eq!(one.error().await, "too_many");
    one.hello(None).await;
    other.hello(None).await;
    for (socket, number) in [(&mut one, 3), (&mut other, 1)] {
        for _ in 0..number {
            assert_eq!(socket.command("c", 0, Seat::Red, turn("a3a6")).await, refused("too_far"));
        }
    }
    other.send_command(command("c", 0, Seat::Red, turn("a3a5"))).await;
    assert_eq!(other.error().await, "too_many");
}

#[tokio::test]
async fn reads_of_whole_games_are_limited() {
    let limits = Limits { reads_per_address: "4+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    let mut socket = browser.socket(&created.id).await;
    let path = format!("/api/v1/games/{}", created.id);
    assert_eq!(browser.get(&path).await.status, 200);
    assert_eq!(browser.get(&format!("{path}/record")).await.status, 200);
    assert_eq!(browser.get(&format!("{path}/invitations")).await.status, 200);
    assert_eq!(browser.get(&created.url).await.status, 200);
    let page = browser.get(&created.url).await;
    assert_eq!(page.status, 429);
    assert!(page.header("retry-after").is_some() && page.text().contains("Too many games opened"), "a page");
    assert_eq!(browser.get(&path).await.failure(), "429 too_many");
    socket.follow(None).await;
    assert_eq!(socket.error().await, "too_many", "a game with all its events is one more");
    assert_eq!(browser.get("/rules").await.status, 200, "other pages are not limited");
    assert_eq!(browser.send("DELETE", &path, &[], b"").await.failure(), "405 method_not_allowed");
}

#[tokio::test]
async fn without_limits_nothing_is_refused() {
    let app = TestApp::start_limited(Limits::OFF).await;
    let mut browser = app.browser();
    let created = browser.create(&hot_seat()).await;
    for _ in 0..100 {
        assert_eq!(create(&mut browser).await.status, 201);
    }
    let mut socket = browser.socket(&created.id).await;
    for _ in 0..60 {
        socket.hello(None).await;
        assert_eq!(socket.command("c", 0, Seat::Red, turn("a3a6")).await, refused("too_far"));
    }
    let mut open = Vec::new();
    for _ in 0..250 {
        open.push(browser.socket(&created.id).await);
    }
}

#[tokio::test]
async fn a_club_at_one_address_is_not_refused() {
    let app = TestApp::start_limited(Limits::default()).await;
    let mut open = Vec::new();
    for _ in 0..30 {
        let mut browser = app.browser();
        let created = browser.create(&hot_seat()).await;
        for _ in 0..2 {
            assert_eq!(browser.get(&created.url).await.status, 200);
            assert_eq!(browser.get(&format!("/api/v1/games/{}/invitations", created.id)).await.status, 200);
            let mut socket = browser.socket(&created.id).await;
            socket.hello(None).await;
            open.push(socket);
        }
        let mut socket = open.pop().unwrap();
        for (seq, (seat, mv)) in [(0, (Seat::Red, "a3a5")), (1, (Seat::Blue, "g3g5"))] {
            assert_eq!(socket.command(&format!("c{seq}"), seq, seat, turn(mv)).await, Ok(seq + 1));
        }
        open.push(socket);
    }
    assert_eq!(open.len(), 60);
}

#[tokio::test]
async fn a_header_of_a_stranger_is_not_believed() {
    let limits = Limits { games_per_address: "1+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    assert_eq!(create_for(&app, "198.51.100.1").await, 201);
    assert_eq!(create_for(&app, "198.51.100.2").await, 429);
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_client_has_its_own_limits() {
    let limits = Limits {
        games_per_address: "1+1/h".parse().unwrap(),
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap(), "10.0.0.0/8".parse().unwrap()],
        ..Limits::OFF
    };
    let app = TestApp::start_limited(limits).await;
    for (forwarded, status, why) in [
        ("198.51.100.1", 201, "the first"),
        ("198.51.100.1", 429, "again"),
        ("198.51.100.2", 201, "another"),
        ("198.51.100.3, 198.51.100.1", 429, "the left address is invented"),
        ("198.51.100.1, 10.0.0.7", 429, "over two proxies"),
        ("198.51.100.4, 10.0.0.7, 127.0.0.1", 201, "over three"),
        ("2001:db8:1:2::1", 201, "IPv6"),
        ("2001:db8:1:2:ffff::7", 429, "the same network /64"),
        ("2001:db8:1:3::1", 201, "another network"),
        ("rubbish", 201, "the proxy's own address"),
        ("unknown", 429, "and again"),
    ] {
        assert_eq!(create_for(&app, forwarded).await, status, "{forwarded}: {why}");
    }
}

#[tokio::test]
async fn an_address_holds_a_part_of_the_connections() {
    let limits = Limits { connections_per_address: "8".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nho").await.unwrap();
        held.push(stream);
    }
    let answer = |address| async move {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    let refused = answer(app.address).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("retry-after: 10"), "{refused}");
    let (head, body) = refused.split_once("\r\n\r\n").unwrap();
    assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
    held.clear();
    // The service learns of it a moment later.
    for _ in 0..100 {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        let head = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", app.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        // A connection that is refused may be reset before it is read.
        if stream.read_to_string(&mut answer).await.is_ok() && answer.starts_with("HTTP/1.1 200 ") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the connections are still counted");
}

#[tokio::test]
async fn connections_of_a_proxy_are_those_of_many() {
    let limits = Limits {
        connections_per_address: "2".parse().unwrap(),
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Limits::OFF
    };
    let app = TestApp::start_limited(limits).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(app.address).await.unwrap());
    }
    assert_eq!(app.browser().get("/healthz").await.status, 200);
}
