//! Positions with a known answer (corpus/engine): what the engine finds of them with few nodes and one thread.
//!
//! `cargo run --release -p djambi-lab --bin endings solve` gives it the time that is meant instead. The floors are what it
//! reaches; whoever makes it find more raises them.

// The lab reads, proves and makes these files; here only their reading is needed.
#[path = "../../djambi-lab/src/endings/pattern.rs"]
#[expect(unreachable_pub, reason = "the lab uses the rest")]
mod pattern;
#[path = "../../djambi-lab/src/endings/peril.rs"]
#[expect(unreachable_pub, reason = "the lab uses the rest")]
mod peril;
#[path = "../../djambi-lab/src/endings/problem.rs"]
#[expect(dead_code, unreachable_pub, reason = "the lab uses the rest")]
mod problem;

use std::num::NonZero;

use djambi_engine::{Engine, Limits, Never, Options};
use problem::{Problem, Task};

const WINS: &str = include_str!("../../../corpus/engine/wins.txt");
const CHIEFS: &str = include_str!("../../../corpus/engine/chiefs.txt");

/// Of each kind of [`Task::NAMES`], how many problems of a hundred must be solved at least.
const FLOORS: [usize; 4] = [100; 4];

fn problems() -> Vec<Problem> {
    let mut problems = Problem::parse_all(WINS).expect("wins.txt");
    problems.extend(Problem::parse_all(CHIEFS).expect("chiefs.txt"));
    problems
}

/// Lets the engine solve every so-manieth problem with this many nodes, and checks these floors.
fn solve(every: usize, nodes: u64, floors: [usize; 4]) {
    let limits = Limits { nodes: NonZero::new(nodes), ..Limits::seeded(1) };
    let (mut solved, mut all) = ([0; 4], [0; 4]);
    for problem in problems().iter().step_by(every) {
        let mut engine = Engine::new(Options::default());
        let report = engine.search(&problem.position, &problem.rules, &limits, &Never, |_| {});
        let answer = report.best_move().expect("move");
        let kind = Task::NAMES.iter().position(|name| *name == problem.task.name()).expect("kind");
        all[kind] += 1;
        if problem.accepts(answer) {
            solved[kind] += 1;
        } else {
            println!("missed: {problem}; played {}", problem.position.geometry().wire(answer));
        }
    }
    for ((name, floor), (solved, all)) in Task::NAMES.iter().zip(floors).zip(solved.into_iter().zip(all)) {
        println!("{name}: {solved} of {all}");
        assert!(solved * 100 >= floor * all, "{name}: {solved} of {all} are less than {floor} %");
    }
}

#[test]
fn the_corpus_has_what_it_should() {
    let problems = problems();
    let of = |name: &str| problems.iter().filter(|problem| problem.task.name() == name).count();
    assert!(of("win 1") >= 150 && of("win 3") >= 150, "{} and {}", of("win 1"), of("win 3"));
    assert!(of("take") >= 100 && of("save") >= 100, "{} and {}", of("take"), of("save"));
    let mut positions: Vec<u64> =
        problems.iter().map(|problem| problem.position.canonical().0.hash()).collect();
    positions.sort_unstable();
    positions.dedup();
    // A chief to save and one to take may be the same position.
    assert!(positions.len() * 10 >= problems.len() * 9, "{} different positions", positions.len());
}

#[test]
fn a_part_of_the_corpus_is_solved() {
    // The fewer problems, the more chance there is in it.
    solve(12, 20_000, FLOORS);
}

#[test]
#[ignore = "takes some minutes"]
fn the_corpus_is_solved() {
    solve(1, 20_000, FLOORS);
}
