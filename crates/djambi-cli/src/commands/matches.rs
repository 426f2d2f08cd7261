//! `djambi match`: files, the clock and what is printed; the games themselves are the lab's.

mod files;
mod given;
mod print;
mod program;

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use anyhow::{Context, bail, ensure};
use clap::Args;
use djambi_lab::matches::{self, GameResult, Mode, Now, PlayerFactory, RunOptions, Side, Standing};
use djambi_lab::statistics::{Elo, Sprt, Verdict};

use crate::choice::Choice;
use files::{ProgressFile, Records};
use given::Given;
use print::Reporter;

/// Let two kinds of players play a match, to see who is stronger
///
/// A player is a level of the engine (page, squire, courtier, envoy, minister, chancellor, regent, prince) or a sparring
/// partner (one-turn, paranoid, uct), with parameters after a colon: nodes=N positions or ms=N milliseconds a turn; for
/// the engine also threads=N, memory=MEBIBYTES and the parameters of its search. Any program that speaks UDI is
/// udi:PATH ARGUMENTS or udi:ms=100,OPTION=VALUE:PATH ARGUMENTS.
///
/// The match is played in blocks. A block is one random opening in all seatings: six with two seats each, where 0.5 is an
/// equal share, or four with one seat of A against three of B, where 0.25 is. docs/ENGINE.md says what the results mean.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi match prince:nodes=2000 one-turn --blocks 10
  djambi match prince:ms=100 regent:ms=100 --blocks 500 --sequential --resume match.tsv
  djambi match prince:ms=1000 one-turn --mode one-three --blocks 25 --records games/")]
pub(crate) struct Match {
    /// The player whose share is told
    #[arg(value_name = "A")]
    a: Given,

    /// The rival
    #[arg(value_name = "B")]
    b: Given,

    /// How many blocks to play
    #[arg(long, value_name = "N", default_value = "10")]
    blocks: NonZero<usize>,

    /// Who has how many seats: two-two or one-three
    #[arg(long, default_value = "two-two")]
    mode: Mode,

    /// How many games to play at a time [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    concurrency: Option<NonZero<usize>>,

    /// Openings and whatever players leave to chance follow from this number
    #[arg(long, default_value = "1")]
    seed: u64,

    /// Leave a game open after so many turns: a draw of those who are alive
    #[arg(long, value_name = "N", default_value = "300")]
    turns: usize,

    /// End the match as soon as the sequential test decides
    #[arg(long)]
    sequential: bool,

    /// The difference that the sequential test takes for none
    #[arg(long, value_name = "ELO", default_value = "0", allow_negative_numbers = true)]
    elo0: f64,

    /// The difference that the sequential test takes for a gain
    #[arg(long, value_name = "ELO", default_value = "20", allow_negative_numbers = true)]
    elo1: f64,

    /// Write records of the games: a file for each into a directory, or all to the end of one file
    #[arg(long, value_name = "DIR_OR_FILE")]
    records: Option<PathBuf>,

    /// Keep the progress in this file, and go on from it if it exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    #[command(flatten)]
    choice: Choice,
}

impl Match {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let test = Sprt::new(Elo(self.elo0), Elo(self.elo1), self.mode.equal_share());
        let test = test.context("--elo1 must be greater than --elo0")?;
        let running = RunOptions {
            blocks: self.blocks.get(),
            concurrency: self.concurrency.unwrap_or_else(cores),
            now: now(),
        };
        let played = self.played()?;
        let mut files = Files::open(&played, self.resume, self.records)?;
        let mut games = files.progress.as_ref().map_or_else(Vec::new, |file| file.games().to_vec());
        let standing = |games: &[GameResult]| match self.sequential {
            true => Standing::until_decided(played.mode, games, running.blocks, &test),
            false => Standing::new(played.mode, games, running.blocks),
        };
        let is_decided =
            |standing: &Standing| self.sequential && test.verdict(&standing.sample()) != Verdict::Open;
        let mut reporter = Reporter::new(&played, &test, running, games.len());
        if !is_decided(&standing(&games)) {
            let done = games.clone();
            matches::run(&played, &running, &done, |finished| {
                files.note(&finished)?;
                games.push(finished.result);
                let standing = standing(&games);
                reporter.tell(&finished, &standing, games.len());
                let decided = is_decided(&standing);
                anyhow::Ok(if decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            })?;
        }
        reporter.print(output, &standing(&games))?;
        Ok(ExitCode::SUCCESS)
    }

    /// What is to be played, if it can be.
    fn played(&self) -> anyhow::Result<matches::Match> {
        let board = self.choice.board();
        let seats = board.seats().len();
        ensure!(seats == 4, "a match needs a board with four seats; {} has {seats}", board.name());
        if self.turns < matches::Match::MIN_TURNS {
            bail!("--turns must be at least {}, more than an opening has", matches::Match::MIN_TURNS);
        }
        let played = matches::Match {
            a: self.a.clone().contender(),
            b: self.b.clone().contender(),
            mode: self.mode,
            rules: self.choice.rules(),
            board,
            seed: self.seed,
            max_turns: self.turns,
        };
        for side in Side::ALL {
            let contender: &dyn PlayerFactory = played.player(side);
            contender.new_player(now()).with_context(|| format!("{} cannot play", contender.name()))?;
        }
        Ok(played)
    }
}

/// Where finished games are kept.
struct Files {
    progress: Option<ProgressFile>,
    records: Option<Records>,
}

impl Files {
    fn open(
        played: &matches::Match,
        progress: Option<PathBuf>,
        records: Option<PathBuf>,
    ) -> anyhow::Result<Self> {
        let progress = progress.map(|path| ProgressFile::open(path, played)).transpose()?;
        let records = records.map(Records::open).transpose()?;
        Ok(Self { progress, records })
    }

    /// A game's record is written before its line of progress: what is interrupted between the two is played again, not
    /// lost.
    fn note(&mut self, finished: &matches::FinishedGame) -> anyhow::Result<()> {
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
