//! Connections that are left unfinished, and too many of them.

use std::net::SocketAddr;
use std::time::Duration;

use djambi_server::ConnectionLimits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::app::TestApp;
use crate::support::http::request;

const SHORT: Duration = Duration::from_millis(300);

/// Limits that are over soon.
fn short() -> ConnectionLimits {
    ConnectionLimits { head: SHORT, body: SHORT, hello: SHORT, write: SHORT, ..ConnectionLimits::default() }
}

/// Sends bytes and waits for the end of the connection; returns the answer.
async fn left_alone(address: SocketAddr, bytes: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let end = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    // A connection that is reset has ended as well.
    drop(end.unwrap_or_else(|_| panic!("still open after {bytes:?}")));
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn unfinished_connections_are_ended() {
    let app = TestApp::start_with(short()).await;
    left_alone(app.address, "").await;
    left_alone(app.address, "GET / HT").await;
    left_alone(app.address, "GET / HTTP/1.1\r\nhost: localhost\r\nx-half").await;
    let rested = left_alone(app.address, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert!(rested.ends_with("ok\n"), "{rested}");
    let half_a_body = "POST /api/v1/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: 20\r\n\r\n{\"rules\":";
    let answer = left_alone(app.address, half_a_body).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_ended() {
    let app = TestApp::start_with(short()).await;
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    // More than the buffers of both systems hold.
    let requests = "GET /rules HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(2000);
    let sent = timeout(Duration::from_secs(20), async {
        loop {
            stream.write_all(requests.as_bytes()).await?;
        }
        #[expect(unreachable_code, reason = "says the type")]
        Ok::<(), std::io::Error>(())
    });
    assert!(sent.await.expect("the service ends the connection").is_err());
}

#[tokio::test]
async fn one_connection_too_many_is_told_so() {
    let app = TestApp::start_with(ConnectionLimits { connections: 2, ..ConnectionLimits::default() }).await;
    let first = TcpStream::connect(app.address).await.unwrap();
    let _second = TcpStream::connect(app.address).await.unwrap();
    let third = left_alone(app.address, "").await;
    assert!(third.starts_with("HTTP/1.1 503") && third.contains("retry-after: "), "{third}");
    drop(first);
    for _ in 0..100 {
        let reply = request(app.address, "GET", "/healthz", &[], b"").await;
        if reply.is_ok_and(|reply| reply.status == 200) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the room of a connection that has ended is not given away");
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_as_long_as_it_is_open() {
    let app = TestApp::start_with(ConnectionLimits { connections: 2, ..ConnectionLimits::default() }).await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut sockets = Vec::new();
    for _ in 0..2 {
        let mut socket = browser.socket(&created.id).await;
        socket.hello(None).await;
        sockets.push(socket);
    }
    assert!(left_alone(app.address, "").await.starts_with("HTTP/1.1 503"));
}

#[tokio::test]
async fn a_request_names_one_host() {
    let app = TestApp::start_with(short()).await;
    for (head, status) in [
        ("GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 400"),
        ("GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", "HTTP/1.1 400"),
        ("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n", "HTTP/1.1 200"),
        ("GET /healthz HTTP/1.0\r\n\r\n", "HTTP/1.0 200"),
    ] {
        let answer = left_alone(app.address, head).await;
        assert!(answer.starts_with(status), "{head:?} is answered with {answer:?}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_limit_of_open_files_is_raised() {
    use rustix::process::{Resource, getrlimit};
    let _app = TestApp::start().await;
    let limit = getrlimit(Resource::Nofile);
    assert_eq!(limit.current, limit.maximum);
}
