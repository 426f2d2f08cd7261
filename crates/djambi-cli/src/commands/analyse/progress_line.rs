//! A progress line for terminals.

use std::io::{self, IsTerminal, Write};

/// A line on standard error that is overwritten and finally erased; without a terminal, nothing.
pub(super) struct ProgressLine {
    is_shown: bool,
}

/// Moves the cursor to the line's beginning and erases the line.
const ERASE: &str = "\r\x1b[K";
/// A width that fits most terminals.
const WIDTH: usize = 79;

impl ProgressLine {
    /// A progress line, shown if standard error is a terminal.
    pub(super) fn on_terminal() -> Self {
        Self { is_shown: io::stderr().is_terminal() }
    }

    /// Replaces the line's text.
    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        if self.is_shown {
            let line: String = text().chars().take(WIDTH).collect();
            // The analysis goes on if its progress cannot be shown.
            let _ = write!(io::stderr(), "{ERASE}{line}");
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "{ERASE}");
        }
    }
}
