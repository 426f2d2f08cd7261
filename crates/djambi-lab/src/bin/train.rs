//! Trains the net: self-play, the fit, the file of weights and its card. See docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi::Geometry;
use djambi_engine::net::Net;
use djambi_lab::games::SelfPlay;
use djambi_lab::train::{
    Corpus, Dataset, GameSplit, Model, NetCard, NetEpoch, NetLosses, NewGames, QuantizationError, Schedule,
    SelfPlayEngine, fit_net,
};
use djambi_lab::{Arguments, exit_code, write_card};

const HELP: &str = "\
usage: train [--board NAME] [--minutes N] [--generations N] [--threads N] [--nodes N] [--seed N]
             [--folder DIR] [--begin FILE] [--weights FILE] [--card FILE] [--epochs N] [--rate X]
             [--decay X] [--part-of-result X] [--only play|fit]
Plays games on a board into DIR for four fifths of the minutes, in addition to those that it has. Each generation but
the first plays with a net that was fitted to the games before. Then fits a net to the games of all
generations and writes its weights and its card. With --begin the first generation plays with the net of a
FILE instead of the evaluation by hand, and each fit begins with it.";

/// The options of the command line.
struct TrainOptions {
    board: &'static Geometry,
    minutes: f64,
    nodes: NonZero<u64>,
    first_seed: u64,
    generations: u32,
    folder: PathBuf,
    /// The net to begin with.
    begin: Option<&'static Net>,
    weights: PathBuf,
    card: PathBuf,
    schedule: Schedule,
    stages: Stages,
}

/// The stages of training to run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stages {
    PlayAndFit,
    Play,
    Fit,
}

/// The part of the time for self-play.
const PLAYING: f64 = 0.8;
/// The number of seeds of each generation.
const SEEDS: u64 = 10_000_000;
/// The percentage of full searches: the others have a sixth of the nodes.
const FULL_SEARCH_PERCENT: usize = 20;

