//! Fits the search's priors: self-play, then a fit, then the file of weights and its card. See docs/ENGINE.md.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi_engine::prior::SCALE;
use djambi_lab::games::make_in_order;
use djambi_lab::priors::{Card, Fit, Losses, Record, Split, heading, plan, read, record_game, whole};
use djambi_lab::{exit_code, number};

const HELP: &str = "\
usage: priors [--games N] [--nodes N] [--seed N] [--threads N] [--keep FILE | --from FILE] [--weights FILE] [--card FILE]
              [--epochs N] [--batch N] [--rate X] [--decay X]
Plays games and records what searches look at (--keep writes that to a FILE), or reads the records of a FILE; fits the priors
to them and writes their weights and their card.";

/// What the command line says.
struct Given {
    games: u64,
    nodes: NonZero<u64>,
    seed: u64,
    threads: NonZero<usize>,
    keep: Option<PathBuf>,
    from: Option<PathBuf>,
    weights: PathBuf,
    card: PathBuf,
    fit: Fit,
}

#[expect(clippy::disallowed_methods, reason = "people want to know how long it takes")]
fn main() -> ExitCode {
    let begun = Instant::now();
    let done = match parse(std::env::args().skip(1)) {
        Ok(given) => given.learn(&|| begun.elapsed()),
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(done)
}

fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Given, String> {
    let mut given = Given {
        games: 2_500,
        nodes: NonZero::new(1_000).expect("not zero"),
        seed: 60_000_000,
        threads: NonZero::new(2).expect("not zero"),
        keep: None,
        from: None,
        weights: PathBuf::from("crates/djambi-engine/src/prior/weights.bin"),
        card: PathBuf::from("docs/PRIORS.md"),
        fit: Fit::default(),
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--games" => given.games = number(&name, &value)?,
            "--nodes" => given.nodes = number(&name, &value)?,
            "--seed" => given.seed = number(&name, &value)?,
            "--threads" => given.threads = number(&name, &value)?,
            "--keep" => given.keep = Some(value.into()),
            "--from" => given.from = Some(value.into()),
            "--weights" => given.weights = value.into(),
            "--card" => given.card = value.into(),
            "--epochs" => given.fit.epochs = number(&name, &value)?,
            "--batch" => given.fit.batch = number::<NonZero<usize>>(&name, &value)?.get(),
            "--rate" => given.fit.rate = number(&name, &value)?,
            "--decay" => given.fit.decay = number(&name, &value)?,
            _ => return Err(format!("there is no option {name}")),
        }
    }
    if given.keep.is_some() && given.from.is_some() {
        return Err("--keep is for games that are played, --from for those that were".to_owned());
    }
    Ok(given)
}

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// What searches looked at, and where that comes from.
struct Searches {
    split: Split,
    first_seed: u64,
    nodes: NonZero<u64>,
}

impl Given {
    fn learn(&self, elapsed: &dyn Fn() -> Duration) -> Done {
        let Searches { split, first_seed, nodes } = match &self.from {
            Some(path) => recall(path)?,
            None => self.play(elapsed)?,
        };
        let Split { training, held_out, games } = &split;
        if training.is_empty() || held_out.is_empty() {
            return Err("there are too few games to learn from".into());
        }
        let flat = Losses::of_flat(held_out);
        eprintln!("{} positions to learn from, {} held out", training.records(), held_out.records());
        eprintln!("flat: held out {}", show(&flat));
        if let Some(before) = self.weights_before() {
            eprintln!("those before: held out {}", show(&Losses::of(held_out, &before)));
        }
        let weights = self.fit.run(training, |epoch| {
            let (seconds, held_out) = (elapsed().as_secs_f64(), Losses::of(held_out, epoch.weights));
            let (training, held_out) = (show(&epoch.training), show(&held_out));
            eprintln!("{seconds:>6.0} s  epoch {}: training {training}; held out {held_out}", epoch.number);
        });
        let whole = whole(&weights);
        let card = Card {
            first_seed,
            nodes: nodes.get(),
            training: (games.0, training.records()),
            held_out: (games.1, held_out.records()),
            fit: self.fit,
            flat,
            fitted: Losses::of(held_out, &fractions(&whole)),
        };
        let bytes: Vec<u8> = whole.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(&self.weights, bytes).map_err(|error| at(&self.weights, &error))?;
        fs::write(&self.card, card.to_string()).map_err(|error| at(&self.card, &error))?;
        println!("{card}");
        Ok(())
    }

    /// Plays the games.
    fn play(&self, elapsed: &dyn Fn() -> Duration) -> Done<Searches> {
        let (plan, mut split) = (plan(), Split::default());
        let (mut games, mut told) = (0, Duration::ZERO);
        let mut file = self.keep.as_deref().map(|path| begin(path, self.nodes)).transpose()?;
        let mut written = Ok(());
        let seeds = self.seed..self.seed.saturating_add(self.games);
        make_in_order(
            seeds,
            self.threads,
            |seed| record_game(&plan, seed, self.nodes),
            |seed, records| {
                split.add_game(seed, &records);
                if let Some(file) = &mut file {
                    written = records.iter().try_for_each(|record: &Record| writeln!(file, "{record}"));
                }
                games += 1;
                let now = elapsed();
                if now.saturating_sub(told) > Duration::from_secs(20) || games == self.games {
                    told = now;
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

    /// The weights that are going to be written over, if they are as many.
    fn weights_before(&self) -> Option<Vec<f32>> {
        let bytes = fs::read(&self.weights).ok()?;
        djambi_engine::prior::PolicyWeights::from_bytes(&bytes)?;
        let (pairs, _) = bytes.as_chunks();
        Some(fractions(&pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect::<Vec<_>>()))
    }
}

/// Reads records that were kept.
fn recall(path: &Path) -> Done<Searches> {
    let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
    let (nodes, records) = read(&text).map_err(|damage| at(path, &damage))?;
    let first_seed = records.iter().map(|record| record.seed).min().unwrap_or_default();
    Ok(Searches { split: Split::of(&records), first_seed, nodes })
}

/// Begins a file of records.
fn begin(path: &Path, nodes: NonZero<u64>) -> Result<BufWriter<File>, String> {
    let mut file = File::create(path).map(BufWriter::new).map_err(|error| at(path, &error))?;
    writeln!(file, "{}", heading(nodes)).map_err(|error| at(path, &error))?;
    Ok(file)
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

fn fractions(whole: &[i16]) -> Vec<f32> {
    whole.iter().map(|&weight| f32::from(weight) / SCALE).collect()
}

fn show(Losses { turns, placements }: &Losses) -> String {
    format!(
        "turns {:.4} ({:.4} above entropy), placements {:.4}",
        turns.mean(),
        turns.excess(),
        placements.mean()
    )
}
