//! Measures the evaluations and nodes per second of the engine and the baselines, on the positions of
//! `corpus/engine/bench.tsv` in one run: `cargo xtask bench engine`.

mod browser;

use std::hint::black_box;
use std::num::NonZero;
use std::time::{Duration, Instant};

use djambi::{BySeat, Geometry, Position, Rules};
use djambi_engine::net::Net;
use djambi_engine::{Engine, Limits, Never, Options, Params, Report, evaluate};
use djambi_lab::baselines::{OnePly, Paranoid, Uct};

const POSITIONS: &str = include_str!("../../../../corpus/engine/bench.tsv");
/// The number of nodes for each position.
const NODES: u64 = 20_000;
/// The number of searches of each position. The shortest time counts, because other work of the machine makes
/// times longer, often for seconds.
const ROUNDS: usize = 5;
/// The number of evaluations of each position without a search.
const EVALUATIONS: usize = 10_000;
/// The number of playouts of UCT. Each is a whole game, so there are fewer.
const PLAYOUTS: u64 = 1_000;

fn main() {
    let lines: Vec<&str> = POSITIONS.lines().filter(|line| !line.starts_with('#')).collect();
    let positions: Vec<(Position, Rules)> = lines.iter().map(|line| read(line)).collect();
    assert_eq!(positions.len(), 42, "positions");
    let engine = |threads: usize, net: f32| {
        let params = Params { net, ..Params::default() };
        let threads = NonZero::new(threads).expect("threads");
        move |position: &Position, rules: &Rules| {
            let options = Options { threads, params, ..Options::default() };
            Engine::new(options).search(position, rules, &limits(NODES), &Never, |_| {})
        }
    };
    let one_thread = measure(&positions, engine(1, 1.0));
    let row = |name: &str, speed: Speed| speed.print(name, one_thread);
    row("the engine, one thread", one_thread);
    row("the engine, two threads", measure(&positions, engine(2, 1.0)));
    row("the engine, evaluation by hand", measure(&positions, engine(1, 0.0)));
    row(
        "paranoid alpha-beta",
        measure(&positions, |position, rules| {
            Paranoid::new(64).search(position, rules, &limits(NODES), &Never)
        }),
    );
    row(
        "plain UCT, playouts",
        measure(&positions, |position, rules| {
            Uct::new(64).search(position, rules, &limits(PLAYOUTS), &Never)
        }),
    );
    row(
        "one turn",
        measure(&positions, |position, rules| OnePly.search(position, rules, &limits(NODES), &Never, |_| {})),
    );
    row(
        "the net alone",
        measure_evaluation(&positions, |position, rules| Net::of_square9().shares(position, rules)),
    );
    row("evaluation by hand alone", measure_evaluation(&positions, evaluate));
    for board in Geometry::ALL {
        let on_board: Vec<_> =
            positions.iter().filter(|(position, _)| position.geometry() == board).copied().collect();
        row(&format!("the engine on {}", board.name()), measure(&on_board, engine(1, 1.0)));
    }
    // The bridge to the pages has only the 9 × 9 board.
    let square9: Vec<&str> = lines.into_iter().filter(|line| !line.contains("--board")).collect();
    let positions: Vec<_> = square9.iter().map(|line| read(line)).collect();
    let native = measure(&positions, engine(1, 1.0));
    println!("On the {} positions of the 9 × 9 board:", positions.len());
    native.print("the engine, one thread", native);
    // The same positions, seed and nodes give the same tree, so the ratio of evaluations to nodes is the
    // same.
    let nodes = browser::measure(&square9, NODES, ROUNDS);
    let evaluations = nodes * native.evaluations / native.nodes;
    Speed { evaluations, nodes }.print("the engine in WebAssembly", native);
}

/// The rates per second.
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

/// The speed of searches over all positions. The moves found must be legal.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn measure(positions: &[(Position, Rules)], mut search: impl FnMut(&Position, &Rules) -> Report) -> Speed {
    let mut shortest = vec![(Duration::MAX, 0, 0); positions.len()];
    for _ in 0..ROUNDS {
        for ((position, rules), shortest) in positions.iter().zip(&mut shortest) {
            let start = Instant::now();
            let report = search(position, rules);
            *shortest = (start.elapsed(), report.evaluations, report.nodes).min(*shortest);
            let best = report.best_move().expect("move");
            assert!(position.is_legal(rules, best), "{} in {position}", position.reading(best));
        }
    }
    let mut time = Duration::ZERO;
    let mut evaluations = 0;
    let mut nodes = 0;
    for run in shortest {
        time += run.0;
        evaluations += run.1;
        nodes += run.2;
    }
    let [evaluations, nodes] = [evaluations, nodes].map(|number| number as f64 / time.as_secs_f64());
    Speed { evaluations, nodes }
}

/// The speed of evaluations without a search. Each counts as a node.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn measure_evaluation(
    positions: &[(Position, Rules)],
    evaluate: impl Fn(&Position, &Rules) -> BySeat<f32>,
) -> Speed {
    let start = Instant::now();
    for (position, rules) in positions {
        for _ in 0..EVALUATIONS {
            black_box(evaluate(black_box(position), rules));
        }
    }
    let evaluations = (positions.len() * EVALUATIONS) as f64 / start.elapsed().as_secs_f64();
    Speed { evaluations, nodes: evaluations }
}

/// Reads a line: a name, rules and board as on the command line, a position.
fn read(line: &str) -> (Position, Rules) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, options, position] = fields[..] else { panic!("three fields: {line}") };
    let mut rules = Rules::CLASSIC;
    let mut board = Geometry::ALL[0];
    let words: Vec<&str> = options.split_whitespace().collect();
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
