//! A folder with what the printed lines name.

use std::env;
use std::fmt::Display;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use djambi_server::{Config, Server};

/// A folder in which lines are run. It goes with its value.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// A folder with a record and with the corpus.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("printed-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("game.pgn"), "1. Ma3-a5 Mi3-i5 *\n").unwrap();
        symlink(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus"), folder.join("corpus")).unwrap();
        Self(folder)
    }

    /// Runs a line by the shell, as somebody does who has the program; nothing is typed.
    pub(crate) fn run(&self, line: &str) -> Output {
        let program = crate::program().parent().unwrap();
        let path = [program.as_os_str(), &env::var_os("PATH").unwrap_or_default()].join(":".as_ref());
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(&self.0).env("PATH", path).stdin(Stdio::null());
        shell.output().unwrap()
    }

    /// Makes the account of which printed lines speak, in the database `djambi.sqlite3`, as a page does.
    pub(crate) fn make_account(&self) {
        let database = self.0.join("djambi.sqlite3").to_str().unwrap().to_owned();
        let config = Config::new("127.0.0.1:0".parse().unwrap(), database);
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let server = Server::bind(&config).await.unwrap();
            let address = server.address();
            let posted = tokio::task::spawn_blocking(move || {
                let body = r#"{"name":"Lucrezia","password":"violet anvil 92"}"#;
                let head = "POST /api/account HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                            Content-Type: application/json\r\nContent-Length:";
                let mut connection = TcpStream::connect(address).unwrap();
                write!(connection, "{head} {}\r\n\r\n{body}", body.len()).unwrap();
                let mut answer = String::new();
                connection.read_to_string(&mut answer).unwrap();
                assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
            });
            server.run(async { posted.await.unwrap() }).await.unwrap();
        });
    }

    /// Runs a line, which must end well.
    pub(crate) fn expect_success(&self, line: &str, printed: &impl Display) {
        let output = self.run(line);
        let [said, error] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        assert!(output.status.success(), "{printed}\n{line}\n{said}\n{error}");
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left lies below the target folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}
