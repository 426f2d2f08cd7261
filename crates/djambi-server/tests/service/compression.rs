//! Which answers are compressed.

use serde_json::json;

use crate::app::TestApp;
use crate::support::{Browser, Socket};

/// Opens some tables, and waits until the lobby shows them.
async fn open_tables(browser: &mut Browser) {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let request = json!({"rules": "classic", "players": 2, "seats": seats, "table": {}});
    for _ in 0..4 {
        browser.create(&request).await;
    }
    while browser.get("/api/v1/lobby").await.json()["tables"].as_array().unwrap().len() < 4 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn pages_and_records_are_compressed_as_the_client_accepts() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    open_tables(&mut browser).await;
    let record = format!("/api/v1/games/{}/record", created.id);
    let paths = ["/rules".to_owned(), created.url.clone(), record, "/api/v1/lobby".to_owned()];
    for path in &paths {
        let plain = browser.get(path).await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        for (accepted, expected) in
            [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")]
        {
            let reply = browser.send("GET", path, &[("accept-encoding", accepted)], b"").await;
            assert_eq!(reply.header("content-encoding"), Some(expected), "{path}");
            assert!(reply.header("vary").is_some_and(|vary| vary.contains("accept-encoding")), "{path}");
            assert!(
                reply.body.len() < plain.body.len(),
                "{path}: {} of {}",
                reply.body.len(),
                plain.body.len()
            );
        }
    }
}

#[tokio::test]
async fn pages_of_all_languages_are_compressed_and_what_varies_goes_as_it_is() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mut sizes = std::collections::BTreeSet::new();
    for path in ["/rules?lang=fr", "/rules?lang=es", "/rules?lang=en", "/learn"] {
        let plain = browser.get(path).await;
        for _ in 0..2 {
            let reply = browser.send("GET", path, &[("accept-encoding", "br")], b"").await;
            assert_eq!((reply.status, reply.header("content-encoding")), (200, Some("br")), "{path}");
            let mut text = Vec::new();
            brotli::BrotliDecompress(&mut &reply.body[..], &mut text).unwrap();
            assert_eq!(text, plain.body, "{path}");
            sizes.insert(reply.body.len());
        }
    }
    assert_eq!(sizes.len(), 4, "each language has its own, made once");
    let reply = browser.send("GET", "/rules?x=1", &[("accept-encoding", "br")], b"").await;
    assert_eq!((reply.status, reply.header("content-encoding")), (200, None));
    let reply = browser.send("GET", "/nowhere", &[("accept-encoding", "br")], b"").await;
    assert_eq!((reply.status, reply.header("content-encoding")), (404, None));
    for path in ["/nowhere", "/api/v1/nowhere", "/game/zzzzzzzzzz"] {
        let reply = browser.get(path).await;
        assert_eq!((reply.status, reply.header("cache-control")), (404, Some("no-store")), "{path}");
        assert!(reply.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")));
    }
}

#[tokio::test]
async fn secrets_and_sockets_are_not_compressed() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}});
    let created = host.create(&json!({"rules": "classic", "seats": seats})).await;
    let accept = [("accept-encoding", "gzip, br")];
    for path in
        [&created.url, &created.invitations[0].url, &format!("/api/v1/games/{}/invitations", created.id)]
    {
        let reply = host.send("GET", path, &accept, b"").await;
        assert_eq!((reply.status, reply.header("content-encoding")), (200, None), "{path}");
        assert_eq!(reply.header("cache-control"), Some("no-store, no-transform"), "{path}");
    }
    let watching = app.browser().send("GET", &created.url, &accept, b"").await;
    assert_eq!(
        (watching.header("content-encoding"), watching.header("cache-control")),
        (Some("br"), Some("no-store"))
    );
    let headers = [
        ("accept-encoding", "gzip, br"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("sec-websocket-extensions", "permessage-deflate"),
    ];
    let head = Socket::upgrade_head(app.address, &headers).await;
    assert!(head.starts_with("HTTP/1.1 101") && !head.contains("content-encoding"), "{head}");
    assert!(!head.contains("permessage-deflate"), "{head}");
}

#[tokio::test]
async fn built_files_come_as_they_were_compressed_once() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let page = browser.get("/").await.text();
    let asset = |page: &str, begin: &str, end: &str| {
        let begins = page.match_indices(begin).map(|(at, _)| &page[at..]);
        let found: Option<String> = begins
            .filter_map(|text| text.split(['"', ')']).next())
            .find(|name| name.ends_with(end))
            .map(str::to_owned);
        found.unwrap_or_else(|| panic!("no {end} in {page}"))
    };
    let styles = asset(&page, "/assets/site", ".css");
    let plain = browser.get(&styles).await;
    for (accepted, expected) in [("gzip, br", "br"), ("gzip", "gzip"), ("gzip, br;q=0", "gzip")] {
        let reply = browser.send("GET", &styles, &[("accept-encoding", accepted)], b"").await;
        assert_eq!((reply.status, reply.header("content-encoding")), (200, Some(expected)), "{accepted}");
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
        assert!(reply.body.len() < plain.body.len());
    }
    let font = asset(&plain.text().replace("url(", "/"), "/", ".woff2");
    let font = format!("/assets/{}", font.rsplit('/').next().unwrap());
    let reply = browser.send("GET", &font, &[("accept-encoding", "gzip, br")], b"").await;
    assert_eq!((reply.status, reply.header("content-encoding")), (200, None), "it is compressed in itself");
}
