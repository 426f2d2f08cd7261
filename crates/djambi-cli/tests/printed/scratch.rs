//! A folder with what the printed lines name.

use std::env;
use std::fmt::Display;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder in which lines are run. It goes with its value.
pub(crate) struct Scratch(pub(crate) PathBuf);

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
