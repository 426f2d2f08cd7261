//! The command `admin rerate`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin;
use djambi_text::Cli;

use super::database::DatabaseArgument;

/// The arguments of `admin rerate`.
#[derive(Args)]
#[command(after_help = "
  djambi admin rerate --database /var/lib/djambi/djambi.sqlite3")]
pub(super) struct Rerate {
    #[command(flatten)]
    database: DatabaseArgument,
}

impl Rerate {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let admin::Rerated { games, players, difference } = admin::rerate(&self.database.url()?)?;
        writeln!(output, "{}", texts.rerated(games, players, &format!("{difference:.3}")))?;
        Ok(ExitCode::SUCCESS)
    }
}
