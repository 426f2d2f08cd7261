//! The command `analyse`.

mod analyst;
mod game_study;
mod input;
mod progress_line;
mod share_bar;
mod stage;
mod study;
mod turning_point;

use std::ffi::OsString;
use std::io::{self, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use djambi::Game;
use serde::Serialize;

use crate::arguments::{RulesArguments, SearchArguments};
use analyst::Analyst;
use game_study::GameStudy;
use input::AnalysisInput;
use progress_line::ProgressLine;

/// The default number of lines for a position; for each position of a record it is 1.
const LINES: NonZero<usize> = NonZero::new(5).expect("not zero");

/// The default time for a position.
const POSITION_TIME: Duration = Duration::from_secs(1);
/// The default time for each position of a record.
const RECORD_POSITION_TIME: Duration = Duration::from_millis(200);

/// Find the best turns of a position, or the turning points of a recorded game
///
/// For a position, prints its best lines: the expected result of each seat (in per cent), the number of
/// visits by the search, and the turns. For a recorded game, prints the expected result of each seat after
/// each turn, and the turning points: the turns that lost their player most, with the better turn. By default
/// a position is studied for a second, each position of a game for a fifth of a second. docs/ENGINE.md
/// describes the output of --json.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi analyse start --ms 3000 --threads 2
  djambi analyse '8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31' --lines 3 --json
  djambi analyse game.pgn --nodes 5000")]
pub(crate) struct Analyse {
    /// A position string in quotes, the word start, a file with a record, or - for a record on standard input
    #[arg(value_name = "DFEN|RECORD")]
    input: OsString,

    /// How many lines to print [default: 5; of each position of a record 1]
    #[arg(long, value_name = "K")]
    lines: Option<NonZero<usize>>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    search: SearchArguments,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Analyse {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let json = self.json;
        match AnalysisInput::read(&self.input, &self.rules)? {
            AnalysisInput::Position(position) => {
                let game = Game::new(self.rules.rules(), *position);
                let lines = self.lines.unwrap_or(LINES);
                let mut analyst =
                    Analyst::new(&self.search, self.search.analysis_limits(POSITION_TIME), lines);
                let study = analyst.study_with_progress(&game, &mut ProgressLine::on_terminal());
                if json { print(output, &study.with_rules(&game)) } else { Ok(write!(output, "{study}")?) }
            }
            AnalysisInput::Game(game) => {
                let lines = self.lines.unwrap_or(NonZero::<usize>::MIN);
                let mut analyst =
                    Analyst::new(&self.search, self.search.analysis_limits(RECORD_POSITION_TIME), lines);
                let study = GameStudy::new(&game, &mut analyst, &mut ProgressLine::on_terminal());
                if json { print(output, &study) } else { Ok(write!(output, "{study}")?) }
            }
        }?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print(output: &mut impl Write, study: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *output, study).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
