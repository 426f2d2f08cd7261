use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use crate::given::GivenPosition;

/// Count the sequences of turns from a position
///
/// Prints the number alone. What is counted says RULES.md §12.
#[derive(Args)]
#[command(after_help = "Example:
  djambi perft start 4          prints 2523908")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: GivenPosition,

    /// How many turns long the sequences are
    depth: u32,
}

impl Perft {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.read()?;
        writeln!(output, "{}", djambi::perft(&position, &self.position.rules(), self.depth))?;
        Ok(ExitCode::SUCCESS)
    }
}
