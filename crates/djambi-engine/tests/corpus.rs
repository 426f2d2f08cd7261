//! Positions with known answers (corpus/engine): the engine must solve them with few nodes and one thread.
//!
//! `cargo run --release -p djambi-lab --bin endings solve` gives each the time that its test is about. The
//! floors are what the engine reaches: raise them when it solves more.

// The lab reads, proves and makes these files; here only their reading is needed.
#[path = "../../djambi-lab/src/endings/pattern.rs"]
#[expect(unreachable_pub, reason = "the lab uses the rest")]
mod pattern;
#[path = "../../djambi-lab/src/endings/peril.rs"]
#[expect(unreachable_pub, reason = "the lab uses the rest")]
mod peril;
#[path = "../../djambi-lab/src/endings/peril_by_two.rs"]
#[expect(unreachable_pub, reason = "the lab uses the rest")]
mod peril_by_two;
#[path = "../../djambi-lab/src/endings/problem.rs"]
#[expect(dead_code, unreachable_pub, reason = "the lab uses the rest")]
mod problem;

use std::num::NonZero;

use djambi_engine::{Engine, Limits, Never, Options};
use problem::{Problem, Task};

const WINS: &str = include_str!("../../../corpus/engine/wins.txt");
const CHIEFS: &str = include_str!("../../../corpus/engine/chiefs.txt");
const GUARDS: &str = include_str!("../../../corpus/engine/guards.txt");

/// The percentage of the problems of each kind in [`Task::NAMES`] that must be solved. Caution is a price: a
/// chief is left open to two opponents where safety costs more.
const FLOORS: [usize; 5] = [100, 100, 100, 100, 80];

fn problems() -> Vec<Problem> {
    let mut problems = Problem::parse_all(WINS).expect("wins.txt");
    problems.extend(Problem::parse_all(CHIEFS).expect("chiefs.txt"));
    problems.extend(Problem::parse_all(GUARDS).expect("guards.txt"));
    problems
}

/// Lets the engine solve every `step`th problem with this many nodes, and checks the floors.
fn solve(step: usize, nodes: u64, floors: [usize; 5]) {
    let limits = Limits { nodes: NonZero::new(nodes), ..Limits::seeded(1) };
    let mut solved = [0; 5];
    let mut all = [0; 5];
    for problem in problems().iter().step_by(step) {
        let mut engine = Engine::new(Options::default());
        let report = engine.search(&problem.position, &problem.rules, &limits, &Never, |_| {});
        let best_move = report.best_move().expect("move");
        let kind = Task::NAMES.iter().position(|name| *name == problem.task.name()).expect("kind");
        all[kind] += 1;
        if problem.accepts(best_move) {
            solved[kind] += 1;
        } else {
            println!("missed: {problem}; played {}", problem.position.geometry().wire(best_move));
        }
    }
    for ((name, floor), (solved, all)) in Task::NAMES.iter().zip(floors).zip(solved.into_iter().zip(all)) {
        println!("{name}: {solved} of {all}");
        assert!(solved * 100 >= floor * all, "{name}: {solved} of {all} are less than {floor} %");
    }
}

#[test]
fn the_corpus_has_enough_different_problems() {
    let problems = problems();
    let of = |name: &str| problems.iter().filter(|problem| problem.task.name() == name).count();
    assert!(of("win 1") >= 150 && of("win 3") >= 150, "{} and {}", of("win 1"), of("win 3"));
    assert!(of("take") >= 100 && of("save") >= 100, "{} and {}", of("take"), of("save"));
    assert!(of("guard") >= 200, "{}", of("guard"));
    let mut positions: Vec<u64> =
        problems.iter().map(|problem| problem.position.canonical().0.hash()).collect();
    positions.sort_unstable();
    positions.dedup();
    // A chief to save and one to take may be the same position.
    assert!(positions.len() * 10 >= problems.len() * 9, "{} different positions", positions.len());
}

#[test]
fn a_part_of_the_corpus_is_solved() {
    solve(12, 20_000, FLOORS);
}

#[test]
#[ignore = "takes some minutes"]
fn the_corpus_is_solved() {
    solve(1, 20_000, FLOORS);
}
