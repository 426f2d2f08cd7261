//! Frames that break the WebSocket protocol, and sockets that never say hello.

use std::time::Duration;

use djambi_server::ConnectionLimits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::app::TestApp;
use crate::support::Socket;

/// A client that writes frames byte by byte.
struct RawSocket(TcpStream);

impl RawSocket {
    async fn open(app: &TestApp) -> Self {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        let request = format!(
            "GET /api/v1/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            app.address
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        Self(stream)
    }

    /// Sends bytes, and returns the code of the close frame that ends the connection.
    async fn closed_after(self, bytes: &[u8]) -> Option<u16> {
        self.close_after(bytes).await.map(|(code, _)| code)
    }

    /// Sends bytes, and returns the code and the text of the close frame that ends the connection.
    async fn close_after(mut self, bytes: &[u8]) -> Option<(u16, String)> {
        self.0.write_all(bytes).await.unwrap();
        let mut answer = Vec::new();
        let end = timeout(Duration::from_secs(10), self.0.read_to_end(&mut answer)).await;
        drop(end.expect("the connection ends"));
        let head = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
        close_of(&answer[head..])
    }
}

/// The code and the text of the close frame at the end of unmasked frames.
fn close_of(mut frames: &[u8]) -> Option<(u16, String)> {
    while let [first, length, rest @ ..] = frames {
        let (length, rest) = match length {
            126 => (usize::from(u16::from_be_bytes([rest[0], rest[1]])), &rest[2..]),
            length => (usize::from(*length), rest),
        };
        if first & 0x0f == 8 {
            let code = u16::from_be_bytes([rest[0], rest[1]]);
            return Some((code, String::from_utf8(rest[2..length].to_vec()).unwrap()));
        }
        frames = &rest[length..];
    }
    None
}

#[tokio::test]
async fn a_broken_frame_is_answered_with_the_right_close_code() {
    let app = TestApp::start().await;
    let mask = [0, 0, 0, 0];
    let masked = |first: u8, length: &[u8], payload: &[u8]| [&[first], length, &mask, payload].concat();
    let long_ping = masked(0x89, &[0xfe, 0, 200], &[0; 200]);
    for (name, bytes, code) in [
        ("not masked", vec![0x81, 2, b'{', b'}'], 1002),
        ("a reserved opcode", masked(0x83, &[0x82], b"{}"), 1002),
        ("a reserved bit", masked(0xc1, &[0x82], b"{}"), 1002),
        ("a long ping", long_ping, 1002),
        ("not UTF-8", masked(0x81, &[0x82], &[0xc3, 0x28]), 1007),
        ("100 KiB", masked(0x81, &[0xff, 0, 0, 0, 0, 0, 1, 0x90, 0], b""), 1009),
    ] {
        let closed = RawSocket::open(&app).await.closed_after(&bytes).await;
        assert_eq!(closed, Some(code), "{name}");
    }
}

#[tokio::test]
async fn a_socket_that_says_no_hello_is_closed() {
    let limits = ConnectionLimits { hello: Duration::from_millis(300), ..ConnectionLimits::default() };
    let app = TestApp::start_with(limits).await;
    let closed = RawSocket::open(&app).await.closed_after(b"").await;
    assert_eq!(closed, Some(1008));
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut greeted: Socket = browser.socket(&created.id).await;
    greeted.hello(None).await;
    let mut silent = browser.socket(&created.id).await;
    assert_eq!(silent.error().await, "no_hello");
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(greeted.is_silent().await, "a socket that has said hello stays open");
}

#[tokio::test]
async fn a_socket_that_is_silent_is_closed() {
    let silence = Duration::from_millis(300);
    let app = TestApp::start_with(ConnectionLimits { silence, ..ConnectionLimits::default() }).await;
    let close = RawSocket::open(&app).await.close_after(&hello()).await;
    assert_eq!(close, Some((1008, "silent".to_owned())));
}

/// The first message of a client, in a frame.
fn hello() -> Vec<u8> {
    let hello = br#"{"type":"hello","version":4}"#;
    [&[0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0], &hello[..]].concat()
}

#[tokio::test]
async fn the_close_frame_of_a_client_is_answered_by_one() {
    let app = TestApp::start().await;
    let close = [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8];
    for bytes in [close.to_vec(), [&hello()[..], &close].concat()] {
        assert_eq!(RawSocket::open(&app).await.closed_after(&bytes).await, Some(1000));
    }
}
