//! The examples for nginx and Caddy.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;

use djambi_client::HttpRequest;
use djambi_protocol::GameMessage;
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::lines::{is_installed, lines, text, variable};
use crate::service::{Service, answer, followed_game};

/// The time for which the service keeps a connection that rests, in seconds (docs/OPERATION.md).
const KEPT: u32 = 10;
/// The time between two pings of the service on a WebSocket, in seconds.
const PING: u32 = 25;

/// The number in a line such as `keepalive_timeout 8s;`.
fn seconds(example: &str, name: &str) -> u32 {
    let found = lines(example).find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let value = found.unwrap_or_else(|| panic!("{name} is missing"));
    value.trim_end_matches([';', 's']).parse().unwrap()
}

#[test]
fn the_proxies_lead_to_the_service_and_give_up_idle_connections_first() {
    let address = variable(&text("djambi.service"), "DJAMBI_LISTEN");
    let nginx = text("nginx.conf");
    let caddy = text("Caddyfile");
    let expected = [
        format!("server {address};"),
        "proxy_pass http://djambi;".to_owned(),
        "proxy_http_version 1.1;".to_owned(),
        "proxy_set_header Host $djambi_host;".to_owned(),
        "map $http_host $djambi_host {".to_owned(),
        "\"\" $host;".to_owned(),
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;".to_owned(),
        "proxy_set_header Upgrade $http_upgrade;".to_owned(),
        "proxy_set_header Connection $djambi_connection;".to_owned(),
    ];
    for line in &expected {
        assert!(lines(&nginx).any(|found| found == line), "nginx.conf: {line}");
    }
    assert!(seconds(&nginx, "keepalive_timeout") < KEPT);
    assert!(seconds(&nginx, "proxy_read_timeout") > 2 * PING);
    assert!(lines(&caddy).any(|line| line == format!("reverse_proxy {address} {{")));
    assert!(seconds(&caddy, "keepalive") < KEPT);
    // They speak of the same name as the environment of the unit.
    let url = variable(&text("djambi.env"), "DJAMBI_PUBLIC_URL");
    let name = url.strip_prefix("https://").unwrap();
    assert!(lines(&nginx).any(|line| line == format!("server_name {name};")));
    assert!(lines(&caddy).any(|line| line == format!("{name} {{")));
}

/// An address on which nothing listens.
fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Expects that pages, requests and sockets get through a proxy.
async fn expect_service_behind(proxy: SocketAddr) {
    let page = answer(proxy, &HttpRequest::get("/rules")).await;
    assert_eq!(page.status, 200, "{:?}", page.body);
    let request = HttpRequest::post("/api/v1/games", "application/json", "");
    let refused = answer(proxy, &request.with("origin", "https://elsewhere.example")).await;
    assert_eq!(refused.status, 403, "{:?}", refused.body);
    let game = followed_game(proxy).await;
    assert!(matches!(game, GameMessage::Game { .. }), "{game:?}");
}

/// The expectations behind a proxy hold without one, too, where no proxy is installed.
#[tokio::test]
async fn pages_requests_and_sockets_get_to_the_service() {
    let folder = TempDir::new().unwrap();
    expect_service_behind(Service::start(folder.path()).await.address).await;
}

/// A running program that is ended with the test.
fn running(program: &str, arguments: &[&str], folder: &Path) -> Child {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env("HOME", folder).env("XDG_DATA_HOME", folder);
    command.stdout(Stdio::null()).kill_on_drop(true).spawn().unwrap()
}

#[tokio::test]
async fn nginx_serves_a_game() {
    if !is_installed("nginx") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let service = Service::start(folder.path()).await;
    let proxy = free_address();
    // Without certificates, and without the redirection from port 80.
    let example = text("nginx.conf").replace("127.0.0.1:8080", &service.address.to_string());
    let plain: Vec<String> = example
        .lines()
        .filter(|line| {
            !line.contains("ssl_certificate") && !line.contains("[::]") && !line.contains("return 301")
        })
        .map(|line| line.replace("listen 443 ssl http2", &format!("listen {proxy}")))
        .map(|line| line.replace("listen 80", &format!("listen {}", free_address())))
        .collect();
    let conf = format!(
        "pid nginx.pid;\ndaemon off;\nmaster_process off;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n\
         client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;\n\
         {}\n}}\n",
        plain.join("\n")
    );
    let path = folder.path().join("all.conf");
    std::fs::write(&path, conf).unwrap();
    let prefix = folder.path().to_str().unwrap();
    let path = path.to_str().unwrap();
    let _nginx = running("nginx", &["-p", prefix, "-c", path, "-e", "stderr"], folder.path());
    expect_service_behind(proxy).await;
}

#[tokio::test]
async fn caddy_serves_a_game() {
    if !is_installed("caddy") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let service = Service::start(folder.path()).await;
    let proxy = free_address();
    let example = text("Caddyfile")
        .replace("127.0.0.1:8080", &service.address.to_string())
        // Without a certificate.
        .replace("djambi.example.org {", &format!("http://{proxy} {{"));
    std::fs::write(folder.path().join("Caddyfile"), format!("{{\n\tadmin off\n}}\n{example}")).unwrap();
    let _caddy = running("caddy", &["run", "--config", "Caddyfile", "--adapter", "caddyfile"], folder.path());
    expect_service_behind(proxy).await;
}
