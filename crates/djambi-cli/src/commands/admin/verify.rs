//! The command `admin verify`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin;
use djambi_text::Cli;

use super::database::DatabaseArgument;
use super::verify_printer::VerifyPrinter;

/// The arguments of `admin verify`.
#[derive(Args)]
#[command(after_help = "
  djambi admin verify --database /var/backups/djambi.sqlite3")]
pub(super) struct Verify {
    #[command(flatten)]
    database: DatabaseArgument,
}

impl Verify {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let mut printer = VerifyPrinter::new(output, texts);
        let report = admin::verify(&self.database.url()?, &mut |news| printer.print(&news));
        printer.finish()?;
        let report = report?;
        writeln!(output, "{} games, {} events, {} faults", report.games, report.events, report.faults)?;
        Ok(if report.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
