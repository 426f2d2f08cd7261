//! A running server.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running `djambi serve`.
pub(crate) struct ServerProcess {
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    child: Child,
}

impl ServerProcess {
    /// The command that starts the server, with errors only in its log.
    pub(crate) fn command(database: &Path, listen: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
        command.args(["serve", "--limits", "off", "--listen", listen, "--database"]).arg(database);
        command.env("RUST_LOG", "error").env("LC_ALL", "C").kill_on_drop(true);
        command
    }

    /// Starts the server and waits until it prints its address.
    pub(crate) async fn start(database: &Path) -> Self {
        Self::start_by(Self::command(database, "127.0.0.1:0").stdout(Stdio::piped())).await
    }

    /// Starts a server by a command and waits until it prints its address.
    pub(crate) async fn start_by(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next_line().await.unwrap().expect("a line with the address");
        let address = line.strip_prefix("Djambi is at http://").expect("an address").parse().unwrap();
        Self { address, child }
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("a running process")
    }

    /// Kills the server with SIGKILL.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// Sends SIGTERM, after which the server must exit with 0.
    pub(crate) async fn end(mut self) {
        // `kill` is a builtin of every shell, but not a program on every system.
        let kill = format!("kill -TERM {}", self.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().await.unwrap().success());
        assert_eq!(self.child.wait().await.unwrap().code(), Some(0));
    }
}
