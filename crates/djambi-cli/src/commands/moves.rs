//! The command `moves`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use crate::arguments::PositionArguments;

/// List the legal moves of a position, sorted, one a line
///
/// The moves are in wire form (RULES.md §11) and sorted by their bytes. A finished game has none.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi moves start
  djambi moves start --rules arena --reading
  djambi moves 'yC7x/xx7/9/9/9/9/9/9/rC7rN r-y- r r 0 1' --set encirclement=strict")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArguments,

    /// Print the moves in reading form, such as Mc3xc4@h7
    #[arg(long)]
    reading: bool,
}

impl Moves {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.position()?;
        let moves = position.legal_moves(&self.position.rules()).into_iter();
        let mut lines: Vec<String> = if self.reading {
            moves.map(|mv| position.reading(mv)).collect()
        } else {
            moves.map(|mv| position.geometry().wire(mv).to_string()).collect()
        };
        lines.sort_unstable();
        for line in lines {
            writeln!(output, "{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
