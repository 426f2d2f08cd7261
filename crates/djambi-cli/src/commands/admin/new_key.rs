//! The command `admin new-key`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, EarlierKeys};
use djambi_text::Cli;

use super::database::DatabaseArgument;

/// The arguments of `admin new-key`.
#[derive(Args)]
#[command(after_help = "
  djambi admin new-key --database /var/lib/djambi/djambi.sqlite3")]
pub(super) struct NewKey {
    #[command(flatten)]
    database: DatabaseArgument,

    #[arg(long)]
    void_earlier: bool,
}

impl NewKey {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let earlier = if self.void_earlier { EarlierKeys::Void } else { EarlierKeys::Valid };
        admin::new_key(&self.database.url()?, earlier)?;
        let done = match earlier {
            EarlierKeys::Valid => texts.key_changed(),
            EarlierKeys::Void => texts.key_changed_at_once(),
        };
        writeln!(output, "{done}")?;
        Ok(ExitCode::SUCCESS)
    }
}
