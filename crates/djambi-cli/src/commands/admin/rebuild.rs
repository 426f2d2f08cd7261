//! The command `admin rebuild`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin;
use djambi_text::Cli;

use super::database::DatabaseArgument;

/// The arguments of `admin rebuild`.
#[derive(Args)]
#[command(after_help = "
  djambi admin rebuild --database /var/lib/djambi/djambi.sqlite3")]
pub(super) struct Rebuild {
    #[command(flatten)]
    database: DatabaseArgument,
}

impl Rebuild {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let games = admin::rebuild(&self.database.url()?)?;
        writeln!(output, "{}", texts.rebuilt(games))?;
        Ok(ExitCode::SUCCESS)
    }
}
