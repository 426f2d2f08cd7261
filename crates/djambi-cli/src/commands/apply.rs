//! The command `apply`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use djambi::{Position, Rules};

use crate::arguments::{PositionArguments, utf8};

/// Play moves from a position and print the position after each
///
/// The moves may be in wire form or in reading form (RULES.md §11). An illegal move ends the command with an
/// error that names the rule. Draws (§8) are not judged.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi apply start a3a5
  djambi apply start Ma3-a5 i3i5 Mi7-i6")]
pub(crate) struct Apply {
    #[command(flatten)]
    position: PositionArguments,

    /// The moves, in order
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<OsString>,
}

impl Apply {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut position = self.position.position()?;
        let rules = self.position.rules();
        for (index, mv) in self.moves.iter().enumerate() {
            let mv = utf8(mv, "the move")?;
            position = play(&position, &rules, mv).with_context(|| format!("move {}, {mv:?}", index + 1))?;
            writeln!(output, "{position}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn play(position: &Position, rules: &Rules, text: &str) -> anyhow::Result<Position> {
    let mv = position.parse_move(text)?;
    position.play(rules, mv).map_err(|illegal| anyhow!("{illegal} ({})", illegal.section()))
}
