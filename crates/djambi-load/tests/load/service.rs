//! A service, and a load on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

use crate::support::{LOAD, djambi};

/// A running `djambi serve` with a database of its own.
pub(crate) struct Service {
    /// Its address.
    pub(crate) url: String,
    child: Child,
    _folder: tempfile::TempDir,
}

impl Service {
    /// Starts a service without limits, and waits until it prints its address.
    pub(crate) fn start() -> Self {
        Self::start_with(&["--limits", "off"])
    }

    /// Starts a service with these limits, and waits until it prints its address.
    pub(crate) fn start_with(limits: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(djambi())
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.path().join("games.sqlite3"))
            .args(limits)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Djambi is at ").expect("an address").to_owned();
        Self { url, child, _folder: folder }
    }

    /// The number of its process.
    pub(crate) fn pid(&self) -> String {
        self.child.id().to_string()
    }

    /// Puts it under a load, which must find nothing wrong, and returns the report.
    pub(crate) fn load(&self, arguments: &[&str]) -> Value {
        let pid = self.pid();
        let output = load(&[&[self.url.as_str(), "--json", "--pid", &pid], arguments].concat());
        report(&output)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs `djambi-load`.
pub(crate) fn load(arguments: &[&str]) -> Output {
    Command::new(LOAD).args(arguments).output().unwrap()
}

/// The report of a load that has found nothing wrong.
pub(crate) fn report(output: &Output) -> Value {
    let error = String::from_utf8_lossy(&output.stderr);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{error}{text}");
    serde_json::from_str(&text).unwrap()
}

/// The command line of a service with a database in a folder, and its address on a free port.
pub(crate) fn command_line(folder: &Path) -> (String, String) {
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let database = folder.join("games.sqlite3");
    let program = djambi().display();
    let database = database.display();
    let command = format!("'{program}' serve --limits off --listen {address} --database '{database}'");
    (command, format!("http://{address}"))
}
