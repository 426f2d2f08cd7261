//! Counts the solved problems of a corpus, and verifies the corpus.

use std::fmt;

use djambi::Move;

use super::pattern::MovePattern;
use super::problem::{Problem, Task};
use super::proof::Prover;

/// Solved problems, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// For each of [`Task::NAMES`]: the solved problems, and all.
    counts: [(usize, usize); 5],
}

impl Score {
    /// Counts the answer to a problem; returns whether it was right.
    pub fn add(&mut self, problem: &Problem, answer: Option<Move>) -> bool {
        let is_legal = |mv: &Move| problem.position.is_legal(&problem.rules, *mv);
        let solved = answer.filter(is_legal).is_some_and(|mv| problem.accepts(mv));
        let kind = Task::NAMES.iter().position(|name| *name == problem.task.name()).expect("kind of task");
        self.counts[kind].0 += usize::from(solved);
        self.counts[kind].1 += 1;
        solved
    }

    /// The number of solved problems of this kind.
    #[must_use]
    pub fn solved(&self, name: &str) -> usize {
        Task::NAMES
            .iter()
            .zip(self.counts)
            .filter(|(kind, _)| **kind == name)
            .map(|(_, (solved, _))| solved)
            .sum()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, (solved, all)) in Task::NAMES.iter().zip(self.counts) {
            if all > 0 {
                writeln!(f, "{name}: {solved} of {all}")?;
            }
        }
        Ok(())
    }
}

/// Proves a problem again by trying every move.
///
/// # Errors
/// What the line should say.
pub fn verify(problem: &Problem) -> Result<(), String> {
    let Problem { position, rules, task } = problem;
    let legal = position.legal_moves(rules);
    let proven = match task {
        Task::Win(turns, _) => {
            if position.alive().len() != 2 {
                return Err(format!("{problem}: {} players are alive", position.alive().len()));
            }
            let mut prover = Prover::new(rules, position.turn(), u64::MAX);
            let at_once = prover.winning(position, &legal, 1).expect("no limit");
            let winning = match turns {
                1 => at_once,
                _ if !at_once.is_empty() => return Err(format!("{problem}: is won at once")),
                _ => prover.winning(position, &legal, *turns).expect("no limit"),
            };
            Task::Win(*turns, MovePattern::of(position.geometry(), &legal, &winning))
        }
        Task::Take(_) => Task::Take(problem.count()),
        Task::Save(_) => Task::Save(problem.count()),
        Task::Guard(_) => Task::Guard(problem.count()),
    };
    let is_empty = match &proven {
        Task::Win(_, patterns) => patterns.is_empty(),
        Task::Take(count) | Task::Save(count) | Task::Guard(count) => count.accepted == 0,
    };
    let proven = Problem { task: proven, ..problem.clone() };
    if is_empty || proven != *problem {
        return Err(format!("{problem}: proven is {proven}"));
    }
    Ok(())
}
