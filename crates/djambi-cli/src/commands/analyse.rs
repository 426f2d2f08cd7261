//! The command `analyse`.

mod analyst;
mod graph;
mod progress;
mod question;
mod study;
mod turning_point;
mod whole_game;

use std::ffi::OsString;
use std::io::{self, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use djambi::Game;
use serde::Serialize;

use crate::choice::Choice;
use crate::thinking::Thinking;
use analyst::Analyst;
use progress::Progress;
use question::Question;
use whole_game::WholeGame;

/// How many lines of a position are printed if nothing is said; of each position of a record, one.
const LINES: NonZero<usize> = NonZero::new(5).expect("not zero");

/// How long a position is studied if nothing is said.
const TIME: Duration = Duration::from_secs(1);
/// How long each position of a record is.
const TIME_OF_MANY: Duration = Duration::from_millis(200);

/// Find the best turns of a position, or the turning points of a recorded game
///
/// Of a position: the best lines, with what each seat can expect of the result (in per cent), how often the search went this
/// way, and the turns. Of a game: what each seat could expect after each turn, and the turning points: the turns with
/// which a player lost most, and what would have been better. Unless something else is said, a position is studied for a
/// second, each position of a game for a fifth of one. docs/ENGINE.md describes the output of --json.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi analyse start --ms 3000 --threads 2
  djambi analyse '8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31' --lines 3 --json
  djambi analyse game.pgn --nodes 5000")]
pub(crate) struct Analyse {
    /// A position string in quotes, the word start, a file with a record, or - for a record on standard input
    #[arg(value_name = "DFEN|RECORD")]
    given: OsString,

    /// How many lines to print [default: 5; of each position of a record 1]
    #[arg(long, value_name = "K")]
    lines: Option<NonZero<usize>>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    thinking: Thinking,

    #[command(flatten)]
    choice: Choice,
}

impl Analyse {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let json = self.json;
        match Question::read(&self.given, &self.choice)? {
            Question::Position(position) => {
                let game = Game::new(self.choice.rules(), *position);
                let lines = self.lines.unwrap_or(LINES);
                let mut analyst = Analyst::new(&self.thinking, self.thinking.effort_to_study(TIME), lines);
                let study = analyst.study_aloud(&game, &mut Progress::on_terminal());
                if json { print(output, &study.with_rules(&game)) } else { Ok(write!(output, "{study}")?) }
            }
            Question::Game(game) => {
                let lines = self.lines.unwrap_or(NonZero::<usize>::MIN);
                let mut analyst =
                    Analyst::new(&self.thinking, self.thinking.effort_to_study(TIME_OF_MANY), lines);
                let whole = WholeGame::study(&game, &mut analyst, &mut Progress::on_terminal());
                if json { print(output, &whole) } else { Ok(write!(output, "{whole}")?) }
            }
        }?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print(output: &mut impl Write, told: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *output, told).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