#[expect(clippy::disallowed_methods, reason = "a program with a time limit needs the clock")]
fn main() -> ExitCode {
    let start = Instant::now();
    let result = match TrainOptions::parse(Arguments::new(std::env::args().skip(1))) {
        Ok(options) => options.run(&|| start.elapsed()),
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

impl TrainOptions {
    fn parse(mut arguments: Arguments) -> Result<Self, String> {
        let board = arguments.board()?;
        let weights = format!("crates/djambi-engine/src/net/weights/{}.bin", board.name());
        let options = Self {
            board,
            minutes: arguments.number("--minutes", 100.0)?,
            nodes: arguments.number("--nodes", NonZero::new(240).expect("not zero"))?,
            first_seed: arguments.number("--seed", 10_000_000)?,
            generations: arguments.number("--generations", 3)?,
            folder: arguments.path("--folder", &format!("target/train/{}", board.name()))?,
            begin: match arguments.value("--begin")? {
                Some(path) => Some(read_net(board, path.as_ref()).map_err(|error| error.to_string())?),
                None => None,
            },
            weights: arguments.path("--weights", &weights)?,
            card: arguments.path("--card", "docs/NET.md")?,
            schedule: Schedule {
                epochs: arguments.number("--epochs", 6)?,
                batch: 1024,
                rate: arguments.number("--rate", 1e-3)?,
                decay: arguments.number("--decay", 0.5)?,
                part_of_result: arguments.number("--part-of-result", 0.7)?,
                seed: 1,
                threads: arguments.number("--threads", NonZero::new(2).expect("not zero"))?,
            },
            stages: match arguments.value("--only")?.as_deref() {
                None => Stages::PlayAndFit,
                Some("play") => Stages::Play,
                Some("fit") => Stages::Fit,
                Some(other) => return Err(format!("--only is play or fit, not {other:?}")),
            },
        };
        arguments.finish()?;
        if options.generations == 0 {
            return Err("--generations must be at least 1".into());
        }
        Ok(options)
    }

    /// The file of a generation's games.
    fn games_file(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("games-{generation}.bin"))
    }

    /// The file of the net that was fitted to the games up to this generation.
    fn net_file(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("net-{generation}.bin"))
    }

    /// The seed of a generation's first game.
    fn seed(&self, generation: u32) -> u64 {
        self.first_seed.saturating_add(u64::from(generation - 1) * SEEDS)
    }

    /// Plays all generations and fits the net.
    fn run(&self, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let folder = self.folder.display();
        fs::create_dir_all(&self.folder).map_err(|error| format!("{folder}: {error}"))?;
        if self.stages != Stages::Fit {
            self.play_generations(elapsed)?;
        }
        if self.stages == Stages::Play {
            return Ok(());
        }
        let (net, card) = self.fit(self.generations, elapsed)?;
        write(&self.weights, &net.to_bytes())?;
        write_card(&self.card, &card).map_err(|error| format!("{}: {error}", self.card.display()))?;
        println!("\n{card}");
        Ok(())
    }

    fn play_generations(&self, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let last = self.generations;
        let mut net = self.begin;
        for generation in 1..=last {
            let path = self.net_file(generation);
            // A generation with a net is complete.
            if generation == last || !path.exists() {
                self.play(generation, net, elapsed)?;
            }
            if generation < last {
                if !path.exists() {
                    write(&path, &self.fit(generation, elapsed)?.0.to_bytes())?;
                }
                net = Some(read_net(self.board, &path)?);
            }
        }
        Ok(())
    }

    /// Plays games of a generation until its part of the time is over.
    fn play(&self, generation: u32, net: Option<&'static Net>, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let start = elapsed().as_secs_f64();
        let part = if self.stages == Stages::Play { 1.0 } else { PLAYING };
        let seconds = self.minutes * 60.0 * part / f64::from(self.generations);
        let path = self.games_file(generation);
        let new_games = NewGames {
            self_play: SelfPlay { full_search_percent: FULL_SEARCH_PERCENT, ..SelfPlay::on(self.board) },
            first_seed: self.seed(generation),
            threads: self.schedule.threads,
        };
        let mut printed_at = Duration::ZERO;
        let new_player = || SelfPlayEngine::new(self.nodes, net);
        let size = Corpus::at(&path, self.board).extend(&new_games, new_player, |size| {
            let now = elapsed();
            if now.saturating_sub(printed_at) > Duration::from_secs(20) {
                printed_at = now;
                println!(
                    "{:>6.0} s  generation {generation}: {} games, {} positions",
                    now.as_secs_f64(),
                    size.games,
                    size.positions
                );
            }
            match now.as_secs_f64() - start < seconds {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        })?;
        println!("{} holds {} games, {} positions", path.display(), size.games, size.positions);
        Ok(())
    }

    /// Fits a net to the games up to this generation, and describes it.
    fn fit(&self, generation: u32, elapsed: &dyn Fn() -> Duration) -> Outcome<(Net, NetCard)> {
        let mut split = GameSplit::new(self.board);
        for path in (1..=generation).map(|generation| self.games_file(generation)) {
            for game in Corpus::at(&path, self.board).read()? {
                split.add(&game?);
            }
        }
        if split.training.is_empty() || split.held_out.is_empty() {
            return Err("there are too few games to learn from".into());
        }
        let schedule = self.schedule;
        let part = schedule.part_of_result;
        let uniform = NetLosses::of_uniform(&split.held_out, part);
        let hand_made = NetLosses::of_hand_made(&split.held_out, part);
        let scaled_hand_made = NetLosses::of_scaled_hand_made(&split.held_out, part);
        println!("{} positions to learn from, {} held out", split.training.len(), split.held_out.len());
        println!(
            "loss on target, on result and on draws: uniform {}, by hand {}",
            show(&uniform),
            show(&hand_made)
        );
        println!("by hand to the power of {:.1} {}", scaled_hand_made.0, show(&scaled_hand_made.1));
        let before = self.begin.map(|net| {
            let model = Model::of(net);
            NetLosses::of(&split.held_out, part, |example| model.predict(example))
        });
        if let Some(before) = &before {
            println!("the beginning {}", show(before));
        }
        let on_epoch = |epoch: &NetEpoch| print_epoch(epoch, elapsed());
        let (model, losses) = fit_net(&split.training, &split.held_out, &schedule, self.begin, on_epoch);
        let net = model.to_net()?;
        let quantization_error = QuantizationError::of(&model, &net, &split);
        let size = |data: &Dataset| (data.games(), data.len());
        let card = NetCard {
            board: self.board,
            first_seeds: (1..=generation).map(|generation| self.seed(generation)).collect(),
            nodes: self.nodes.get(),
            training: size(&split.training),
            held_out: size(&split.held_out),
            tally: split.tally,
            schedule,
            uniform,
            hand_made,
            scaled_hand_made,
            before,
            net: losses,
            quantization_error,
        };
        Ok((net, card))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    Ok(fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// Reads a net, which lives as long as the program.
fn read_net(board: &'static Geometry, path: &Path) -> Outcome<&'static Net> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let net = Net::from_bytes(board, &bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Box::leak(Box::new(net)))
}

fn show(losses: &NetLosses) -> String {
    format!("{:.4} {:.4} {:.4}", losses.on_target, losses.on_result, losses.on_draw)
}

fn print_epoch(epoch: &NetEpoch, elapsed: Duration) -> ControlFlow<()> {
    let (seconds, held_out) = (elapsed.as_secs_f64(), show(&epoch.held_out));
    println!("{seconds:>6.0} s  epoch {}: training {:.4}, held out {held_out}", epoch.number, epoch.training);
    ControlFlow::Continue(())
}
