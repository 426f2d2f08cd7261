//! Requests from pages of other sites, and a service at a public address.

use serde_json::json;

use crate::app::TestApp;
use crate::support::Socket;

#[tokio::test]
async fn requests_from_pages_of_other_sites_are_refused() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create(&json!({"rules": "classic", "seats": {"red": {"kind": "person"}}})).await;
    let body = br#"{"rules":"classic"}"#;
    let own = format!("http://{}", app.address);
    for (origin, status) in [("http://evil.example", 403), ("null", 403), (own.as_str(), 201)] {
        let headers = [("content-type", "application/json"), ("origin", origin)];
        assert_eq!(browser.send("POST", "/api/v1/games", &headers, body).await.status, status, "{origin}");
    }
    let foreign = [("origin", "http://evil.example")];
    let reply = browser.send("POST", &created.invitations[0].url, &foreign, b"").await;
    assert_eq!(reply.failure(), "403 foreign_origin");
    assert!(Socket::open(app.address, &created.id, None, Some("http://evil.example")).await.is_err());
    assert!(Socket::open(app.address, &created.id, None, Some(&own)).await.is_ok());
}

#[tokio::test]
async fn a_request_that_the_browser_calls_foreign_is_refused_without_an_origin() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create(&json!({"rules": "classic", "seats": {"red": {"kind": "person"}}})).await;
    let url = &created.invitations[0].url;
    for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)] {
        assert_eq!(
            browser.send("POST", url, &[("sec-fetch-site", site)], b"").await.status,
            status,
            "{site}"
        );
    }
}

#[tokio::test]
async fn a_public_address_is_the_only_origin_and_https_guards_the_cookie() {
    let app = TestApp::start_at("https://djambi.example").await;
    let mut browser = app.browser();
    browser.navigate("/").await;
    let body =
        br#"{"rules":"classic","seats":{"red":{"kind":"person","mine":true},"blue":{"kind":"person"}}}"#;
    let own = format!("http://{}", app.address);
    for (origin, status) in
        [(own.as_str(), 403), ("http://djambi.example", 403), ("https://djambi.example", 201)]
    {
        let headers = [("content-type", "application/json"), ("origin", origin)];
        let reply = browser.send("POST", "/api/v1/games", &headers, body).await;
        assert_eq!(reply.status, status, "{origin}");
        assert_eq!(reply.header("strict-transport-security"), Some("max-age=31536000"));
    }
    assert!(browser.cookie.as_ref().unwrap().starts_with("__Host-djambi=1."));
    let reply = app.browser().create_as_red_raw().await;
    let cookie = reply.header("set-cookie").unwrap();
    assert!(
        cookie.contains("; Secure") && cookie.contains("; Path=/") && !cookie.contains("Domain"),
        "{cookie}"
    );
    let created: serde_json::Value = reply.json();
    assert!(created["held"] == json!(["red"]));

    let plain = TestApp::start().await;
    let reply = plain.browser().create_as_red_raw().await;
    assert_eq!(reply.header("strict-transport-security"), None);
    assert!(!reply.header("set-cookie").unwrap().contains("Secure"));
}
