//! How many positions the engine and its sparring partners evaluate and search in a second, on the forty positions of
//! `corpus/engine/bench.tsv` in one run: `cargo xtask bench engine`.

mod browser;

use std::hint::black_box;
use std::num::NonZero;
use std::time::{Duration, Instant};

use djambi::{BySeat, Geometry, Position, Rules};
use djambi_engine::net::Net;
use djambi_engine::{Engine, Limits, Never, Options, Params, Report, evaluate};
use djambi_lab::baselines::OnePly;
use djambi_lab::partners::{Paranoid, Uct};

const POSITIONS: &str = include_str!("../../../../corpus/engine/bench.tsv");
/// So many nodes are searched for each of the forty.
const NODES: u64 = 20_000;
/// So often all of them are searched: for each the shortest time counts, since whatever else the machine does only makes it
/// longer, often for some seconds.
const ROUNDS: usize = 5;
/// So often each of them is evaluated without a search.
const TIMES: usize = 10_000;
/// A play-out of UCT is a whole game: fewer of them take as long.
const PLAYOUTS: u64 = 1_000;

fn main() {
    let lines: Vec<&str> = POSITIONS.lines().filter(|line| !line.starts_with('#')).collect();
    let given: Vec<(Position, Rules)> = lines.iter().map(|line| read(line)).collect();
    assert_eq!(given.len(), 40, "positions");
    let engine = |threads: usize, net: f32| {
        let params = Params { net, ..Params::default() };
        let threads = NonZero::new(threads).expect("threads");
        move |position: &Position, rules: &Rules| {
            let options = Options { threads, params, ..Options::default() };
            Engine::new(options).search(position, rules, &limits(NODES), &Never, |_| {})
        }
    };
    let engine_alone = measure(&given, engine(1, 1.0));
    let row = |name: &str, speed: Speed| speed.print(name, engine_alone);
    row("the engine, one thread", engine_alone);
    row("the engine, two threads", measure(&given, engine(2, 1.0)));
    row("the engine, evaluation by hand", measure(&given, engine(1, 0.0)));
    row(
        "paranoid alpha-beta",
        measure(&given, |position, rules| Paranoid::new(64).search(position, rules, &limits(NODES), &Never)),
    );
    row(
        "plain UCT, play-outs",
        measure(&given, |position, rules| Uct::new(64).search(position, rules, &limits(PLAYOUTS), &Never)),
    );
    row(
        "one turn",
        measure(&given, |position, rules| OnePly.search(position, rules, &limits(NODES), &Never, |_| {})),
    );
    row("the net alone", alone(&given, |position, rules| Net::shipped().evaluate(position, rules)));
    row("evaluation by hand alone", alone(&given, evaluate));
    // The pages know the usual board alone.
    let usual: Vec<&str> = lines.into_iter().filter(|line| !line.contains("--board")).collect();
    let given: Vec<_> = usual.iter().map(|line| read(line)).collect();
    let native = measure(&given, engine(1, 1.0));
    println!("On the {} positions of the 9 × 9 board:", given.len());
    native.print("the engine, one thread", native);
    // The same positions, seed and nodes make the same tree there, so a node takes as many evaluations.
    let nodes = browser::measure(&usual, NODES, ROUNDS);
    let evaluations = nodes * native.evaluations / native.nodes;
    Speed { evaluations, nodes }.print("the engine in WebAssembly", native);
}

/// What is done in a second.
#[derive(Clone, Copy)]
struct Speed {
    evaluations: f64,
    nodes: f64,
}

impl Speed {
    fn print(self, name: &str, other: Self) {
        let Self { evaluations, nodes } = self;
        let part = evaluations / other.evaluations;
        println!(
            "{name:<34} {evaluations:>9.0} evaluations and {nodes:>9.0} nodes a second, {part:.2} of the engine's \
             evaluations"
        );
        assert!(evaluations > 0.0, "{name} evaluates something");
    }
}

fn limits(nodes: u64) -> Limits {
    Limits { nodes: NonZero::new(nodes), ..Limits::seeded(1) }
}

/// The speed over all positions; what is found must be legal.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn measure(given: &[(Position, Rules)], mut search: impl FnMut(&Position, &Rules) -> Report) -> Speed {
    let mut shortest = vec![(Duration::MAX, 0, 0); given.len()];
    for _ in 0..ROUNDS {
        for ((position, rules), shortest) in given.iter().zip(&mut shortest) {
            let start = Instant::now();
            let report = search(position, rules);
            *shortest = (start.elapsed(), report.evaluations, report.nodes).min(*shortest);
            let found = report.best_move().expect("move");
            assert!(position.is_legal(rules, found), "{} in {position}", position.reading(found));
        }
    }
    let (mut time, mut evaluations, mut nodes) = (Duration::ZERO, 0, 0);
    for run in shortest {
        time += run.0;
        evaluations += run.1;
        nodes += run.2;
    }
    let [evaluations, nodes] = [evaluations, nodes].map(|number| number as f64 / time.as_secs_f64());
    Speed { evaluations, nodes }
}

/// The speed without a search: every evaluation is a node.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn alone(given: &[(Position, Rules)], evaluate: impl Fn(&Position, &Rules) -> BySeat<f32>) -> Speed {
    let start = Instant::now();
    for (position, rules) in given {
        for _ in 0..TIMES {
            black_box(evaluate(black_box(position), rules));
        }
    }
    let evaluations = (given.len() * TIMES) as f64 / start.elapsed().as_secs_f64();
    Speed { evaluations, nodes: evaluations }
}

/// Reads a line: name, choice of rules and board in the words of the command line, position.
fn read(line: &str) -> (Position, Rules) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, choice, position] = fields[..] else { panic!("three fields: {line}") };
    let (mut rules, mut board) = (Rules::CLASSIC, Geometry::ALL[0]);
    let words: Vec<&str> = choice.split_whitespace().collect();
    for pair in words.chunks(2) {
        match pair {
            ["--rules", name] => rules = Rules::named(name).expect("rule set"),
            ["--board", name] => board = Geometry::named(name).expect("board"),
            ["--set", change] => {
                let (option, value) = change.split_once('=').expect("option");
                rules.set(option, value).expect("value");
            }
            other => panic!("unknown words {other:?}"),
        }
    }
    (Position::parse_on(board, position, &rules).expect("position"), rules)
}
