//! Finds positions in which a chief must be guarded against two opponents, and measures how often a level
//! does not do so: see docs/MATCHES.md.

use std::collections::HashSet;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser};
use djambi_engine::{Level, Options};
use djambi_lab::endings::Problem;
use djambi_lab::guards::{GuardMiner, PerilRate};
use djambi_lab::programs::{exit_code, file_error, read_text, write_file};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine/guards.txt");

const HEADING: &str = "\
# Chiefs to guard against two opponents: position | rules | guard | accepted of legal moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin guards make
";

/// Finds positions in which a chief must be guarded against two opponents, and measures how often it is not.
#[derive(Parser)]
enum Command {
    /// Add positions from games of the engine against itself to a file.
    Make(MakeArguments),
    /// Measure how often a level leaves its chief in peril by two in games against itself.
    Rate(RateArguments),
}

/// The games in which positions are looked for.
#[derive(Args)]
struct GameArguments {
    /// The seed of the first game.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Begin no game after this many seconds.
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
}

#[derive(Args)]
struct MakeArguments {
    #[command(flatten)]
    games: GameArguments,
    /// How many positions the file is to hold.
    #[arg(long, value_name = "N", default_value_t = 200)]
    count: usize,
    /// The nodes of each turn of the games.
    #[arg(long, value_name = "N", default_value_t = Level::Minister.nodes())]
    nodes: NonZero<u64>,
    /// The nodes of the search that tells what a guard costs.
    #[arg(long, value_name = "N", default_value_t = Level::Chancellor.nodes())]
    long: NonZero<u64>,
    /// The file, by default that of the corpus.
    #[arg(long, value_name = "FILE", default_value = FILE, hide_default_value = true)]
    into: PathBuf,
}

#[derive(Args)]
struct RateArguments {
    #[command(flatten)]
    games: GameArguments,
    /// How many games to play.
    #[arg(long = "games", value_name = "N", default_value_t = 10)]
    count: usize,
    /// The level of all players.
    #[arg(long, default_value_t = Level::Regent)]
    level: Level,
    /// The nodes of each turn, by default those of the level.
    #[arg(long, value_name = "N")]
    nodes: Option<NonZero<u64>>,
    /// The share that a move counts less which leaves the chief in peril by two, by default as for the level.
    #[arg(long, value_name = "X")]
    caution: Option<f32>,
}

fn main() -> ExitCode {
    exit_code(match Command::parse() {
        Command::Make(arguments) => arguments.run(),
        Command::Rate(arguments) => {
            arguments.run();
            Ok(())
        }
    })
}

impl GameArguments {
    /// The seeds of games, until the time is over.
    #[expect(clippy::disallowed_methods, reason = "the time of a run is limited")]
    fn seeds(&self) -> impl Iterator<Item = u64> + use<> {
        let limit = self.seconds.map_or(Duration::MAX, Duration::from_secs);
        let start = Instant::now();
        (self.seed..).take_while(move |_| start.elapsed() < limit)
    }
}

impl MakeArguments {
    fn run(&self) -> Result<(), String> {
        let mut miner =
            GuardMiner { nodes: self.nodes, long: self.long, max_cost: 0.05, seen: HashSet::new() };
        let mut problems = read(&self.into)?;
        miner.seen.extend(problems.iter().map(|problem| problem.position.canonical().0.hash()));
        for seed in self.games.seeds() {
            if problems.len() >= self.count {
                break;
            }
            problems.extend(miner.search(seed));
            problems.truncate(self.count);
            eprintln!("game {seed}: {} positions", problems.len());
            let lines: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
            write_file(&self.into, HEADING.to_owned() + &lines)?;
        }
        Ok(())
    }
}

/// The problems of a file that may not exist yet.
fn read(file: &Path) -> Result<Vec<Problem>, String> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    Problem::parse_all(&read_text(file)?).map_err(|error| file_error(file, error))
}

impl RateArguments {
    fn run(&self) {
        let mut options = Options::from(self.level);
        options.params.caution = self.caution.unwrap_or(options.params.caution);
        let mut rate = PerilRate::default();
        for seed in self.games.seeds().take(self.count) {
            rate.add_game(seed, options, self.nodes);
            eprintln!("{rate}");
        }
        println!("{rate}");
    }
}
