//! Fits the priors of the engine's search: self-play, the fit, the file of weights and its card. See
//! docs/ENGINE.md.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi::Geometry;
use djambi_engine::prior::PolicyWeights;
use djambi_lab::games::map_in_order;
use djambi_lab::priors::{
    FitPhase, PolicyModel, PriorCard, PriorFit, PriorLosses, RecordSplit, Records, SearchRecord, heading,
    read_records, record_game, self_play,
};
use djambi_lab::{Arguments, exit_code, write_card};

const HELP: &str = "\
usage: priors [--board NAME] [--games N] [--minutes N] [--nodes N] [--seed N] [--threads N]
              [--keep FILE | --from FILE] [--begin FILE] [--weights FILE] [--card FILE]
              [--epochs N] [--batch N] [--rate X] [--decay X] [--net-epochs N] [--net-rate X]
Plays games on a board, for some minutes at most, and records the searches (--keep writes the records to a
FILE), or reads the records of a FILE; fits the priors of the board to them, first the weights of features
alone, then all of them with a net (--net-epochs 0: without), and writes their weights and their card.
The fit begins with the weights of the 9 x 9 board, where it is of another one, or with those of a FILE
(--begin; --epochs 0 if they have a net).";

/// The options of the command line.
struct PriorsOptions {
    board: &'static Geometry,
    games: u64,
    minutes: f64,
    nodes: NonZero<u64>,
    seed: u64,
    threads: NonZero<usize>,
    keep: Option<PathBuf>,
    from: Option<PathBuf>,
    begin: Option<PathBuf>,
    weights: PathBuf,
    card: PathBuf,
    fit: PriorFit,
}

