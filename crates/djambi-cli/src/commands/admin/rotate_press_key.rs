//! The command `admin rotate-press-key`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin;
use djambi_text::Cli;

use super::database::{DatabaseArgument, PressKeyArgument};

/// The arguments of `admin rotate-press-key`.
#[derive(Args)]
#[command(after_help = "
  djambi admin rotate-press-key --database /var/lib/djambi/djambi.sqlite3")]
pub(super) struct RotatePressKey {
    #[command(flatten)]
    database: DatabaseArgument,

    #[command(flatten)]
    press_key: PressKeyArgument,
}

impl RotatePressKey {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let keys = admin::rotate_press_key(&self.database.url()?, self.press_key.file().as_deref())?;
        writeln!(output, "{}", texts.press_key_changed(keys))?;
        Ok(ExitCode::SUCCESS)
    }
}
