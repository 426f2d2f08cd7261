//! The command `divide`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_text::Cli;
use serde_json::json;

use crate::arguments::PositionArguments;
use crate::json_line::write_json_line;

/// The arguments of `divide`.
#[derive(Args)]
#[command(after_help = "
  djambi divide start 3")]
pub(crate) struct Divide {
    #[command(flatten)]
    position: PositionArguments,

    depth: u32,

    #[arg(long)]
    json: bool,
}

impl Divide {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let counts = djambi::divide(&position, &self.position.rules(), self.depth).into_iter();
        let mut lines: Vec<_> =
            counts.map(|(mv, count)| (position.geometry().wire(mv).to_string(), count)).collect();
        lines.sort_unstable();
        for (mv, count) in lines {
            if self.json {
                write_json_line(output, &json!({"move": mv, "count": count}))?;
            } else {
                writeln!(output, "{mv} {count}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
