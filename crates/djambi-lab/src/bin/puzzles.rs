//! Finds puzzles for people, and chooses those of the corpus: see docs/PUZZLES.md.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[path = "../../../djambi/tests/simple/mod.rs"]
#[expect(dead_code, reason = "tests of the rules use the rest")]
mod simple;
#[path = "../../../djambi/tests/puzzles/verify/mod.rs"]
#[expect(dead_code, reason = "the tests of the corpus use the rest")]
mod verify;

use djambi_lab::puzzles::{
    Miner, MiningLimits, Puzzle, SourceGame, Theme, Themes, choose, recorded, self_played,
};
use djambi_lab::{Arguments, exit_code};

const HELP: &str = "\
usage: puzzles mine --out FILE [--seed N] [--games N] [--minutes N] [--enough N] [--proof N] [--spared] [RECORDS...]
       puzzles prove --out FILE [--proof N] MINED...
       puzzles choose [--out FILE] [--size N] PROVEN...
Games are self-played, or read from files of records. A FILE that exists is gone on with.";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (command, arguments) = (words.next(), Arguments::new(words));
    let result = match command.as_deref() {
        Some("mine") => mine(arguments),
        Some("prove") => prove(arguments),
        Some("choose") => choose_corpus(arguments),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

/// What a line of the mining file that tells the progress begins with.
const PROGRESS: &str = "# games searched: ";

#[expect(clippy::disallowed_methods, reason = "mining has a time limit, and progress tells the time")]
fn mine(mut arguments: Arguments) -> Result<(), String> {
    let seed: u64 = arguments.number("--seed", 1)?;
    let games: u64 = arguments.number("--games", u64::MAX)?;
    let minutes: u64 = arguments.number("--minutes", 60)?;
    let limits = MiningLimits {
        enough: arguments.number("--enough", 300)?,
        proof: arguments.number("--proof", 150_000)?,
        themes: if arguments.flag("--spared") { Themes::Spared } else { Themes::All },
    };
    let out = arguments.value("--out")?.ok_or("--out is missing")?;
    let records = arguments.files()?;
    let (mut file, found, mut number) = resume(Path::new(&out))?;
    let mut miner = Miner::new(limits, &found);
    let mut recorded = Vec::new();
    for path in &records {
        recorded.extend(recorded_in(path)?);
    }
    let games = if records.is_empty() { games } else { games.min(recorded.len() as u64) };
    let start = Instant::now();
    while number < games && start.elapsed() < Duration::from_secs(minutes * 60) {
        let game = recorded
            .get(number as usize)
            .cloned()
            .unwrap_or_else(|| self_played(seed, number, limits.themes));
        let puzzles = miner.search(&game);
        number += 1;
        let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        let written = writeln!(file, "{lines}{PROGRESS}{number}");
        written.map_err(|error| format!("{out}: {error}"))?;
        let counts: Vec<String> =
            Theme::ALL.iter().map(|&theme| format!("{theme} {}", miner.found(theme))).collect();
        eprintln!("{:>5.0} s, game {number}: {}", start.elapsed().as_secs_f64(), counts.join(", "));
    }
    Ok(())
}

/// The file to write to, the puzzles in it and the number of games that were searched.
fn resume(path: &Path) -> Result<(File, Vec<Puzzle>, u64), String> {
    let named = |error: std::io::Error| format!("{}: {error}", path.display());
    let text = if path.exists() { fs::read_to_string(path).map_err(named)? } else { String::new() };
    let searched = text.lines().rev().find_map(|line| line.strip_prefix(PROGRESS)?.parse().ok()).unwrap_or(0);
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(named)?;
    Ok((file, Puzzle::parse_all(&text)?, searched))
}

fn recorded_in(path: &Path) -> Result<Vec<SourceGame>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(recorded(&text))
}

/// Verifies mined puzzles by the simple implementation, and writes those that are right with the number of
/// positions that it looked at.
fn prove(mut arguments: Arguments) -> Result<(), String> {
    let out = arguments.value("--out")?.ok_or("--out is missing")?;
    let limit: u64 = arguments.number("--proof", 200_000)?;
    let (mut file, proven, _) = resume(Path::new(&out))?;
    let mut known: HashSet<String> = proven.iter().map(Puzzle::id).collect();
    for path in arguments.files()? {
        for mut puzzle in read(&path)? {
            if !known.insert(puzzle.id()) {
                continue;
            }
            let line = verify::PuzzleLine::parse(&puzzle.to_string())?;
            match verify::verify(&line, limit) {
                Ok(positions) => {
                    puzzle.proof = positions;
                    writeln!(file, "{puzzle}").map_err(|error| format!("{out}: {error}"))?;
                }
                Err(fault) => eprintln!("left out: {fault}"),
            }
        }
    }
    Ok(())
}

/// Chooses the puzzles of the corpus among proven ones.
fn choose_corpus(mut arguments: Arguments) -> Result<(), String> {
    let out = arguments.path("--out", CORPUS)?;
    let size: usize = arguments.number("--size", 660)?;
    let mut proven = Vec::new();
    for path in arguments.files()? {
        proven.extend(read(&path)?);
    }
    let lines: String = choose(proven, size).iter().map(|puzzle| format!("{puzzle}\n")).collect();
    fs::write(&out, HEADING.to_owned() + &lines).map_err(|error| format!("{}: {error}", out.display()))
}

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/puzzles/puzzles.tsv");
const HEADING: &str = "\
# Puzzles: id, theme, rules, position, solution, turns, level, tags, proof. See docs/PUZZLES.md.
";

fn read(path: &Path) -> Result<Vec<Puzzle>, String> {
    let named = |error: String| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| named(error.to_string()))?;
    Puzzle::parse_all(&text).map_err(named)
}
