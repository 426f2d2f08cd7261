//! The command `admin verify`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin;

use super::database::DatabaseArgument;
use super::verify_printer::VerifyPrinter;

/// Check the database file, and replay every game with the rules, beside a running server
///
/// Prints each fault with the id of its game, and a last line "N games, M events, K faults". Exits with 1 if
/// there is a fault. Changes nothing.
#[derive(Args)]
#[command(after_help = "Example:
  djambi admin verify --database /var/backups/djambi.sqlite3")]
pub(super) struct Verify {
    #[command(flatten)]
    database: DatabaseArgument,
}

impl Verify {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut printer = VerifyPrinter::new(output);
        let report = admin::verify(&self.database.url()?, &mut |news| printer.print(&news));
        printer.finish()?;
        let report = report?;
        writeln!(output, "{} games, {} events, {} faults", report.games, report.events, report.faults)?;
        Ok(if report.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
