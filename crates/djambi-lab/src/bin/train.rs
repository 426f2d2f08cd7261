//! Trains the net: self-play, the fit, the file of weights and its card. See docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser, ValueEnum};
use djambi::Geometry;
use djambi_engine::net::Net;
use djambi_lab::games::SelfPlay;
use djambi_lab::programs::{exit_code, file_error, parse_board, write_file};
use djambi_lab::train::{
    Corpus, Dataset, GameSplit, Model, NetCard, NetEpoch, NetLosses, NewGames, QuantizationError, Schedule,
    SelfPlayEngine, fit_net,
};
use djambi_lab::write_card;

/// Trains the net of a board: plays games of the engine against itself, fits a net to all of them, and writes
/// its weights and its card.
///
/// Four fifths of the time are for games, which are added to those of the folder. Each generation but the
/// first plays with a net that was fitted to the games before.
#[derive(Parser)]
struct Arguments {
    /// The board.
    #[arg(long, value_name = "NAME", default_value = "square9", value_parser = parse_board)]
    board: &'static Geometry,
    /// How many minutes it may take.
    #[arg(long, value_name = "N", default_value_t = 100.0)]
    minutes: f64,
    /// The nodes of a full search; four in five searches have a sixth of them.
    #[arg(long, value_name = "N", default_value = "240")]
    nodes: NonZero<u64>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 10_000_000)]
    seed: u64,
    /// How many generations of games there are.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    generations: u32,
    /// The folder of the games [default: that of the board in target/train].
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Let the first generation play with the net of a file instead of the evaluation by hand, and begin each
    /// fit with it.
    #[arg(long, value_name = "FILE")]
    begin: Option<PathBuf>,
    /// The file of the weights [default: that of the board in crates/djambi-engine/src/net/weights].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The file of the card, a section for each board.
    #[arg(long, value_name = "FILE", default_value = "docs/NET.md")]
    card: PathBuf,
    /// Only play games, or only fit a net to those of the folder.
    #[arg(long, value_enum, value_name = "STAGE")]
    only: Option<Stage>,
    #[command(flatten)]
    schedule: ScheduleArguments,
}

/// How the net is fitted.
#[derive(Args)]
struct ScheduleArguments {
    /// The number of passes over all positions.
    #[arg(long, value_name = "N", default_value_t = 6)]
    epochs: usize,
    /// The initial learning rate.
    #[arg(long, value_name = "X", default_value_t = 1e-3)]
    rate: f32,
    /// The weight decay of the inputs' own weights.
    #[arg(long, value_name = "X", default_value_t = 0.5)]
    decay: f32,
    /// The weight of the result in the target, from 0 to 1; the rest is what the search expected.
    #[arg(long, value_name = "X", default_value_t = 0.7)]
    part_of_result: f32,
    /// The number of threads of games and of the fit.
    #[arg(long, value_name = "N", default_value = "2")]
    threads: NonZero<usize>,
}

/// A stage of training.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Stage {
    Play,
    Fit,
}

/// The part of the time for self-play.
const PLAYING: f64 = 0.8;
/// The number of seeds of each generation.
const SEEDS: u64 = 10_000_000;
/// The percentage of full searches: the others have a sixth of the nodes.
const FULL_SEARCH_PERCENT: usize = 20;

/// What is trained, and from what.
struct Training {
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
    only: Option<Stage>,
}

#[expect(clippy::disallowed_methods, reason = "a program with a time limit needs the clock")]
fn main() -> ExitCode {
    let start = Instant::now();
    let training = Arguments::parse().training();
    exit_code(training.and_then(|training| training.run(&|| start.elapsed())))
}

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

impl Arguments {
    fn training(self) -> Outcome<Training> {
        let board = self.board;
        let ScheduleArguments { epochs, rate, decay, part_of_result, threads } = self.schedule;
        let weights = || format!("crates/djambi-engine/src/net/weights/{}.bin", board.name()).into();
        Ok(Training {
            board,
            minutes: self.minutes,
            nodes: self.nodes,
            first_seed: self.seed,
            generations: self.generations,
            folder: self.folder.unwrap_or_else(|| Path::new("target/train").join(board.name())),
            begin: self.begin.map(|path| read_net(board, &path)).transpose()?,
            weights: self.weights.unwrap_or_else(weights),
            card: self.card,
            schedule: Schedule { epochs, batch: 1024, rate, decay, part_of_result, seed: 1, threads },
            only: self.only,
        })
    }
}

impl Training {
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
        fs::create_dir_all(&self.folder).map_err(|error| file_error(&self.folder, error))?;
        if self.only != Some(Stage::Fit) {
            self.play_generations(elapsed)?;
        }
        if self.only == Some(Stage::Play) {
            return Ok(());
        }
        let (net, card) = self.fit(self.generations, elapsed)?;
        write_file(&self.weights, net.to_bytes())?;
        write_card(&self.card, &card).map_err(|error| file_error(&self.card, error))?;
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
                    write_file(&path, self.fit(generation, elapsed)?.0.to_bytes())?;
                }
                net = Some(read_net(self.board, &path)?);
            }
        }
        Ok(())
    }

    /// Plays games of a generation until its part of the time is over.
    fn play(&self, generation: u32, net: Option<&'static Net>, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let start = elapsed().as_secs_f64();
        let part = if self.only == Some(Stage::Play) { 1.0 } else { PLAYING };
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

/// Reads a net, which lives as long as the program.
fn read_net(board: &'static Geometry, path: &Path) -> Outcome<&'static Net> {
    let bytes = fs::read(path).map_err(|error| file_error(path, error))?;
    let net = Net::from_bytes(board, &bytes).map_err(|error| file_error(path, error))?;
    Ok(Box::leak(Box::new(net)))
}

fn show(losses: &NetLosses) -> String {
    format!("{:.4} {:.4} {:.4}", losses.on_target, losses.on_result, losses.on_draw)
}

fn print_epoch(epoch: &NetEpoch, elapsed: Duration) -> ControlFlow<()> {
    let seconds = elapsed.as_secs_f64();
    let held_out = show(&epoch.held_out);
    println!("{seconds:>6.0} s  epoch {}: training {:.4}, held out {held_out}", epoch.number, epoch.training);
    ControlFlow::Continue(())
}
