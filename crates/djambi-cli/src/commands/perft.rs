//! The command `perft`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_text::Cli;

use crate::arguments::PositionArguments;

/// The arguments of `perft`.
#[derive(Args)]
#[command(after_help = "
  djambi perft start 4  # 2523908")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArguments,

    depth: u32,
}

impl Perft {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        writeln!(output, "{}", djambi::perft(&position, &self.position.rules(), self.depth))?;
        Ok(ExitCode::SUCCESS)
    }
}