#[expect(clippy::disallowed_methods, reason = "progress tells the time")]
fn main() -> ExitCode {
    let start = Instant::now();
    let result = match PriorsOptions::parse(Arguments::new(std::env::args().skip(1))) {
        Ok(options) => options.run(&|| start.elapsed()),
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// The records of searches, and their origin.
struct Searches {
    board: &'static Geometry,
    split: RecordSplit,
    first_seed: u64,
    nodes: NonZero<u64>,
}

impl PriorsOptions {
    fn parse(mut arguments: Arguments) -> Result<Self, String> {
        let defaults = PriorFit::default();
        let batch = NonZero::new(defaults.weights.batch).expect("not zero");
        let board = arguments.board()?;
        let weights = format!("crates/djambi-engine/src/prior/weights/{}.bin", board.name());
        let options = Self {
            board,
            games: arguments.number("--games", 2_500)?,
            minutes: arguments.number("--minutes", f64::INFINITY)?,
            nodes: arguments.number("--nodes", NonZero::new(1_000).expect("not zero"))?,
            seed: arguments.number("--seed", 60_000_000)?,
            threads: arguments.number("--threads", NonZero::new(2).expect("not zero"))?,
            keep: arguments.value("--keep")?.map(PathBuf::from),
            from: arguments.value("--from")?.map(PathBuf::from),
            begin: arguments.value("--begin")?.map(PathBuf::from),
            weights: arguments.path("--weights", &weights)?,
            card: arguments.path("--card", "docs/PRIORS.md")?,
            fit: PriorFit {
                weights: FitPhase {
                    epochs: arguments.number("--epochs", defaults.weights.epochs)?,
                    batch: arguments.number("--batch", batch)?.get(),
                    rate: arguments.number("--rate", defaults.weights.rate)?,
                    decay: arguments.number("--decay", defaults.weights.decay)?,
                },
                net: FitPhase {
                    epochs: arguments.number("--net-epochs", defaults.net.epochs)?,
                    rate: arguments.number("--net-rate", defaults.net.rate)?,
                    ..defaults.net
                },
                ..defaults
            },
        };
        arguments.finish()?;
        if options.keep.is_some() && options.from.is_some() {
            return Err("--keep cannot be used with --from".to_owned());
        }
        Ok(options)
    }

    /// Plays or reads the games, fits the priors and writes the files.
    fn run(&self, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let Searches { board, split, first_seed, nodes } = match &self.from {
            Some(path) => read_searches(path)?,
            None => self.play(elapsed)?,
        };
        let RecordSplit { training, held_out, games } = &split;
        if training.is_empty() || held_out.is_empty() {
            return Err("there are too few games to learn from".into());
        }
        let uniform = PriorLosses::of_uniform(held_out);
        eprintln!("{} positions to learn from, {} held out", training.records(), held_out.records());
        eprintln!("flat: held out {}", show(&uniform));
        let beginning = match &self.begin {
            Some(path) => read_policy(board, path)?,
            None => PolicyModel::beginning(board),
        };
        let before = PriorLosses::of(held_out, &beginning);
        eprintln!("the beginning: held out {}", show(&before));
        if let Ok(policy) = read_policy(board, &self.weights) {
            eprintln!("those before: held out {}", show(&PriorLosses::of(held_out, &policy)));
        }
        let policy = self.fit.run_from(beginning, training, |epoch| {
            let (seconds, held_out) = (elapsed().as_secs_f64(), PriorLosses::of(held_out, epoch.policy));
            let (training, held_out) = (show(&epoch.training), show(&held_out));
            eprintln!("{seconds:>6.0} s  epoch {}: training {training}; held out {held_out}", epoch.number);
        });
        let weights = policy.quantized();
        let card = PriorCard {
            board,
            first_seed,
            nodes: nodes.get(),
            training: (games.0, training.records()),
            held_out: (games.1, held_out.records()),
            fit: self.fit,
            uniform,
            before: self.begin.is_some().then_some(before),
            fitted: PriorLosses::of(held_out, &PolicyModel::of(board, &weights)),
        };
        fs::write(&self.weights, weights.to_bytes()).map_err(|error| at(&self.weights, &error))?;
        write_card(&self.card, &card).map_err(|error| at(&self.card, &error))?;
        println!("{card}");
        Ok(())
    }

    /// Plays the games.
    fn play(&self, elapsed: &dyn Fn() -> Duration) -> Outcome<Searches> {
        let (self_play, mut split) = (self_play(self.board), RecordSplit::new(self.board));
        let (mut games, mut printed_at) = (0, Duration::ZERO);
        let mut file =
            self.keep.as_deref().map(|path| begin_file(path, self.board, self.nodes)).transpose()?;
        let mut written = Ok(());
        let seeds = self.seed..self.seed.saturating_add(self.games);
        map_in_order(
            seeds,
            self.threads,
            |seed| record_game(&self_play, seed, self.nodes),
            |seed, records| {
                split.add_game(seed, &records);
                if let Some(file) = &mut file {
                    written = records.iter().try_for_each(|record: &SearchRecord| writeln!(file, "{record}"));
                }
                games += 1;
                let now = elapsed();
                if now.saturating_sub(printed_at) > Duration::from_secs(20) || games == self.games {
                    printed_at = now;
                    let positions = split.training.records() + split.held_out.records();
                    eprintln!("{:>6.0} s  {games} games, {positions} positions", now.as_secs_f64());
                }
                let goes_on = written.is_ok() && now.as_secs_f64() < self.minutes * 60.0;
                if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        if let (Some(path), Some(mut file)) = (&self.keep, file) {
            written.and_then(|()| file.flush()).map_err(|error| at(path, &error))?;
        }
        Ok(Searches { board: self.board, split, first_seed: self.seed, nodes: self.nodes })
    }
}

/// Reads the policy of a board.
fn read_policy(board: &'static Geometry, path: &Path) -> Result<PolicyModel, String> {
    let bytes = fs::read(path).map_err(|error| at(path, &error))?;
    let weights = PolicyWeights::from_bytes(board, &bytes).map_err(|error| at(path, &error))?;
    Ok(PolicyModel::of(board, &weights))
}

/// Reads the records that `--keep` wrote.
fn read_searches(path: &Path) -> Outcome<Searches> {
    let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
    let Records { board, nodes, records } = read_records(&text).map_err(|error| at(path, &error))?;
    let first_seed = records.iter().map(|record| record.seed).min().unwrap_or_default();
    Ok(Searches { board, split: RecordSplit::of(board, &records), first_seed, nodes })
}

/// Begins a file of records.
fn begin_file(path: &Path, board: &Geometry, nodes: NonZero<u64>) -> Result<BufWriter<File>, String> {
    let mut file = File::create(path).map(BufWriter::new).map_err(|error| at(path, &error))?;
    writeln!(file, "{}", heading(board, nodes)).map_err(|error| at(path, &error))?;
    Ok(file)
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

fn show(PriorLosses { turns, placements }: &PriorLosses) -> String {
    format!(
        "turns {:.4} ({:.4} above entropy), placements {:.4}",
        turns.mean(),
        turns.excess(),
        placements.mean()
    )
}
