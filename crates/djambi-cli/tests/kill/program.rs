use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running `djambi serve`.
pub(crate) struct Program {
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Program {
    /// The program as it is called, errors only in its log.
    pub(crate) fn command(database: &Path, listen: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
        command.args(["serve", "--listen", listen, "--database"]).arg(database);
        command.env("RUST_LOG", "error").kill_on_drop(true);
        command
    }

    /// Starts it and waits until it says where it is.
    pub(crate) async fn start(database: &Path) -> Self {
        let mut child = Self::command(database, "127.0.0.1:0").stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next_line().await.unwrap().expect("a line that says where it is");
        let address = line.strip_prefix("Djambi is at http://").expect("an address").parse().unwrap();
        Self { address, child }
    }

    /// `kill -9`.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// SIGTERM, after which it must end by itself and without complaint.
    pub(crate) async fn end(mut self) {
        // The shell has a `kill` of its own, which not every system has as a program.
        let kill = format!("kill -TERM {}", self.child.id().expect("a running process"));
        assert!(Command::new("sh").args(["-c", &kill]).status().await.unwrap().success());
        assert_eq!(self.child.wait().await.unwrap().code(), Some(0));
    }
}
