//! Finds positions in which a chief must be guarded against two opponents, and measures how often a level
//! does not do so: see docs/MATCHES.md.

use std::collections::HashSet;
use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi_engine::{Level, Options};
use djambi_lab::endings::Problem;
use djambi_lab::guards::{GuardMiner, PerilRate};
use djambi_lab::{Arguments, exit_code};

const HELP: &str = "\
usage: guards make [--seed N] [--count N] [--nodes N] [--long N] [--seconds N] [--into FILE]
       guards rate [--seed N] [--games N] [--level L] [--nodes N] [--caution C] [--seconds N]
`make` adds to the file; both end after --seconds, at the end of a game.";

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine/guards.txt");

const HEADING: &str = "\
# Chiefs to guard against two opponents: position | rules | guard | accepted of legal moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin guards make
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (command, arguments) = (words.next(), Arguments::new(words));
    let result = match command.as_deref() {
        Some("make") => make(arguments),
        Some("rate") => rate(arguments),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

/// The seeds of games, until the time is over.
#[expect(clippy::disallowed_methods, reason = "the time of a run is limited")]
fn seeds(arguments: &mut Arguments) -> Result<impl Iterator<Item = u64> + use<>, String> {
    let first: u64 = arguments.number("--seed", 1)?;
    let limit = Duration::from_secs(arguments.number("--seconds", u64::MAX / 2)?);
    let start = Instant::now();
    Ok((first..).take_while(move |_| start.elapsed() < limit))
}

fn make(mut arguments: Arguments) -> Result<(), String> {
    let seeds = seeds(&mut arguments)?;
    let count = arguments.number("--count", 200)?;
    let into = arguments.path("--into", FILE)?;
    let mut miner = GuardMiner {
        nodes: arguments.number("--nodes", Level::Minister.nodes())?,
        long: arguments.number("--long", Level::Chancellor.nodes())?,
        max_cost: 0.05,
        seen: HashSet::new(),
    };
    arguments.finish()?;
    let mut problems = read(&into)?;
    miner.seen.extend(problems.iter().map(|problem| problem.position.canonical().0.hash()));
    for seed in seeds {
        if problems.len() >= count {
            break;
        }
        problems.extend(miner.search(seed));
        problems.truncate(count);
        eprintln!("game {seed}: {} positions", problems.len());
        let lines: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
        fs::write(&into, HEADING.to_owned() + &lines).map_err(|error| at(&into, &error))?;
    }
    Ok(())
}

/// The problems of a file that may not exist yet.
fn read(file: &Path) -> Result<Vec<Problem>, String> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(file).map_err(|error| at(file, &error))?;
    Problem::parse_all(&text).map_err(|error| at(file, &error))
}

fn rate(mut arguments: Arguments) -> Result<(), String> {
    let seeds = seeds(&mut arguments)?;
    let games = arguments.number("--games", 10)?;
    let level = arguments.value("--level")?.unwrap_or_else(|| Level::Regent.name().to_owned());
    let level: Level = level.parse().map_err(|error| format!("{error}"))?;
    let nodes = NonZero::new(arguments.number("--nodes", 0)?);
    let mut options = Options::from(level);
    options.params.caution = arguments.number("--caution", options.params.caution)?;
    arguments.finish()?;
    let mut rate = PerilRate::default();
    for seed in seeds.take(games) {
        rate.add_game(seed, options, nodes);
        eprintln!("{rate}");
    }
    println!("{rate}");
    Ok(())
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}
