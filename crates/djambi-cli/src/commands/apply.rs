use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use djambi::{Position, Rules};

use crate::given::{GivenPosition, text};

/// Play moves from a position and print the position after each
///
/// The moves may be in wire form or in reading form (RULES.md §11). An illegal one ends the command, with a sentence that
/// says which rule forbids it. Draws (§8) are not judged.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi apply start a3a5
  djambi apply start Ma3-a5 i3i5 Mi7-i6")]
pub(crate) struct Apply {
    #[command(flatten)]
    position: GivenPosition,

    /// The moves, in order
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<OsString>,
}

impl Apply {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut position = self.position.read()?;
        let rules = self.position.rules();
        for (index, mv) in self.moves.iter().enumerate() {
            let mv = text(mv, "the move")?;
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
