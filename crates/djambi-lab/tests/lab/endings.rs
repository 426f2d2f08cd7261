//! The positions with a known answer (corpus/engine) are proven, and such positions are found again.

use djambi_lab::endings::{Problem, Quotas, Task, generate, verify};

fn problems() -> Vec<Problem> {
    let mut problems =
        Problem::parse_all(include_str!("../../../../corpus/engine/wins.txt")).expect("wins.txt");
    let chiefs = include_str!("../../../../corpus/engine/chiefs.txt");
    problems.extend(Problem::parse_all(chiefs).expect("chiefs.txt"));
    let guards = include_str!("../../../../corpus/engine/guards.txt");
    problems.extend(Problem::parse_all(guards).expect("guards.txt"));
    problems
}

fn prove(every: usize) {
    for problem in problems().iter().step_by(every) {
        verify(problem).expect("proof");
    }
}

#[test]
fn a_part_of_the_corpus_is_proven_again() {
    prove(20);
}

#[test]
#[ignore = "takes a minute"]
fn all_of_the_corpus_is_proven_again() {
    prove(1);
}

#[test]
fn a_wrong_answer_is_noticed() {
    for name in Task::NAMES {
        let problems = problems();
        let problem = problems.iter().find(|problem| problem.task.name() == name).expect("problem");
        let task = match &problem.task {
            Task::Win(turns, patterns) => Task::Win(*turns, patterns[1..].to_vec()),
            Task::Take(count) => Task::Save(*count),
            Task::Save(count) | Task::Guard(count) => Task::Take(*count),
        };
        let wrong = Problem { task, ..problem.clone() };
        let error = verify(&wrong).expect_err("proof");
        assert!(error.contains("proven is"), "{error}");
    }
}

#[test]
fn the_same_seed_finds_the_same_problems() {
    let quotas = Quotas { wins: 3, chiefs: 3, max_games: 8 };
    let [problems, again] = [7, 7].map(|seed| generate(seed, &quotas, |_, _| {}));
    assert_eq!(problems, again);
    assert!(!problems.is_empty());
    for problem in &problems {
        verify(problem).expect("proof");
    }
}
