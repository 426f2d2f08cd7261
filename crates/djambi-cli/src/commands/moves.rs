//! The command `moves`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_text::Cli;

use crate::arguments::PositionArguments;

/// The arguments of `moves`.
#[derive(Args)]
#[command(after_help = "
  djambi moves start
  djambi moves start --rules arena --reading
  djambi moves 'yC7x/xx7/9/9/9/9/9/9/rC7rN r-y- r r 0 1' --set encirclement=strict")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArguments,

    #[arg(long)]
    reading: bool,
}

impl Moves {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
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
