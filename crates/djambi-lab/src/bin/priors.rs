//! Fits the priors of the engine's search: self-play, the fit, the file of weights and its card. See
//! docs/ENGINE.md.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi_engine::prior::SCALE;
use djambi_lab::games::map_in_order;
use djambi_lab::priors::{
    PriorCard, PriorFit, PriorLosses, RecordSplit, SearchRecord, heading, quantized, read_records,
    record_game, self_play,
};
use djambi_lab::{Arguments, exit_code};

const HELP: &str = "\
usage: priors [--games N] [--nodes N] [--seed N] [--threads N] [--keep FILE | --from FILE] [--weights FILE]
              [--card FILE] [--epochs N] [--batch N] [--rate X] [--decay X]
Plays games and records the searches (--keep writes the records to a FILE), or reads the records of a FILE;
fits the priors to them and writes their weights and their card.";

/// The options of the command line.
struct PriorsOptions {
    games: u64,
    nodes: NonZero<u64>,
    seed: u64,
    threads: NonZero<usize>,
    keep: Option<PathBuf>,
    from: Option<PathBuf>,
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
    split: RecordSplit,
    first_seed: u64,
    nodes: NonZero<u64>,
}

impl PriorsOptions {
    fn parse(mut arguments: Arguments) -> Result<Self, String> {
        let defaults = PriorFit::default();
        let batch = NonZero::new(defaults.batch).expect("not zero");
        let options = Self {
            games: arguments.number("--games", 2_500)?,
            nodes: arguments.number("--nodes", NonZero::new(1_000).expect("not zero"))?,
            seed: arguments.number("--seed", 60_000_000)?,
            threads: arguments.number("--threads", NonZero::new(2).expect("not zero"))?,
            keep: arguments.value("--keep")?.map(PathBuf::from),
            from: arguments.value("--from")?.map(PathBuf::from),
            weights: arguments.path("--weights", "crates/djambi-engine/src/prior/weights.bin")?,
            card: arguments.path("--card", "docs/PRIORS.md")?,
            fit: PriorFit {
                epochs: arguments.number("--epochs", defaults.epochs)?,
                batch: arguments.number("--batch", batch)?.get(),
                rate: arguments.number("--rate", defaults.rate)?,
                decay: arguments.number("--decay", defaults.decay)?,
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
        let Searches { split, first_seed, nodes } = match &self.from {
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
        if let Some(weights) = self.current_weights() {
            eprintln!("those before: held out {}", show(&PriorLosses::of(held_out, &weights)));
        }
        let weights = self.fit.run(training, |epoch| {
            let (seconds, held_out) = (elapsed().as_secs_f64(), PriorLosses::of(held_out, epoch.weights));
            let (training, held_out) = (show(&epoch.training), show(&held_out));
            eprintln!("{seconds:>6.0} s  epoch {}: training {training}; held out {held_out}", epoch.number);
        });
        let weights = quantized(&weights);
        let card = PriorCard {
            first_seed,
            nodes: nodes.get(),
            training: (games.0, training.records()),
            held_out: (games.1, held_out.records()),
            fit: self.fit,
            uniform,
            fitted: PriorLosses::of(held_out, &dequantized(&weights)),
        };
        let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(&self.weights, bytes).map_err(|error| at(&self.weights, &error))?;
        fs::write(&self.card, card.to_string()).map_err(|error| at(&self.card, &error))?;
        println!("{card}");
        Ok(())
    }

    /// Plays the games.
    fn play(&self, elapsed: &dyn Fn() -> Duration) -> Outcome<Searches> {
        let (self_play, mut split) = (self_play(), RecordSplit::default());
        let (mut games, mut printed_at) = (0, Duration::ZERO);
        let mut file = self.keep.as_deref().map(|path| begin_file(path, self.nodes)).transpose()?;
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
                if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        if let (Some(path), Some(mut file)) = (&self.keep, file) {
            written.and_then(|()| file.flush()).map_err(|error| at(path, &error))?;
        }
        Ok(Searches { split, first_seed: self.seed, nodes: self.nodes })
    }

    /// The weights in the file that will be overwritten, if they have the same layout.
    fn current_weights(&self) -> Option<Vec<f32>> {
        let bytes = fs::read(&self.weights).ok()?;
        djambi_engine::prior::PolicyWeights::from_bytes(&bytes)?;
        let (pairs, _) = bytes.as_chunks();
        Some(dequantized(&pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect::<Vec<_>>()))
    }
}

/// Reads the records that `--keep` wrote.
fn read_searches(path: &Path) -> Outcome<Searches> {
    let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
    let (nodes, records) = read_records(&text).map_err(|error| at(path, &error))?;
    let first_seed = records.iter().map(|record| record.seed).min().unwrap_or_default();
    Ok(Searches { split: RecordSplit::of(&records), first_seed, nodes })
}

/// Begins a file of records.
fn begin_file(path: &Path, nodes: NonZero<u64>) -> Result<BufWriter<File>, String> {
    let mut file = File::create(path).map(BufWriter::new).map_err(|error| at(path, &error))?;
    writeln!(file, "{}", heading(nodes)).map_err(|error| at(path, &error))?;
    Ok(file)
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

fn dequantized(weights: &[i16]) -> Vec<f32> {
    weights.iter().map(|&weight| f32::from(weight) / SCALE).collect()
}

fn show(PriorLosses { turns, placements }: &PriorLosses) -> String {
    format!(
        "turns {:.4} ({:.4} above entropy), placements {:.4}",
        turns.mean(),
        turns.excess(),
        placements.mean()
    )
}
