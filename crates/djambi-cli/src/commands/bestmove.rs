use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use djambi_engine::Engine;

use crate::given::GivenPosition;
use crate::thinking::Thinking;
use crate::timer::Timer;

/// Print the best move of a position
///
/// The move alone, in wire form (RULES.md §11). A finished game has none, which is an error.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi bestmove start
  djambi bestmove start --ms 200 --threads 2
  djambi bestmove '8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31' --nodes 5000 --level courtier --seed 7")]
pub(crate) struct Bestmove {
    #[command(flatten)]
    position: GivenPosition,

    #[command(flatten)]
    thinking: Thinking,
}

impl Bestmove {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.read()?;
        let effort = self.thinking.effort();
        let limits = effort.limits(self.thinking.seed(), 1);
        let timer = Timer::start(effort.most);
        let mut engine = Engine::new(self.thinking.options());
        let report = engine.search(&position, &self.position.rules(), &limits, &timer, |_| {});
        let Some(mv) = report.best_move() else { bail!("the game is over: {} has won", position.turn()) };
        writeln!(output, "{}", position.geometry().wire(mv))?;
        Ok(ExitCode::SUCCESS)
    }
}
