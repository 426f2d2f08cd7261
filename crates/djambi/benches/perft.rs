//! The speed of perft: `cargo xtask bench -p djambi --bench perft`.
//!
//! Counts every line of `corpus/perft.tsv` and prints the speed of the best of three rounds.

use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use djambi::{Position, Rules, perft};

const ROUNDS: usize = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/perft.tsv"))?;
    let lines = corpus.lines().filter(|line| !line.starts_with('#'));
    let tasks = lines.map(PerftTask::read).collect::<Result<Vec<_>, _>>()?;
    let mut leaves = 0;
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let start = now();
        leaves = tasks.iter().map(|task| perft(&task.position, &task.rules, task.depth)).sum();
        best = best.min(start.elapsed());
    }
    let seconds = best.as_secs_f64();
    println!(
        "perft: {leaves} leaves in {seconds:.3} s, {:.1} million a second",
        leaves as f64 / seconds / 1e6
    );
    Ok(())
}

/// A line of the corpus: rule set, options, position, depth, count.
struct PerftTask {
    rules: Rules,
    position: Position,
    depth: u32,
}

impl PerftTask {
    fn read(line: &str) -> Result<Self, Box<dyn Error>> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[set, options, position, depth, _] = fields.as_slice() else { return Err("five fields".into()) };
        let mut rules = Rules::named(set)?;
        for (option, value) in options.split([',', ' ', ';']).filter_map(|option| option.split_once('=')) {
            rules.set(option, value)?;
        }
        Ok(Self { rules, position: Position::parse(position, &rules)?, depth: depth.parse()? })
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is an edge: it measures time")]
fn now() -> Instant {
    Instant::now()
}
