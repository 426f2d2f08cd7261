//! The servers that are measured, each in a process of its own.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::str::FromStr;

use djambi_server::{Config, ConnectionLimits};
use tempfile::TempDir;

use crate::skeleton;
use crate::usage::Usage;

/// What a server consists of.
#[derive(Clone, Copy)]
pub(crate) enum Stack {
    /// The service.
    Service,
    /// The skeleton.
    Skeleton,
}

impl FromStr for Stack {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "service" => Ok(Self::Service),
            "skeleton" => Ok(Self::Skeleton),
            _ => Err("a server is service or skeleton"),
        }
    }
}

/// A running server; it ends when this is dropped.
pub(crate) struct Server {
    /// Its address.
    pub(crate) address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl Server {
    /// Starts a server on an empty database.
    pub(crate) fn start(stack: Stack) -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        let name = match stack {
            Stack::Service => "service",
            Stack::Skeleton => "skeleton",
        };
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", name])
            .arg(folder.path().join("games.sqlite3"))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().unwrap_or_default().parse();
        Ok(Self { address: address.map_err(|_| format!("no address: {line}"))?, child, _folder: folder })
    }

    /// What the server has used so far.
    pub(crate) fn usage(&self) -> Usage {
        Usage::of(self.child.id())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Serves until the process is killed; prints the address as `djambi serve` does.
pub(crate) fn serve(stack: Stack, file: &str) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match stack {
        Stack::Service => {
            let listen = SocketAddr::from(([127, 0, 0, 1], 0));
            let database = file.to_owned();
            let connections = ConnectionLimits::default();
            let config = Config { connections, ..Config::new(listen, database) };
            Ok(runtime.block_on(djambi_server::serve(&config))?)
        }
        Stack::Skeleton => runtime.block_on(skeleton::serve(file)),
    }
}
