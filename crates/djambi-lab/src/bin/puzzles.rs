//! Finds puzzles for people, and chooses those of the corpus: see docs/PUZZLES.md.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[path = "../../../djambi/tests/simple/mod.rs"]
#[expect(dead_code, reason = "tests of the rules use the rest")]
mod simple;
#[path = "../../../djambi/tests/puzzles/verify/mod.rs"]
#[expect(dead_code, reason = "the tests of the corpus use the rest")]
mod verify;

use clap::{Args, Parser};
use djambi_lab::programs::{exit_code, file_error, read_text, write_file};
use djambi_lab::puzzles::{Miner, MiningLimits, Puzzle, Theme, Themes, choose, recorded, self_played};

/// Finds puzzles for people, and chooses those of the corpus.
#[derive(Parser)]
enum Command {
    /// Find puzzles in games. A file that exists is gone on with.
    Mine(MineArguments),
    /// Verify mined puzzles by the simple implementation of the rules. A file that exists is gone on with.
    Prove(ProveArguments),
    /// Choose the puzzles of the corpus among proven ones.
    Choose(ChooseArguments),
}

#[derive(Args)]
struct MineArguments {
    /// The file to write puzzles to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// End after this many games.
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    games: u64,
    /// Begin no game after this many minutes.
    #[arg(long, value_name = "N", default_value_t = 60)]
    minutes: u64,
    /// How many puzzles of a theme are enough.
    #[arg(long, value_name = "N", default_value_t = 300)]
    enough: usize,
    /// The most positions of a proof.
    #[arg(long, value_name = "N", default_value_t = 150_000)]
    proof: u64,
    /// Let three players spare chiefs for long, for positions in which several could be killed.
    #[arg(long)]
    spared: bool,
    /// Files of records whose games to search, by default games of the one-turn bot against itself.
    records: Vec<PathBuf>,
}

#[derive(Args)]
struct ProveArguments {
    /// The file to write proven puzzles to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The most positions of a proof.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    proof: u64,
    /// Files of mined puzzles.
    #[arg(required = true)]
    mined: Vec<PathBuf>,
}

#[derive(Args)]
struct ChooseArguments {
    /// The file to write the puzzles to, by default that of the corpus.
    #[arg(long, value_name = "FILE", default_value = CORPUS, hide_default_value = true)]
    out: PathBuf,
    /// How many puzzles to choose.
    #[arg(long, value_name = "N", default_value_t = 660)]
    size: usize,
    /// Files of proven puzzles.
    #[arg(required = true)]
    proven: Vec<PathBuf>,
}

fn main() -> ExitCode {
    exit_code(match Command::parse() {
        Command::Mine(arguments) => arguments.run(),
        Command::Prove(arguments) => arguments.run(),
        Command::Choose(arguments) => arguments.run(),
    })
}

/// What a line of the mining file that tells the progress begins with.
const PROGRESS: &str = "# games searched: ";

impl MineArguments {
    #[expect(clippy::disallowed_methods, reason = "mining has a time limit, and progress tells the time")]
    fn run(&self) -> Result<(), String> {
        let limits = MiningLimits {
            enough: self.enough,
            proof: self.proof,
            themes: if self.spared { Themes::Spared } else { Themes::All },
        };
        let (mut file, found, mut number) = resume(&self.out)?;
        let mut miner = Miner::new(limits, &found);
        let mut games = Vec::new();
        for path in &self.records {
            games.extend(recorded(&read_text(path)?));
        }
        let count = if self.records.is_empty() { self.games } else { self.games.min(games.len() as u64) };
        let start = Instant::now();
        while number < count && start.elapsed() < Duration::from_secs(self.minutes * 60) {
            let game = games
                .get(number as usize)
                .cloned()
                .unwrap_or_else(|| self_played(self.seed, number, limits.themes));
            let puzzles = miner.search(&game);
            number += 1;
            let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
            let written = writeln!(file, "{lines}{PROGRESS}{number}");
            written.map_err(|error| file_error(&self.out, error))?;
            let counts: Vec<String> =
                Theme::ALL.iter().map(|&theme| format!("{theme} {}", miner.found(theme))).collect();
            eprintln!("{:>5.0} s, game {number}: {}", start.elapsed().as_secs_f64(), counts.join(", "));
        }
        Ok(())
    }
}

/// The file to write to, the puzzles in it and the number of games that were searched.
fn resume(path: &Path) -> Result<(File, Vec<Puzzle>, u64), String> {
    let text = if path.exists() { read_text(path)? } else { String::new() };
    let searched = text.lines().rev().find_map(|line| line.strip_prefix(PROGRESS)?.parse().ok()).unwrap_or(0);
    let file = OpenOptions::new().create(true).append(true).open(path);
    let file = file.map_err(|error| file_error(path, error))?;
    let puzzles = Puzzle::parse_all(&text).map_err(|error| file_error(path, error))?;
    Ok((file, puzzles, searched))
}

impl ProveArguments {
    /// Writes those puzzles that are right, with the number of positions that were looked at.
    fn run(&self) -> Result<(), String> {
        let (mut file, proven, _) = resume(&self.out)?;
        let mut known: HashSet<String> = proven.iter().map(Puzzle::id).collect();
        for mut puzzle in read_all(&self.mined)? {
            if !known.insert(puzzle.id()) {
                continue;
            }
            let line = verify::PuzzleLine::parse(&puzzle.to_string())?;
            match verify::verify(&line, self.proof) {
                Ok(positions) => {
                    puzzle.proof = positions;
                    writeln!(file, "{puzzle}").map_err(|error| file_error(&self.out, error))?;
                }
                Err(fault) => eprintln!("left out: {fault}"),
            }
        }
        Ok(())
    }
}

impl ChooseArguments {
    fn run(&self) -> Result<(), String> {
        let chosen = choose(read_all(&self.proven)?, self.size);
        let lines: String = chosen.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        write_file(&self.out, HEADING.to_owned() + &lines)
    }
}

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/puzzles/puzzles.tsv");
const HEADING: &str = "\
# Puzzles: id, theme, rules, position, solution, turns, level, tags, proof. See docs/PUZZLES.md.
";

/// The puzzles of all these files.
fn read_all(paths: &[PathBuf]) -> Result<Vec<Puzzle>, String> {
    let mut puzzles = Vec::new();
    for path in paths {
        puzzles.extend(Puzzle::parse_all(&read_text(path)?).map_err(|error| file_error(path, error))?);
    }
    Ok(puzzles)
}
