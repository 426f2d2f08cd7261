//! The command `apply`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use djambi::{Position, Rules};
use djambi_text::Cli;
use djambi_text::cli::Argument;
use serde_json::{Value, json};

use super::moves::move_forms;
use crate::arguments::{PositionArguments, utf8};
use crate::json_line::write_json_line;

/// The arguments of `apply`.
#[derive(Args)]
#[command(after_help = "
  djambi apply start a3a5
  djambi apply start Ma3-a5 i3i5 Mi7-i6")]
pub(crate) struct Apply {
    #[command(flatten)]
    position: PositionArguments,

    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<OsString>,

    #[arg(long)]
    json: bool,
}

impl Apply {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let mut position = self.position.position(texts)?;
        let rules = self.position.rules();
        for (index, mv) in self.moves.iter().enumerate() {
            let mv = utf8(mv, Argument::Move, texts)?;
            let (mut played, after) =
                play(&position, &rules, mv).with_context(|| texts.move_number(index as u64 + 1, mv))?;
            position = after;
            if self.json {
                played["position"] = json!(position.to_string());
                write_json_line(output, &played)?;
            } else {
                writeln!(output, "{position}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays a move: its forms and the position after it.
fn play(position: &Position, rules: &Rules, text: &str) -> anyhow::Result<(Value, Position)> {
    let mv = position.parse_move(text)?;
    let after = position.play(rules, mv)?;
    Ok((move_forms(position, mv), after))
}
