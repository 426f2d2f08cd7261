//! The command `bestmove`.

use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use djambi_engine::Engine;
use djambi_text::Cli;

use super::moves::move_forms;
use crate::arguments::{PositionArguments, SearchArguments};
use crate::json_line::write_json_line;
use crate::timer::Timer;

/// The arguments of `bestmove`.
#[derive(Args)]
#[command(after_help = "
  djambi bestmove start
  djambi bestmove start --ms 200 --threads 2
  djambi bestmove '8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31' --nodes 5000 --level courtier --seed 7")]
pub(crate) struct Bestmove {
    #[command(flatten)]
    position: PositionArguments,

    #[command(flatten)]
    search: SearchArguments,

    #[arg(long)]
    json: bool,
}

impl Bestmove {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let search_limits = self.search.limits();
        let limits = search_limits.for_engine(self.search.seed(), 1);
        let timer = Timer::start(search_limits.max);
        let mut engine = Engine::new(self.search.options());
        let report = engine.search(&position, &self.position.rules(), &limits, &timer, |_| {});
        let Some(mv) = report.best_move() else { bail!(texts.already_won(position.turn())) };
        if self.json {
            write_json_line(output, &move_forms(&position, mv))?;
        } else {
            writeln!(output, "{}", position.geometry().wire(mv))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
