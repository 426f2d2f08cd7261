//! The command `divide`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use crate::arguments::PositionArguments;

/// Count the sequences of turns from a position, move by move
///
/// Prints a line for each legal move, sorted: the move in wire form and the number of sequences that begin
/// with it. The numbers add up to the number that perft prints.
#[derive(Args)]
#[command(after_help = "Example:
  djambi divide start 3")]
pub(crate) struct Divide {
    #[command(flatten)]
    position: PositionArguments,

    /// The length of the sequences, the first turn included
    depth: u32,
}

impl Divide {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.position()?;
        let counts = djambi::divide(&position, &self.position.rules(), self.depth).into_iter();
        let mut lines: Vec<_> =
            counts.map(|(mv, count)| (position.geometry().wire(mv).to_string(), count)).collect();
        lines.sort_unstable();
        for (mv, count) in lines {
            writeln!(output, "{mv} {count}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
