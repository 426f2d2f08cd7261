//! Repeats one kind of work in one position of corpus/bench.tsv, for `cargo xtask check --instructions`,
//! which counts the processor's instructions meanwhile: `instructions POSITION WORK TIMES`.
//!
//! Without arguments it does everything once.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Move, Position, Rules, perft};

const RULES: Rules = Rules::CLASSIC;
/// The kinds of work.
const WORKS: [&str; 5] = ["families", "play", "perft", "read", "write"];

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/bench.tsv"))?;
    let lines = corpus.lines().filter(|line| !line.starts_with('#'));
    let positions = lines.map(BenchPosition::read).collect::<Result<Vec<_>, _>>()?;
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match arguments.as_slice() {
        [] => {
            for (position, work) in positions.iter().flat_map(|position| WORKS.map(|work| (position, work))) {
                position.work(work)?;
            }
        }
        [name, work, times] => {
            let position =
                positions.iter().find(|position| position.name == name).ok_or("no such position")?;
            for _ in 0..times.parse::<u32>()? {
                position.work(work)?;
            }
        }
        _ => return Err("three arguments are needed: a position, a work, a number of times".into()),
    }
    Ok(())
}

/// A line of the corpus: name, position, depth, perft.
struct BenchPosition<'a> {
    name: &'a str,
    text: &'a str,
    position: Position,
    moves: Vec<Move>,
    depth: u32,
    sequences: u64,
}

impl<'a> BenchPosition<'a> {
    fn read(line: &'a str) -> Result<Self, Box<dyn Error>> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[name, text, depth, sequences] = fields.as_slice() else { return Err("not four fields".into()) };
        let position = Position::parse(text, &RULES)?;
        let moves = position.legal_moves(&RULES);
        Ok(Self { name, text, position, moves, depth: depth.parse()?, sequences: sequences.parse()? })
    }

    fn work(&self, work: &str) -> Result<(), Box<dyn Error>> {
        match work {
            "families" => {
                let _: ControlFlow<()> = black_box(&self.position).for_each_family(&RULES, |family| {
                    black_box(family);
                    ControlFlow::Continue(())
                });
            }
            "play" => {
                for &mv in &self.moves {
                    black_box(self.position.play_unchecked(&RULES, black_box(mv)));
                }
            }
            "perft" => {
                let counted = perft(black_box(&self.position), &RULES, self.depth);
                assert_eq!(counted, self.sequences, "perft of {}", self.name);
            }
            "read" => {
                black_box(Position::parse(black_box(self.text), &RULES))?;
            }
            "write" => drop(black_box(black_box(&self.position).to_string())),
            _ => return Err(format!("no such work: {work}").into()),
        }
        Ok(())
    }
}
