//! A running service, with the environment that an example gives it.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use djambi_client::{Browser, ClientError, HttpConnection, HttpRequest, Reply, Socket, Target};
use djambi_protocol::{Created, GameMessage};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running `djambi serve`.
pub(crate) struct Service {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    _child: Child,
}

impl Service {
    /// Starts the service with its database in a folder.
    pub(crate) async fn start(folder: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(folder.join("games.sqlite3"));
        Self::of(command).await
    }

    /// Starts the service with nothing but these variables, and with its home in a folder.
    pub(crate) async fn start_with(variables: &[(String, String)], home: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
        command.arg("serve").env_clear().env("HOME", home).envs(variables.iter().cloned());
        Self::of(command).await
    }

    /// Runs a command and waits until it prints its address.
    async fn of(mut command: Command) -> Self {
        let mut child = command.kill_on_drop(true).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next_line().await.unwrap().expect("a line with the address");
        let address = line.split_once("http://").expect("an address").1.parse().unwrap();
        Self { address, _child: child }
    }
}

/// The answer to a request, once something listens there.
pub(crate) async fn answer(address: SocketAddr, request: &HttpRequest<'_>) -> Reply {
    let mut http = HttpConnection::new(address.into());
    for _ in 0..200 {
        match http.send(request).await {
            Err(ClientError::Unreachable { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
            answer => return answer.unwrap(),
        }
    }
    panic!("nothing listens on {address}");
}

/// The answer of `/readyz` once the service has started; its last refusal if it does not within seconds.
pub(crate) async fn ready(address: SocketAddr) -> Reply {
    let mut last = answer(address, &HttpRequest::get("/readyz")).await;
    for _ in 0..200 {
        if last.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        last = answer(address, &HttpRequest::get("/readyz")).await;
    }
    last
}

/// Creates a game, follows it on a socket and returns the answer.
pub(crate) async fn followed_game(address: SocketAddr) -> GameMessage {
    let url = format!("http://{address}");
    let body = r#"{"rules":"classic"}"#;
    let target = Target::from(address);
    let mut http = HttpConnection::new(target.clone());
    let mut browser = Browser::default();
    // A page is known by the cookie that it got.
    browser.send(&mut http, HttpRequest::get("/")).await.unwrap();
    assert!(browser.cookie.is_some());
    let request = HttpRequest::post("/api/v1/games", "application/json", body).with("origin", &url);
    let created: Created = browser.send(&mut http, request).await.unwrap().json().unwrap();
    let mut socket = Socket::open(&target, 0, None).await.unwrap();
    socket.follow_game(&created.id, 0).await.unwrap()
}
