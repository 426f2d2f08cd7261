//! The command `match`: arguments, files, clock and output. The lab plays the games.

mod files;
mod pace;
mod player_argument;
mod printer;
mod report;
mod seats_argument;
mod udi_player;

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use anyhow::{Context, bail};
use clap::Args;
use djambi_lab::matches::{self, DrawOffers, GameResult, Now, PlayerFactory, RunOptions, Side, Standing};
use djambi_lab::statistics::{Elo, Sprt, Verdict};
use djambi_text::Cli;

use crate::arguments::RulesArguments;
use crate::json_line::write_json_line;
use files::{ProgressFile, RecordFiles};
use player_argument::PlayerArgument;
use printer::MatchPrinter;
use report::MatchReport;
use seats_argument::SeatsArguments;

/// The arguments of `match`.
#[derive(Args)]
#[command(after_help = "
  djambi match prince:nodes=2000 one-turn --blocks 10
  djambi match prince:ms=100 regent:ms=100 --blocks 500 --sequential --resume match.tsv
  djambi match prince:ms=1000 one-turn --mode one-three --blocks 25 --records games/
  djambi match regent minister --board hex6 --players 3 --mode one --json")]
pub(crate) struct Match {
    #[arg(value_name = "A")]
    a: PlayerArgument,

    #[arg(value_name = "B")]
    b: PlayerArgument,

    #[arg(long, value_name = "N", default_value = "10")]
    blocks: NonZero<usize>,

    #[command(flatten)]
    seats: SeatsArguments,

    #[arg(long, value_name = "N")]
    concurrency: Option<NonZero<usize>>,

    #[arg(long, default_value = "1")]
    seed: u64,

    #[arg(long, value_name = "N", default_value = "300")]
    turns: usize,

    #[arg(long)]
    draw_offers: bool,

    #[arg(long)]
    sequential: bool,

    #[arg(long, value_name = "ELO", default_value = "0", allow_negative_numbers = true)]
    elo0: f64,

    #[arg(long, value_name = "ELO", default_value = "20", allow_negative_numbers = true)]
    elo1: f64,

    #[arg(long, value_name = "DIR_OR_FILE")]
    records: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Match {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let spec = self.spec(texts)?;
        let seatings = &spec.seatings;
        let test = Sprt::new(Elo(self.elo0), Elo(self.elo1), seatings.equal_share(), seatings.games());
        let test = test.context(texts.elo_order())?;
        let running = RunOptions {
            blocks: self.blocks.get(),
            concurrency: self.concurrency.unwrap_or_else(cores),
            now: now(),
        };
        let mut files = MatchFiles::open(&spec, self.resume, self.records, texts)?;
        let mut games = files.progress.as_ref().map_or_else(Vec::new, |file| file.games().to_vec());
        let standing = |games: &[GameResult]| match self.sequential {
            true => Standing::until_decided(seatings, games, running.blocks, &test),
            false => Standing::new(seatings, games, running.blocks),
        };
        let is_decided =
            |standing: &Standing| self.sequential && test.verdict(&standing.sample()) != Verdict::Open;
        let mut printer = MatchPrinter::new(&spec, &test, running);
        if !is_decided(&standing(&games)) {
            let done = games.clone();
            matches::run(&spec, &running, &done, |finished| {
                files.add(&finished)?;
                games.push(finished.result);
                let standing = standing(&games);
                printer.print_progress(&finished, &standing, games.len());
                let decided = is_decided(&standing);
                anyhow::Ok(if decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            })?;
        }
        if self.json {
            let report = MatchReport::new(&spec, &test, printer.pace(), &standing(&games));
            write_json_line(output, &report)?;
        } else {
            printer.print(output, &standing(&games))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The match, after a check that it can be played.
    fn spec(&self, texts: Cli) -> anyhow::Result<matches::Match> {
        let board = self.rules.board();
        if self.turns < matches::Match::MIN_TURNS {
            bail!(texts.turns_too_few(matches::Match::MIN_TURNS as u64));
        }
        let spec = matches::Match {
            a: self.a.clone().into_factory(),
            b: self.b.clone().into_factory(),
            seatings: self.seats.seatings(board, texts)?,
            rules: self.rules.rules(),
            board,
            seed: self.seed,
            draw_offers: if self.draw_offers { DrawOffers::On } else { DrawOffers::Off },
            max_turns: self.turns,
        };
        for side in Side::ALL {
            let player: &dyn PlayerFactory = spec.player(side);
            player.new_player(now()).with_context(|| texts.cannot_play(&player.name()))?;
        }
        Ok(spec)
    }
}

/// The files that finished games are written to.
struct MatchFiles {
    progress: Option<ProgressFile>,
    records: Option<RecordFiles>,
}

impl MatchFiles {
    fn open(
        spec: &matches::Match,
        progress: Option<PathBuf>,
        records: Option<PathBuf>,
        texts: Cli,
    ) -> anyhow::Result<Self> {
        let progress = progress.map(|path| ProgressFile::open(path, spec, texts)).transpose()?;
        let records = records.map(|path| RecordFiles::open(path, texts)).transpose()?;
        Ok(Self { progress, records })
    }

    /// Writes a game's record, then its line of progress: an interruption between the two repeats the game
    /// instead of losing its record.
    fn add(&mut self, finished: &matches::FinishedGame) -> anyhow::Result<()> {
        if let Some(records) = &mut self.records {
            records.add(finished)?;
        }
        self.progress.as_mut().map_or(Ok(()), |progress| progress.add(&finished.result))
    }
}

#[expect(clippy::disallowed_methods, reason = "the program is the edge where the clock comes in")]
fn now() -> Now {
    Instant::now
}

fn cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}
