//! The command `perft`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use crate::arguments::PositionArguments;

/// Count the sequences of turns from a position
///
/// Prints the number alone. RULES.md §12 defines the count.
#[derive(Args)]
#[command(after_help = "Example:
  djambi perft start 4          prints 2523908")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArguments,

    /// The length of the sequences
    depth: u32,
}

impl Perft {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.position()?;
        writeln!(output, "{}", djambi::perft(&position, &self.position.rules(), self.depth))?;
        Ok(ExitCode::SUCCESS)
    }
}
