//! The servers that are measured, each in a process of its own.

use std::alloc::System;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::thread;

use djambi_server::{Config, ConnectionLimits, Limits};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use tempfile::TempDir;

use crate::reference;
use crate::usage::Usage;

/// Counts the allocations of a server.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What a server consists of.
#[derive(Clone, Copy)]
pub(crate) enum Stack {
    /// The service.
    Service,
    /// The reference.
    Reference,
}

impl FromStr for Stack {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "service" => Ok(Self::Service),
            "reference" => Ok(Self::Reference),
            _ => Err("a server is service or reference"),
        }
    }
}

/// A running server; it ends when this is dropped.
pub(crate) struct Server {
    /// Its address.
    pub(crate) address: SocketAddr,
    child: Child,
    asking: ChildStdin,
    answers: BufReader<ChildStdout>,
    _folder: TempDir,
}

impl Server {
    /// Starts a server on an empty database.
    pub(crate) fn start(stack: Stack) -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        let name = match stack {
            Stack::Service => "service",
            Stack::Reference => "reference",
        };
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", name])
            .arg(folder.path().join("games.sqlite3"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let asking = child.stdin.take().expect("a pipe");
        let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        answers.read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().unwrap_or_default().parse();
        let address = address.map_err(|_| format!("no address: {line}"))?;
        Ok(Self { address, child, asking, answers, _folder: folder })
    }

    /// What the server has used so far.
    pub(crate) fn usage(&mut self) -> Result<Usage, Box<dyn Error>> {
        writeln!(self.asking)?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        Ok(Usage { allocations: line.trim().parse()?, ..Usage::of(self.child.id()) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Serves until the process is killed; prints the address as `djambi serve` does, and for each line that comes the
/// number of allocations so far.
pub(crate) fn serve(stack: Stack, file: &str) -> Result<(), Box<dyn Error>> {
    thread::spawn(|| {
        for _ in std::io::stdin().lines() {
            println!("{}", ALLOCATOR.stats().allocations);
        }
    });
    match stack {
        Stack::Service => {
            let listen = SocketAddr::from(([127, 0, 0, 1], 0));
            let connections = ConnectionLimits::default();
            let config = Config { connections, limits: Limits::OFF, ..Config::new(listen, file.to_owned()) };
            Ok(djambi_server::runtime(None)?.block_on(djambi_server::serve(&config))?)
        }
        Stack::Reference => djambi_server::runtime(Some(1))?.block_on(reference::serve(file)),
    }
}
