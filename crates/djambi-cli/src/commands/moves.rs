//! The command `moves`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi::{Move, Position};
use djambi_press::{Judge, Restriction};
use djambi_text::Cli;
use serde_json::{Value, json};

use crate::arguments::{PositionArguments, treaty};
use crate::json_line::write_json_line;

/// The arguments of `moves`.
#[derive(Args)]
#[command(after_help = "
  djambi moves start
  djambi moves start --rules arena --reading
  djambi moves start --json
  djambi moves 'yC7x/xx7/9/9/9/9/9/9/rC7rN r-y- r r 0 1' --set encirclement=strict
  djambi moves start --keeping 'r:keep_out(a5) b:no_power /2r'")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArguments,

    #[arg(long)]
    reading: bool,

    #[arg(long, value_name = "TREATY")]
    keeping: Option<OsString>,

    #[arg(long)]
    json: bool,
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
        let text = |mv| {
            if self.reading { position.reading(mv) } else { position.geometry().wire(mv).to_string() }
        };
        let mut lines: Vec<(String, Move)> = moves.into_iter().map(|mv| (text(mv), mv)).collect();
        lines.sort_unstable_by(|(line, _), (other, _)| line.cmp(other));
        for (line, mv) in lines {
            if self.json {
                write_json_line(output, &move_forms(&position, mv))?;
            } else {
                writeln!(output, "{line}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The forms of a move in a position, as JSON.
pub(super) fn move_forms(position: &Position, mv: Move) -> Value {
    json!({"move": position.geometry().wire(mv).to_string(), "reading": position.reading(mv)})
}
