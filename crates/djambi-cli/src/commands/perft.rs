//! The command `perft`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_text::Cli;
use serde_json::json;

use crate::arguments::PositionArguments;
use crate::json_line::write_json_line;

/// The arguments of `perft`.
#[derive(Args)]
#[command(after_help = "
  djambi perft start 4  # 2523908")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArguments,

    depth: u32,

    #[arg(long)]
    json: bool,
}

impl Perft {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let count = djambi::perft(&position, &self.position.rules(), self.depth);
        if self.json {
            write_json_line(output, &json!({"depth": self.depth, "count": count}))?;
        } else {
            writeln!(output, "{count}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
