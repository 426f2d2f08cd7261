//! Fits the weights of the evaluation by hand to self-play: see docs/ENGINE.md.

use std::fs::File;
use std::io::BufReader;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use djambi::{Game, SQUARE9};
use djambi_engine::{Engine, Limits, Never, Options, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::games::{GameEnding, GameReader, GameWriter, SampledGame, SelfPlay, play_games, search_game};
use djambi_lab::programs::{exit_code, file_error, write_file};
use djambi_lab::tune::{
    EpsilonGreedy, EvaluationExample, EvaluationFit, WeightTables, loss, shipped_weights, weights_file,
};

/// The percentage of random turns.
const RANDOM_PERCENT: usize = 12;
/// One of this many games is held out.
const HELD_OUT: u64 = 8;

/// Fits the weights of the evaluation by hand to games of self-play, and writes the table of weights.
#[derive(Parser)]
struct Arguments {
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 1_200)]
    games: u64,
    /// The nodes of each of the engine's turns.
    #[arg(long, value_name = "N", default_value = "300")]
    nodes: NonZero<u64>,
    /// The seed of the games and of the fit.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The player of the games.
    #[arg(long, value_enum, default_value_t = Player::Engine)]
    player: Player,
    /// The weight of what the search expected in the target, in percent; the rest is the result.
    #[arg(long, value_name = "PERCENT", default_value_t = 40, value_parser = clap::value_parser!(u8).range(..=100))]
    trust: u8,
    /// Write the games to a file.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    keep: Option<PathBuf>,
    /// Read games that --keep wrote instead of playing.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The file of the table of weights.
    #[arg(long, value_name = "FILE", default_value = "crates/djambi-engine/src/evaluation/weights/table.rs")]
    out: PathBuf,
}

/// A player of the games.
#[derive(Clone, Copy, ValueEnum)]
enum Player {
    Engine,
    OneTurn,
}

fn main() -> ExitCode {
    exit_code(Arguments::parse().run())
}

/// The examples of all games.
struct Examples {
    games: u64,
    training: Vec<EvaluationExample>,
    held_out: Vec<EvaluationExample>,
}

impl Arguments {
    /// Fits the weights, prints the losses and writes the table.
    fn run(&self) -> Result<(), String> {
        let Examples { games, training, held_out } = self.examples()?;
        let before = shipped_weights();
        let fitted = EvaluationFit { seed: self.seed, ..EvaluationFit::default() }.run(&training);
        let zero = [[0.0; _]; _];
        let origin = self.origin();
        let counts = format!("{} positions to learn from, {} held out", training.len(), held_out.len());
        let mut lines = vec![format!("{games} games, {origin}; {counts}.")];
        for (name, weights) in [("equal shares", &zero), ("shipped before", &before), ("fitted", &fitted)] {
            lines.push(losses(name, weights, &training, &held_out));
        }
        lines.iter().for_each(|line| println!("{line}"));
        write_file(&self.out, weights_file(&fitted, &lines))
    }

    fn origin(&self) -> String {
        let Self { nodes, seed, trust, .. } = self;
        let player = match self.player {
            Player::Engine => "engine",
            Player::OneTurn => "one-turn",
        };
        format!("seed {seed}, player {player}, {nodes} nodes a turn, trust {trust} %")
    }

    /// The examples of all games, split into training data and held-out data.
    fn examples(&self) -> Result<Examples, String> {
        let mut examples = Examples { games: 0, training: Vec::new(), held_out: Vec::new() };
        let mut open = 0;
        let trust = f32::from(self.trust) / 100.0;
        self.for_each_game(|game| {
            let of_game = EvaluationExample::of_game(game, trust);
            if examples.games.is_multiple_of(HELD_OUT) {
                examples.held_out.extend(of_game);
            } else {
                examples.training.extend(of_game);
            }
            examples.games += 1;
            open += usize::from(game.ending == GameEnding::Open);
            if examples.games.is_multiple_of(100) {
                println!("{} games, {open} open", examples.games);
            }
        })?;
        Ok(examples)
    }

    fn for_each_game(&self, mut visit: impl FnMut(&SampledGame)) -> Result<(), String> {
        if let Some(path) = &self.from {
            let file = File::open(path).map_err(|error| file_error(path, error))?;
            for game in GameReader::open(BufReader::new(file)).map_err(|error| file_error(path, error))? {
                visit(&game.map_err(|error| file_error(path, error))?);
            }
            return Ok(());
        }
        let mut kept = match &self.keep {
            Some(path) => {
                let file = File::create(path).map_err(|error| file_error(path, error))?;
                Some(GameWriter::begin(file, &SQUARE9).map_err(|error| file_error(path, error))?)
            }
            None => None,
        };
        let mut written = Ok(());
        let self_play = SelfPlay { max_turns: 400, ..SelfPlay::default() };
        let first = self.seed << 32;
        let seeds = first..first + self.games;
        play_games(
            &self_play,
            seeds,
            NonZero::<usize>::MIN,
            || self.player(),
            |game| {
                visit(&game);
                if let Some(file) = &mut kept {
                    written = file.write(&game).map_err(|error| error.to_string());
                }
                if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        written
    }

    fn player(&self) -> EpsilonGreedy {
        let limits = Limits { lines: 6, ..Limits::default() };
        if let Player::OneTurn = self.player {
            let search = move |game: &Game, seed: u64| -> Report {
                OnePly.search(game.position(), game.rules(), &Limits { seed, ..limits }, &Never, |_| {})
            };
            return EpsilonGreedy::new(search, RANDOM_PERCENT);
        }
        let memory = NonZero::new(16).expect("memory");
        let mut engine = Engine::new(Options { memory, ..Options::default() });
        let limits = Limits { nodes: Some(self.nodes), ..limits };
        let search = move |game: &Game, seed: u64| -> Report {
            search_game(&mut engine, game, &Limits { seed, ..limits })
        };
        EpsilonGreedy::new(search, RANDOM_PERCENT)
    }
}

/// A line with the losses of some weights.
fn losses(
    name: &str,
    weights: &WeightTables,
    training: &[EvaluationExample],
    held_out: &[EvaluationExample],
) -> String {
    let by_table: Vec<String> = (0..weights.len())
        .map(|table| {
            let of_table: Vec<_> =
                held_out.iter().filter(|example| example.table == table).cloned().collect();
            format!("{:.4} ({})", loss(weights, &of_table), of_table.len())
        })
        .collect();
    format!(
        "Loss of {name}: {:.4}, held out {:.4}; by table {}.",
        loss(weights, training),
        loss(weights, held_out),
        by_table.join(", ")
    )
}
