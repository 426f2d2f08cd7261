//! Trains the net: self-play, then a fit, then the file of weights and its card. See docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi_engine::net::Net;
use djambi_lab::games::Plan;
use djambi_lab::train::{Agreement, Card, Corpus, Epoch, Losses, Schedule, Searcher, Split, fit};
use djambi_lab::{exit_code, number};

const HELP: &str = "\
usage: train [--minutes N] [--generations N] [--threads N] [--nodes N] [--seed N] [--folder DIR] [--weights FILE]
             [--card FILE] [--epochs N] [--rate X] [--decay X] [--part-of-result X] [--only play|fit]
Plays games into DIR for four fifths of the minutes (going on with those it has), each generation but the first with a net that
was fitted to the games before; then fits a net to the games of all generations and writes its weights and its card.";

/// What the command line says.
struct Given {
    minutes: f64,
    nodes: NonZero<u64>,
    first_seed: u64,
    generations: u32,
    folder: PathBuf,
    weights: PathBuf,
    card: PathBuf,
    schedule: Schedule,
    plays: bool,
    fits: bool,
}

/// The part of the time for self-play.
const PLAYING: f64 = 0.8;
/// How many seeds a generation has for itself.
const SEEDS: u64 = 10_000_000;
/// How many parts of a hundred of the turns are kept: the others are played with a sixth of the nodes.
const KEPT_PERCENT: usize = 20;

#[expect(clippy::disallowed_methods, reason = "a program that keeps within a time needs the clock")]
fn main() -> ExitCode {
    let begun = Instant::now();
    let done = match parse(std::env::args().skip(1)) {
        Ok(given) => train(&given, &|| begun.elapsed()),
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(done)
}

fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Given, String> {
    let schedule = Schedule {
        epochs: 6,
        batch: 1024,
        rate: 1e-3,
        decay: 0.5,
        part_of_result: 0.7,
        seed: 1,
        threads: NonZero::new(2).expect("not zero"),
    };
    let mut given = Given {
        minutes: 100.0,
        nodes: NonZero::new(240).expect("not zero"),
        first_seed: 10_000_000,
        generations: 3,
        folder: PathBuf::from("target/train"),
        weights: PathBuf::from("crates/djambi-engine/src/net/weights.bin"),
        card: PathBuf::from("docs/NET.md"),
        schedule,
        plays: true,
        fits: true,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--minutes" => given.minutes = number(&name, &value)?,
            "--threads" => given.schedule.threads = number(&name, &value)?,
            "--nodes" => given.nodes = number(&name, &value)?,
            "--seed" => given.first_seed = number(&name, &value)?,
            "--generations" => given.generations = number(&name, &value)?,
            "--folder" => given.folder = value.into(),
            "--weights" => given.weights = value.into(),
            "--card" => given.card = value.into(),
            "--epochs" => given.schedule.epochs = number(&name, &value)?,
            "--rate" => given.schedule.rate = number(&name, &value)?,
            "--decay" => given.schedule.decay = number(&name, &value)?,
            "--part-of-result" => given.schedule.part_of_result = number(&name, &value)?,
            "--only" => match value.as_str() {
                "play" => given.fits = false,
                "fit" => given.plays = false,
                _ => return Err(format!("--only is play or fit, not {value:?}")),
            },
            _ => return Err(format!("there is no option {name}")),
        }
    }
    if given.generations == 0 {
        return Err("--generations must be 1 at least".into());
    }
    Ok(given)
}

