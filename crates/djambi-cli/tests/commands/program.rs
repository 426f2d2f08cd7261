//! The program and what came out of it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The position string of the set-up.
pub(crate) const START: &str =
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1";

/// The program, about to be run.
pub(crate) fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_djambi"))
}

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) output: String,
    pub(crate) error: String,
}

impl Run {
    pub(crate) fn of<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Self {
        let Output { status, stdout, stderr } = program().args(arguments).output().expect("program");
        Self {
            status: status.code().expect("no signal"),
            output: String::from_utf8(stdout).expect("text on standard output"),
            error: String::from_utf8(stderr).expect("text on standard error"),
        }
    }

    /// The output of a run that must succeed and say nothing else.
    pub(crate) fn output_of<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
        let run = Self::of(arguments);
        assert_eq!((run.status, run.error.as_str()), (0, ""), "{}", run.output);
        run.output
    }

    /// The message of a run that must fail with this status, print nothing else, and not have panicked.
    pub(crate) fn error_of<A: AsRef<OsStr>>(status: i32, arguments: impl IntoIterator<Item = A>) -> String {
        let run = Self::of(arguments);
        assert_eq!((run.status, run.output.as_str()), (status, ""), "{}", run.error);
        assert!(!run.error.is_empty() && !run.error.contains("panicked"), "{}", run.error);
        run.error
    }
}

/// A file of the corpus.
pub(crate) fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name)
}
