//! Fits the weights of the hand-made evaluation to self-play: `cargo xtask tune [--games N] [--nodes N] [--seed S]
//! [--player engine|one-turn] [--trust PERCENT] [--keep FILE] [--from FILE] [--out FILE]`.
//!
//! Plays the games, or reads those that were kept in a file before; prints what was learned, and writes the table of weights.

use std::fs::File;
use std::io::BufReader;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::process::ExitCode;

use djambi::Game;
use djambi_engine::{Engine, Limits, Never, Options, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::exit_code;
use djambi_lab::games::{Ending, Plan, Reader, SampledGame, Writer, play_many, search_game};
use djambi_lab::tune::{Careless, Example, Fit, Tables, loss, shipped, weights_file};

/// How many turns of a hundred are played at random.
const CARELESS: usize = 12;
/// One game of so many is held out.
const HELD_OUT: u64 = 8;

struct Request {
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
    exit_code(Request::read(std::env::args().skip(1)).and_then(|request| request.answer()))
}

/// What is learned from, and what tells what was learned.
struct Examples {
    games: u64,
    learned: Vec<Example>,
    held_out: Vec<Example>,
}

impl Request {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let nodes = NonZero::new(300).expect("not zero");
        let (player, trust) = ("engine".to_owned(), 0.4);
        let mut request =
            Self { games: 1_200, nodes, seed: 1, player, trust, keep: None, from: None, out: None };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
            let wrong = || format!("{name}: not a value: {value}");
            match name.as_str() {
                "--games" => request.games = value.parse().map_err(|_| wrong())?,
                "--nodes" => request.nodes = value.parse().map_err(|_| wrong())?,
                "--seed" => request.seed = value.parse().map_err(|_| wrong())?,
                "--trust" => request.trust = value.parse::<u8>().map_err(|_| wrong())?.min(100).into(),
                "--player" if ["engine", "one-turn"].contains(&value.as_str()) => request.player = value,
                "--keep" => request.keep = Some(value),
                "--from" => request.from = Some(value),
                "--out" => request.out = Some(value),
                _ => return Err(format!("unknown: {name} {value}")),
            }
            if name == "--trust" {
                request.trust /= 100.0;
            }
        }
        Ok(request)
    }

    fn answer(&self) -> Result<(), String> {
        let Examples { games, learned, held_out } = self.examples()?;
        let before = shipped();
        let after = Fit { seed: self.seed, ..Fit::default() }.run(&learned);
        let nothing = [[0.0; _]; _];
        let origin = self.origin();
        let counts = format!("{} positions to learn from, {} held out", learned.len(), held_out.len());
        let mut lines = vec![format!("{games} games, {origin}; {counts}.")];
        for (name, weights) in [("equal shares", &nothing), ("shipped before", &before), ("fitted", &after)] {
            lines.push(report(name, weights, &learned, &held_out));
        }
        lines.iter().for_each(|line| println!("{line}"));
        let Some(out) = &self.out else { return Ok(()) };
        std::fs::write(out, weights_file(&after, &lines)).map_err(|error| format!("{out}: {error}"))
    }

    fn origin(&self) -> String {
        let Self { nodes, seed, player, trust, .. } = self;
        format!("seed {seed}, player {player}, {nodes} nodes a turn, trust {:.0} %", trust * 100.0)
    }

    /// What the games teach. Every so many of them are held out.
    fn examples(&self) -> Result<Examples, String> {
        let (mut learned, mut held_out) = (Vec::new(), Vec::new());
        let (mut count, mut open) = (0, 0);
        self.for_each_game(|game| {
            let examples = Example::of_game(game, self.trust);
            if count % HELD_OUT == 0 {
                held_out.extend(examples);
            } else {
                learned.extend(examples);
            }
            count += 1;
            open += usize::from(game.ending == Ending::Open);
            if count % 100 == 0 {
                println!("{count} games, {open} open");
            }
        })?;
        Ok(Examples { games: count, learned, held_out })
    }

    fn for_each_game(&self, mut visit: impl FnMut(&SampledGame)) -> Result<(), String> {
        if let Some(path) = &self.from {
            let fault = |error: &dyn std::fmt::Display| format!("{path}: {error}");
            let file = File::open(path).map_err(|error| fault(&error))?;
            for game in Reader::open(BufReader::new(file)).map_err(|error| fault(&error))? {
                visit(&game.map_err(|error| fault(&error))?);
            }
            return Ok(());
        }
        let mut kept = match &self.keep {
            Some(path) => {
                let file = File::create(path).map_err(|error| format!("{path}: {error}"))?;
                Some(Writer::begin(file).map_err(|error| format!("{path}: {error}"))?)
            }
            None => None,
        };
        let mut written = Ok(());
        let plan = Plan { turns: 400, ..Plan::default() };
        let first = self.seed << 32;
        play_many(
            &plan,
            first..first + self.games,
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

    fn player(&self) -> Careless {
        let limits = Limits { lines: 6, ..Limits::default() };
        if self.player == "one-turn" {
            let search = move |game: &Game, seed: u64| -> Report {
                OnePly.search(game.position(), game.rules(), &Limits { seed, ..limits }, &Never, |_| {})
            };
            return Careless::new(search, CARELESS);
        }
        let memory = NonZero::new(16).expect("memory");
        let mut engine = Engine::new(Options { memory, ..Options::default() });
        let limits = Limits { nodes: Some(self.nodes), ..limits };
        let search = move |game: &Game, seed: u64| -> Report {
            search_game(&mut engine, game, &Limits { seed, ..limits })
        };
        Careless::new(search, CARELESS)
    }
}

fn report(name: &str, weights: &Tables, learned: &[Example], held_out: &[Example]) -> String {
    let by_table: Vec<String> = (0..weights.len())
        .map(|table| {
            let some: Vec<Example> =
                held_out.iter().filter(|example| example.table == table).cloned().collect();
            format!("{:.4} ({})", loss(weights, &some), some.len())
        })
        .collect();
    format!(
        "Loss of {name}: {:.4}, held out {:.4}; by table {}.",
        loss(weights, learned),
        loss(weights, held_out),
        by_table.join(", ")
    )
}
