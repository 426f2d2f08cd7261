//! The command `moves`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_press::{Judge, Restriction};
use djambi_text::Cli;

use crate::arguments::{PositionArguments, treaty};

/// The arguments of `moves`.
#[derive(Args)]
#[command(after_help = "
  djambi moves start
  djambi moves start --rules arena --reading
  djambi moves 'yC7x/xx7/9/9/9/9/9/9/rC7rN r-y- r r 0 1' --set encirclement=strict
  djambi moves start --keeping 'r:keep_out(a5) b:no_power /2r'")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArguments,

    #[arg(long)]
    reading: bool,

    #[arg(long, value_name = "TREATY")]
    keeping: Option<OsString>,
}

impl Moves {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let rules = self.position.rules();
        let moves = match &self.keeping {
            None => position.legal_moves(&rules),
            Some(text) => {
                let judge = Judge::begin(treaty(&position, text, texts)?, rules, &position)?;
                Restriction::new(&position, &rules, &judge.bindings(&position)).legal_moves()
            }
        };
        let mut lines: Vec<String> = if self.reading {
            moves.into_iter().map(|mv| position.reading(mv)).collect()
        } else {
            moves.into_iter().map(|mv| position.geometry().wire(mv).to_string()).collect()
        };
        lines.sort_unstable();
        for line in lines {
            writeln!(output, "{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
