//! How far a long task is, for whoever sits before a terminal.

use std::io::{self, IsTerminal, Write};

/// One line on standard error that is written again and again, and goes away in the end; nothing if that is no terminal.
pub(super) struct Progress {
    shown: bool,
}

/// Back to the line's beginning, and erase it.
const ERASE: &str = "\r\x1b[K";
/// What fits into the line of most terminals.
const WIDTH: usize = 79;

impl Progress {
    pub(super) fn on_terminal() -> Self {
        Self { shown: io::stderr().is_terminal() }
    }

    /// Says how far it is.
    pub(super) fn tell(&mut self, text: impl FnOnce() -> String) {
        if self.shown {
            let line: String = text().chars().take(WIDTH).collect();
            // Progress that cannot be shown hurts nobody.
            let _ = write!(io::stderr(), "{ERASE}{line}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "{ERASE}");
        }
    }
}
