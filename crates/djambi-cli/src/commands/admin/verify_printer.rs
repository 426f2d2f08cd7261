//! Prints what is told while a database is verified.

use std::io::{self, Write};

use djambi_server::admin::VerifyNews;
use djambi_text::{Cli, problem};

use crate::printable_output::tell;

/// Prints faults on the output and progress on standard error.
pub(super) struct VerifyPrinter<'a, W> {
    output: &'a mut W,
    result: io::Result<()>,
    texts: Cli,
}

impl<'a, W: Write> VerifyPrinter<'a, W> {
    /// A printer.
    pub(super) fn new(output: &'a mut W, texts: Cli) -> Self {
        Self { output, result: Ok(()), texts }
    }

    /// Prints some news. The first error of the output is kept for the end.
    pub(super) fn print(&mut self, news: &VerifyNews) {
        match news {
            VerifyNews::CheckingFile => tell(self.texts.checking_file()),
            VerifyNews::Progress { checked, games } => {
                tell(&self.texts.checked(*checked, *games));
            }
            VerifyNews::Fault(fault) if self.result.is_ok() => {
                let problem = problem(self.texts.0, &fault.problem);
                let line = match &fault.game {
                    Some(game) => self.texts.fault_of_game(game, &problem),
                    None => self.texts.fault_of_database(&problem),
                };
                self.result = writeln!(self.output, "{line}");
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
