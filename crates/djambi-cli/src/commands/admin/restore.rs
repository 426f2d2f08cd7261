//! The command `admin restore`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Faults};

use super::database::DatabaseArgument;
use super::verify_printer::VerifyPrinter;

/// Put a backup in place of the database of a server that is stopped
///
/// The backup is copied, brought up to date and verified first. The replaced database stays beside the new
/// one, with the date and the time in its name; until all that has succeeded it stays where it is.
#[derive(Args)]
#[command(after_help = "Example:
  systemctl stop djambi && djambi admin restore /var/backups/djambi.sqlite3 && systemctl start djambi")]
pub(super) struct Restore {
    /// The backup
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgument,

    /// Restore a backup in which some games have faults; those cannot be opened
    #[arg(long)]
    accept_faults: bool,
}

impl Restore {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let faults = if self.accept_faults { Faults::Accepted } else { Faults::Refused };
        let mut printer = VerifyPrinter::new(output);
        let report =
            admin::restore(&self.database.url()?, &self.file, faults, &mut |news| printer.print(&news));
        printer.finish()?;
        let report = report?;
        writeln!(output, "{}: {} games are restored", report.database.display(), report.games)?;
        if let Some(replaced) = report.replaced {
            writeln!(output, "the replaced database is {}", replaced.display())?;
        }
        if !report.has_key {
            writeln!(output, "the backup has no key: no browser will be known from earlier games")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
