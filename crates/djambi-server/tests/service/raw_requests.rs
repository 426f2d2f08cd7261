//! Requests that no browser sends, byte by byte.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::app::TestApp;

/// The statuses of all answers to these bytes.
async fn statuses(address: SocketAddr, bytes: &[u8]) -> Vec<u16> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream.shutdown().await.unwrap();
    let mut answer = Vec::new();
    // A connection that is reset has ended as well.
    drop(timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("an end"));
    let text = String::from_utf8_lossy(&answer);
    text.split("HTTP/1.1 ").skip(1).filter_map(|rest| rest.get(..3)?.parse().ok()).collect()
}

#[tokio::test]
async fn what_could_be_read_in_two_ways_is_refused_and_hides_no_second_request() {
    let app = TestApp::start().await;
    let hidden = "GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n";
    let post = "POST /api/v1/games HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n";
    for (name, request) in [
        ("two lengths", format!("{post}content-length: 0\r\ncontent-length: 5\r\n\r\n{hidden}")),
        ("an odd coding", format!("{post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n{hidden}")),
        ("a signed length", format!("{post}content-length: +0\r\n\r\n{hidden}")),
        (
            "a line feed in the extension of a piece",
            format!("{post}transfer-encoding: chunked\r\n\r\n2;a\n{{}}\r\n0\r\n\r\n{hidden}"),
        ),
        ("two hosts", "GET / HTTP/1.1\r\nhost: h\r\nhost: i\r\n\r\n".to_owned()),
        ("no host", "GET / HTTP/1.1\r\n\r\n".to_owned()),
        ("no version", "GET /\r\n\r\n".to_owned()),
        ("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned()),
        ("a null byte", format!("GET /\0 HTTP/1.1\r\nhost: h\r\n\r\n{hidden}")),
        ("a space in a name", format!("GET / HTTP/1.1\r\nhost : h\r\n\r\n{hidden}")),
    ] {
        let answers = statuses(app.address, request.as_bytes()).await;
        let is_refused = answers.iter().all(|status| (400..500).contains(status) || *status == 501);
        assert!(is_refused && answers.len() <= 1, "{name}: {answers:?}");
    }
    // Lines that end with a line feed alone are lines, for all who read them.
    let bare = format!("GET /healthz HTTP/1.1\nhost: {}\n\n", app.address);
    assert_eq!(statuses(app.address, bare.as_bytes()).await, [200]);
    // Both are sent: the coding counts, and the connection does not go on.
    let both = format!("{post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n{hidden}");
    assert!(!statuses(app.address, both.as_bytes()).await.contains(&201));
}

#[tokio::test]
async fn odd_methods_and_paths_find_nothing() {
    let app = TestApp::start().await;
    for line in [
        "CONNECT example.org:443",
        "TRACE /",
        "GET /assets/../Cargo.toml",
        "GET /assets/..%2f..%2fCargo.toml",
        "GET /assets/%2e%2e/manifest.json",
        "GET /game/%0d%0aset-cookie:%20a=b",
        "GET /%c0%ae%c0%ae/etc/passwd",
        "DELETE /api/v1/games",
        "GET http://example.org/nowhere",
    ] {
        let request = format!("{line} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", app.address);
        let answers = statuses(app.address, request.as_bytes()).await;
        assert!(matches!(answers[..], [400 | 403 | 404 | 405]), "{line}: {answers:?}");
    }
}

#[tokio::test]
async fn nothing_leads_to_another_site() {
    let app = TestApp::start().await;
    for path in [
        "//example.org",
        "//example.org/%2f..",
        "/%2f/example.org/",
        "/%5cexample.org",
        "/?lang=fr&next=//example.org",
        "/game/x/../../example.org//",
        "/rules/",
    ] {
        let reply = app.browser().get(path).await;
        let location = reply.header("location").unwrap_or("/");
        let stays = location.starts_with('/') && !location.starts_with("//") && !location.contains('\\');
        assert!(stays, "{path}: {location}");
    }
}