impl Given {
    /// The games of a generation.
    fn games(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("games-{generation}.bin"))
    }

    /// The net that was fitted to the games of the generations up to this one.
    fn net(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("net-{generation}.bin"))
    }

    /// The seed of a generation's first game.
    fn seed(&self, generation: u32) -> u64 {
        self.first_seed.saturating_add(u64::from(generation - 1) * SEEDS)
    }
}

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn train(given: &Given, elapsed: &dyn Fn() -> Duration) -> Done {
    fs::create_dir_all(&given.folder).map_err(|error| format!("{}: {error}", given.folder.display()))?;
    let last = given.generations;
    if given.plays {
        let mut teacher = None;
        for generation in 1..=last {
            let path = given.net(generation);
            // A generation whose net stands there is over.
            if generation == last || !path.exists() {
                play(given, generation, teacher, elapsed)?;
            }
            if generation < last {
                if !path.exists() {
                    write(&path, &learn(given, generation, elapsed)?.0.to_bytes())?;
                }
                teacher = Some(read_net(&path)?);
            }
        }
    }
    if !given.fits {
        return Ok(());
    }
    let (net, card) = learn(given, last, elapsed)?;
    write(&given.weights, &net.to_bytes())?;
    write(&given.card, card.to_string().as_bytes())?;
    println!("\n{card}");
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Done {
    Ok(fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// A net that is there as long as the program runs.
fn read_net(path: &Path) -> Done<&'static Net> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let net = Net::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Box::leak(Box::new(net)))
}

/// Plays games of a generation until its part of the time is over.
fn play(
    given: &Given,
    generation: u32,
    teacher: Option<&'static Net>,
    elapsed: &dyn Fn() -> Duration,
) -> Done {
    let begun = elapsed().as_secs_f64();
    let part = if given.fits { PLAYING } else { 1.0 };
    let seconds = given.minutes * 60.0 * part / f64::from(given.generations);
    let path = given.games(generation);
    let plan = Plan { kept_percent: KEPT_PERCENT, ..Plan::default() };
    let mut told = Duration::ZERO;
    let player = || Searcher::new(given.nodes, teacher);
    let (first, threads) = (given.seed(generation), given.schedule.threads);
    let played = Corpus::at(&path).extend(&plan, first, threads, player, |progress| {
        let now = elapsed();
        if now.saturating_sub(told) > Duration::from_secs(20) {
            told = now;
            println!(
                "{:>6.0} s  generation {generation}: {} games, {} positions",
                now.as_secs_f64(),
                progress.games,
                progress.positions
            );
        }
        if now.as_secs_f64() - begun < seconds { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    println!("{} holds {} games, {} positions", path.display(), played.games, played.positions);
    Ok(())
}

/// Fits a net to the games of the generations up to this one, and says what came of it.
fn learn(given: &Given, generation: u32, elapsed: &dyn Fn() -> Duration) -> Done<(Net, Card)> {
    let mut split = Split::default();
    for path in (1..=generation).map(|generation| given.games(generation)) {
        for game in Corpus::at(&path).read()? {
            split.add(&game?);
        }
    }
    if split.training.is_empty() || split.held_out.is_empty() {
        return Err("there are too few games to learn from".into());
    }
    let schedule = given.schedule;
    let part = schedule.part_of_result;
    let uniform = Losses::of_uniform(&split.held_out, part);
    let by_hand = Losses::by_hand(&split.held_out, part);
    let by_hand_at_best = Losses::by_hand_at_best(&split.held_out, part);
    println!("{} positions to learn from, {} held out", split.training.len(), split.held_out.len());
    println!("loss on target and on result: uniform {}, by hand {}", show(&uniform), show(&by_hand));
    println!("by hand to the power of {:.1} {}", by_hand_at_best.0, show(&by_hand_at_best.1));
    let (model, net) = fit(&split.training, &split.held_out, &schedule, |epoch| tell(epoch, elapsed()));
    let whole = model.to_net()?;
    let agreement = Agreement::of(&model, &whole, &split);
    let size = |data: &djambi_lab::train::Dataset| (data.games(), data.len());
    let card = Card {
        first_seeds: (1..=generation).map(|generation| given.seed(generation)).collect(),
        nodes: given.nodes.get(),
        training: size(&split.training),
        held_out: size(&split.held_out),
        tally: split.tally,
        schedule,
        uniform,
        by_hand,
        by_hand_at_best,
        net,
        agreement,
    };
    Ok((whole, card))
}

fn show(losses: &Losses) -> String {
    format!("{:.4} {:.4}", losses.on_target, losses.on_result)
}

fn tell(epoch: &Epoch, elapsed: Duration) -> ControlFlow<()> {
    let (seconds, held_out) = (elapsed.as_secs_f64(), show(&epoch.held_out));
    println!("{seconds:>6.0} s  epoch {}: training {:.4}, held out {held_out}", epoch.number, epoch.training);
    ControlFlow::Continue(())
}
