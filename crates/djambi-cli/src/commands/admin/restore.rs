//! The command `admin restore`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Faults};
use djambi_text::Cli;

use super::database::DatabaseArgument;
use super::verify_printer::VerifyPrinter;

/// The arguments of `admin restore`.
#[derive(Args)]
#[command(after_help = "
  systemctl stop djambi
  djambi admin restore /var/backups/djambi.sqlite3
  systemctl start djambi")]
pub(super) struct Restore {
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgument,

    #[arg(long)]
    accept_faults: bool,
}

impl Restore {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let faults = if self.accept_faults { Faults::Accepted } else { Faults::Refused };
        let mut printer = VerifyPrinter::new(output, texts);
        let report =
            admin::restore(&self.database.url()?, &self.file, faults, &mut |news| printer.print(&news));
        printer.finish()?;
        let report = report?;
        writeln!(output, "{}", texts.restored(&report.database.display().to_string(), report.games))?;
        if let Some(replaced) = report.replaced {
            writeln!(output, "{}", texts.replaced_database(&replaced.display().to_string()))?;
        }
        if !report.has_key {
            writeln!(output, "{}", texts.restored_without_key())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
