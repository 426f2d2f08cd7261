//! The command `analyse`.

mod analyst;
mod game_study;
mod input;
mod progress_line;
mod proven_result;
mod share_bar;
mod share_text;
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
use djambi_text::Cli;
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

/// The arguments of `analyse`.
#[derive(Args)]
#[command(after_help = "
  djambi analyse start --ms 3000 --threads 2
  djambi analyse '8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31' --lines 3 --json
  djambi analyse game.pgn --nodes 5000")]
pub(crate) struct Analyse {
    #[arg(value_name = "DFEN|RECORD")]
    input: OsString,

    #[arg(long, value_name = "K")]
    lines: Option<NonZero<usize>>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    search: SearchArguments,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Analyse {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let json = self.json;
        match AnalysisInput::read(&self.input, &self.rules, texts)? {
            AnalysisInput::Position(position) => {
                let game = Game::new(self.rules.rules(), *position);
                let lines = self.lines.unwrap_or(LINES);
                let mut analyst =
                    Analyst::new(&self.search, self.search.analysis_limits(POSITION_TIME), lines);
                let study = analyst.study_with_progress(&game, &mut ProgressLine::on_terminal(), texts);
                if json {
                    print(output, &study.with_rules(&game))
                } else {
                    Ok(output.write_all(study.text(texts).as_bytes())?)
                }
            }
            AnalysisInput::Game(game) => {
                let lines = self.lines.unwrap_or(NonZero::<usize>::MIN);
                let mut analyst =
                    Analyst::new(&self.search, self.search.analysis_limits(RECORD_POSITION_TIME), lines);
                let study = GameStudy::new(&game, &mut analyst, &mut ProgressLine::on_terminal(), texts);
                if json { print(output, &study) } else { Ok(output.write_all(study.text(texts).as_bytes())?) }
            }
        }?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print(output: &mut impl Write, study: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *output, study).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
