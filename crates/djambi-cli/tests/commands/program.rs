//! Runs of the program.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The position string of the start.
pub(crate) const START: &str =
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1";

/// The program's command without arguments.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
    // The tests are in English where they do not ask for another language.
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// The status and output of a run.
pub(crate) struct Run {
    /// The exit status.
    pub(crate) status: i32,
    /// The text on standard output.
    pub(crate) output: String,
    /// The text on standard error.
    pub(crate) error: String,
}

impl Run {
    /// Runs the program with these arguments.
    pub(crate) fn of<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Self {
        Self::ended(program().args(arguments).output().expect("program"))
    }

    fn ended(Output { status, stdout, stderr }: Output) -> Self {
        Self {
            status: status.code().expect("no signal"),
            output: String::from_utf8(stdout).expect("text on standard output"),
            error: String::from_utf8(stderr).expect("text on standard error"),
        }
    }

    /// Runs the program with these arguments and this standard input.
    pub(crate) fn with_input<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Self {
        let mut command = program();
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("program");
        child.stdin.take().expect("input").write_all(input).expect("listener");
        Self::ended(child.wait_with_output().expect("program"))
    }

    /// The output of a run that must succeed without messages.
    pub(crate) fn output_of<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
        let run = Self::of(arguments);
        assert_eq!((run.status, run.error.as_str()), (0, ""), "{}", run.output);
        run.output
    }

    /// The message of a run that must fail with this status, without output or panic.
    pub(crate) fn error_of<A: AsRef<OsStr>>(status: i32, arguments: impl IntoIterator<Item = A>) -> String {
        let run = Self::of(arguments);
        assert_eq!((run.status, run.output.as_str()), (status, ""), "{}", run.error);
        assert!(!run.error.is_empty() && !run.error.contains("panicked"), "{}", run.error);
        run.error
    }
}

/// The path of a file of the corpus.
pub(crate) fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name)
}
