//! Fits the weights of the hand-made evaluation to self-play: `cargo xtask tune [--games N] [--nodes N]
//! [--seed S] [--player engine|one-turn] [--trust PERCENT] [--keep FILE] [--from FILE] [--out FILE]`.
//!
//! Plays the games, or reads those that `--keep` wrote; prints the losses, and writes the table of weights.

use std::fmt::Display;
use std::fs::File;
use std::io::BufReader;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::process::ExitCode;

use djambi::{Game, SQUARE9};
use djambi_engine::{Engine, Limits, Never, Options, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::games::{GameEnding, GameReader, GameWriter, SampledGame, SelfPlay, play_games, search_game};
use djambi_lab::tune::{
    EpsilonGreedy, EvaluationExample, EvaluationFit, WeightTables, loss, shipped_weights, weights_file,
};
use djambi_lab::{Arguments, exit_code};

/// The percentage of random turns.
const RANDOM_PERCENT: usize = 12;
/// One of this many games is held out.
const HELD_OUT: u64 = 8;

/// The options of the command line.
struct TuneOptions {
    games: u64,
    nodes: NonZero<u64>,
    seed: u64,
    player: String,
    trust: f32,
    keep: Option<String>,
    from: Option<String>,
    out: Option<String>,
}

fn main() -> ExitCode {
    let options = TuneOptions::parse(Arguments::new(std::env::args().skip(1)));
    exit_code(options.and_then(|options| options.run()))
}

/// The examples of all games.
struct Examples {
    games: u64,
    training: Vec<EvaluationExample>,
    held_out: Vec<EvaluationExample>,
}

impl TuneOptions {
    fn parse(mut arguments: Arguments) -> Result<Self, String> {
        let options = Self {
            games: arguments.number("--games", 1_200)?,
            nodes: arguments.number("--nodes", NonZero::new(300).expect("not zero"))?,
            seed: arguments.number("--seed", 1)?,
            player: arguments.value("--player")?.unwrap_or_else(|| "engine".to_owned()),
            trust: f32::from(arguments.number("--trust", 40_u8)?.min(100)) / 100.0,
            keep: arguments.value("--keep")?,
            from: arguments.value("--from")?,
            out: arguments.value("--out")?,
        };
        arguments.finish()?;
        match options.player.as_str() {
            "engine" | "one-turn" => Ok(options),
            other => Err(format!("--player is engine or one-turn, not {other:?}")),
        }
    }

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
        let Some(out) = &self.out else { return Ok(()) };
        std::fs::write(out, weights_file(&fitted, &lines)).map_err(|error| at(out, &error))
    }

    fn origin(&self) -> String {
        let Self { nodes, seed, player, trust, .. } = self;
        format!("seed {seed}, player {player}, {nodes} nodes a turn, trust {:.0} %", trust * 100.0)
    }

    /// The examples of all games, split into training data and held-out data.
    fn examples(&self) -> Result<Examples, String> {
        let mut examples = Examples { games: 0, training: Vec::new(), held_out: Vec::new() };
        let mut open = 0;
        self.for_each_game(|game| {
            let of_game = EvaluationExample::of_game(game, self.trust);
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
            let file = File::open(path).map_err(|error| at(path, &error))?;
            for game in GameReader::open(BufReader::new(file)).map_err(|error| at(path, &error))? {
                visit(&game.map_err(|error| at(path, &error))?);
            }
            return Ok(());
        }
        let mut kept = match &self.keep {
            Some(path) => {
                let file = File::create(path).map_err(|error| at(path, &error))?;
                Some(GameWriter::begin(file, &SQUARE9).map_err(|error| at(path, &error))?)
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
        if self.player == "one-turn" {
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

fn at(path: &str, error: &dyn Display) -> String {
    format!("{path}: {error}")
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
