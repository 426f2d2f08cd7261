//! Prints what is told while a database is verified.

use std::io::{self, Write};

use djambi_server::admin::VerifyNews;

/// Prints faults on the output and progress on standard error.
pub(super) struct VerifyPrinter<'a, W> {
    output: &'a mut W,
    result: io::Result<()>,
}

impl<'a, W: Write> VerifyPrinter<'a, W> {
    /// A printer.
    pub(super) fn new(output: &'a mut W) -> Self {
        Self { output, result: Ok(()) }
    }

    /// Prints some news. The first error of the output is kept for the end.
    pub(super) fn print(&mut self, news: &VerifyNews) {
        // Standard error may be closed; the work goes on.
        match news {
            VerifyNews::CheckingFile => drop(writeln!(io::stderr(), "the file is being checked")),
            VerifyNews::Progress { checked, games } => {
                drop(writeln!(io::stderr(), "{checked} of {games} games are checked"));
            }
            VerifyNews::Fault(fault) if self.result.is_ok() => {
                let subject =
                    fault.game.as_ref().map_or("database".to_owned(), |game| format!("game {game}"));
                self.result = writeln!(self.output, "{subject}: {}", fault.message);
            }
            VerifyNews::Fault(_) => {}
        }
    }

    /// Ends the printing.
    ///
    /// # Errors
    /// When something could not be printed.
    pub(super) fn finish(self) -> io::Result<()> {
        self.result
    }
}
