//! Tests of the counters, as Prometheus reads them.

use std::net::SocketAddr;

use djambi::Seat;
use djambi_protocol::{Channel, ClientMessage, Follow, Topic, Words};
use serde_json::json;

use crate::app::TestApp;
use crate::support::http;
use crate::support::socket::{refused, turn};

/// A service that tells its metrics, and where.
async fn start() -> (TestApp, SocketAddr) {
    let anywhere = Some("127.0.0.1:0".parse().unwrap());
    let (app, metrics) = TestApp::start_configured(|config| config.metrics = anywhere).await;
    (app, metrics.unwrap())
}

async fn metrics(address: SocketAddr) -> String {
    let reply = http::request(address, "GET", "/metrics", &[], b"").await.unwrap();
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    reply.text()
}

/// The value of a metric, with its labels in the name.
fn value(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is missing in\n{text}")).parse().unwrap()
}

#[tokio::test]
async fn a_turn_is_counted_everywhere() {
    let (app, address) = start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(socket.command("b", 0, Seat::Red, turn("a3a5")).await, refused("stale"));
    let secret = Words::Text("the secret of red".to_owned());
    assert_eq!(socket.say("c", Channel::Table, secret).await, Ok(1));
    browser.get("/no/such/page").await;
    let text = metrics(address).await;
    assert!(text.ends_with("# EOF\n"), "{text}");
    for (name, at_least) in [
        ("djambi_http_requests_total{route=\"/api/v1/games\",status=\"201\"}", 1.0),
        ("djambi_http_requests_total{route=\"(unknown)\",status=\"404\"}", 1.0),
        ("djambi_sockets_open", 1.0),
        ("djambi_games_live", 1.0),
        ("djambi_games_total{event=\"created\"}", 1.0),
        ("djambi_events_total{kind=\"turn\"}", 1.0),
        ("djambi_commands_total{result=\"ack\"}", 1.0),
        ("djambi_commands_total{result=\"stale\"}", 1.0),
        ("djambi_talk_total{channel=\"table\"}", 1.0),
        ("djambi_commit_changes_sum", 3.0),
        ("djambi_commit_seconds_count", 2.0),
        ("djambi_commit_failures_total", 0.0),
        ("djambi_writer_queue", 0.0),
        ("djambi_bots_thinking", 0.0),
        ("djambi_bots_waiting", 0.0),
    ] {
        assert!(value(&text, name) >= at_least, "{name} in\n{text}");
    }
    for secret in [created.id.as_str(), "secret of red", &browser.cookie.unwrap()["djambi=".len()..]] {
        assert!(!text.contains(secret), "{secret} in\n{text}");
    }
    drop(socket);
    for _ in 0..100 {
        if value(&metrics(address).await, "djambi_sockets_open") == 0.0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("a socket that is gone still counts as open");
}

#[tokio::test]
async fn the_tables_and_the_followers_of_the_lobby_are_counted() {
    let (app, address) = start().await;
    let mut browser = app.browser();
    let id = browser.post("/api/v1/play", &json!({})).await.json()["id"].as_str().unwrap().parse().unwrap();
    let mut socket = browser.socket(&id).await;
    socket.send(&ClientMessage::hello()).await;
    socket.send(&ClientMessage::Follow(Follow::of(Topic::Lobby))).await;
    for followers in [1.0, 0.0] {
        let mut tries = 0;
        loop {
            let text = metrics(address).await;
            let found = (value(&text, "djambi_tables_open"), value(&text, "djambi_lobby_followers"));
            if found == (1.0, followers) {
                break;
            }
            tries += 1;
            assert!(tries < 100, "{found:?} and not {followers} followers");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        socket.send(&ClientMessage::Unfollow { id: None, topic: Topic::Lobby }).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_process_is_measured_by_the_usual_names() {
    let (_app, address) = start().await;
    let text = metrics(address).await;
    for name in [
        "process_resident_memory_bytes",
        "process_cpu_seconds_total",
        "process_open_fds",
        "process_threads",
        "process_voluntary_context_switches_total",
        "process_involuntary_context_switches_total",
    ] {
        assert!(value(&text, name) >= 0.0, "{name}");
    }
    assert!(value(&text, "process_start_time_seconds") > 1.7e9, "{text}");
    let version = env!("CARGO_PKG_VERSION");
    let build = format!("djambi_build_info{{version=\"{version}\",commit=\"\",target=\"\"}} 1\n");
    assert!(text.contains(&build), "{text}");
    assert!(value(&text, "process_resident_memory_bytes") > 1e6, "{text}");
    assert!(value(&text, "process_open_fds") > 5.0, "{text}");
}

#[tokio::test]
async fn a_refusal_by_a_limit_is_counted() {
    let anywhere = Some("127.0.0.1:0".parse().unwrap());
    let (app, metrics_address) = TestApp::start_configured(|config| {
        config.metrics = anywhere;
        config.connections.connections = 1;
    })
    .await;
    let _open = tokio::net::TcpStream::connect(app.address).await.unwrap();
    for _ in 0..100 {
        let refused = http::request(app.address, "GET", "/healthz", &[], b"").await;
        if refused.is_ok_and(|reply| reply.status == 503) {
            break;
        }
    }
    let text = metrics(metrics_address.unwrap()).await;
    assert!(value(&text, "djambi_refusals_total{limit=\"connections\"}") >= 1.0, "{text}");
}

#[tokio::test]
async fn metrics_are_nowhere_by_default() {
    let (app, metrics) = TestApp::start_configured(|_| {}).await;
    assert_eq!(metrics, None);
    assert_eq!(app.browser().get("/metrics").await.status, 404);
}
