//! The command `admin restore`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Faults};
use djambi_text::Cli;

use super::database::{DatabaseArgument, PressKeyArgument};
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

    #[command(flatten)]
    press_key: PressKeyArgument,

    #[arg(long)]
    accept_faults: bool,
}

impl Restore {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let faults = if self.accept_faults { Faults::Accepted } else { Faults::Refused };
        let mut printer = VerifyPrinter::new(output, texts);
        let database = self.database.url()?;
        let press_key = self.press_key.file();
        let mut print = |news| printer.print(&news);
        let report = admin::restore(&database, press_key.as_deref(), &self.file, faults, &mut print);
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
