//! Verifies puzzles (docs/PUZZLES.md) by the simple implementation of the rules, and counts the positions
//! that it takes.
//!
//! It shares no code with the lab, which finds the puzzles. The lab's program counts with it too.

mod judge;
mod line;
pub(crate) mod turns;

use std::collections::BTreeSet;

use crate::simple::{Move, State};

use judge::{Danger, Goal, Judge, Order, TooLong};
pub(crate) use line::PuzzleLine;
use turns::{Kind, kind_of};

/// The smallest number of kinds of turns in a position: with fewer there is little to choose.
const MIN_KINDS: usize = 8;

/// Verifies everything that a line says but its level and its tags of convenience. Returns the number of
/// positions that were looked at.
pub(crate) fn verify(line: &PuzzleLine, limit: u64) -> Result<u64, String> {
    let id = &line.id;
    let state = State::parse(&line.position, &line.options).map_err(|fault| format!("{id}: {fault}"))?;
    let mut verifier = Verifier { line, judge: Judge::new(line.options, state.turn, limit) };
    match verifier.all(&state) {
        Ok(()) => Ok(verifier.judge.positions),
        Err(Wrong::Said(fault)) => Err(format!("{id}: {fault}")),
        Err(Wrong::TooLong) => Err(format!("{id}: more than {limit} positions")),
    }
}

/// Why a line is wrong.
enum Wrong {
    Said(String),
    TooLong,
}

impl From<TooLong> for Wrong {
    fn from(TooLong: TooLong) -> Self {
        Self::TooLong
    }
}

struct Verifier<'a> {
    line: &'a PuzzleLine,
    judge: Judge,
}

impl Verifier<'_> {
    fn all(&mut self, state: &State) -> Result<(), Wrong> {
        let goal = self.goal(state)?;
        let moves = state.moves(&self.line.options);
        let kinds: BTreeSet<Kind> = moves.iter().map(|&mv| kind_of(mv)).collect();
        self.hold(kinds.len() >= MIN_KINDS, "there is little to choose")?;
        let right = self.judge.right(state, &moves, goal)?;
        let Some(&first) = right.first() else { return self.hold(false, "nothing is right") };
        let alike = right.iter().all(|&mv| kind_of(mv) == kind_of(first));
        self.hold(alike, "there is a second solution")?;
        match goal {
            Goal::Win(turns) => {
                let early = self.judge.right(state, &moves, Goal::Win(turns - 1))?;
                self.hold(early.is_empty(), "it can be won earlier")?;
            }
            Goal::Take => self.has_decoy(state, &moves, &right)?,
            Goal::Safe | Goal::Cage => {
                let ends = right.iter().any(|&mv| state.play(&self.line.options, mv).living() == 1);
                self.hold(!ends || goal != Goal::Safe, "it can be won at once")?;
            }
        }
        self.solution(state, goal, right)?;
        match self.line.theme.as_str() {
            "order" => self.order_decides(state, &moves, goal, kind_of(first)),
            "cage" if goal == Goal::Safe => self.walls_decide(state, &moves),
            _ => Ok(()),
        }
    }

    /// The goal of the line, if the position may have it.
    fn goal(&self, state: &State) -> Result<Goal, Wrong> {
        let named = match self.line.theme.as_str() {
            "order" | "cage" => self.line.tags.first().map_or("", String::as_str),
            theme => theme,
        };
        let (goal, turns, players) = match named {
            "chief" => (Goal::Take, 1..=1, 3..=4),
            "save" | "own" => (Goal::Safe, 1..=1, 2..=4),
            "enemy" => (Goal::Cage, 1..=1, 2..=4),
            "win" => (Goal::Win(self.line.turns), 2..=3, 3..=4),
            "duel" => (Goal::Win(self.line.turns), 2..=3, 2..=2),
            other => return Err(Wrong::Said(format!("{other:?} is no goal"))),
        };
        self.hold(turns.contains(&self.line.turns), "it has a wrong number of own turns")?;
        self.hold(players.contains(&state.living()), "it has a wrong number of players")?;
        Ok(goal)
    }

    /// Plays the solution: its own turns are exactly those that are right, and it reaches the goal.
    fn solution(&mut self, start: &State, goal: Goal, first: Vec<Move>) -> Result<(), Wrong> {
        let mut state = start.clone();
        let mut left = self.line.turns;
        let mut known = Some(first);
        for step in &self.line.solution {
            let moves = state.moves(&self.line.options);
            let main = moves.iter().copied().find(|&mv| state.board.wire(mv) == step.main);
            let Some(main) = main else { return self.hold(false, "a step is not legal") };
            if state.turn == start.turn {
                let goal = if let Goal::Win(_) = goal { Goal::Win(left.max(1)) } else { goal };
                let right = match known.take() {
                    Some(first) => first,
                    None => self.judge.right(&state, &moves, goal)?,
                };
                let listed = |mv: &Move| step.accepts(&state.board.wire(*mv));
                let listed: Vec<Move> = moves.iter().copied().filter(listed).collect();
                self.hold(
                    listed == right && right.contains(&main),
                    "a step lists other turns than the right",
                )?;
                left = left.saturating_sub(1);
            }
            state = state.play(&self.line.options, main);
        }
        self.hold(left == 0, "it has a wrong number of own turns")?;
        let won = state.living() == 1 && state.alive(start.turn);
        self.hold(won || !matches!(goal, Goal::Win(_)), "the solution does not win")
    }

    /// Some turn kills a chief and is not right.
    fn has_decoy(&mut self, state: &State, moves: &[Move], right: &[Move]) -> Result<(), Wrong> {
        for mv in moves.iter().filter(|mv| !right.contains(mv)) {
            if self.judge.takes(state, *mv)? {
                return Ok(());
            }
        }
        self.hold(false, "no other turn kills a chief")
    }

    /// In the plain order of turns the answer is another one.
    fn order_decides(&mut self, state: &State, moves: &[Move], goal: Goal, kind: Kind) -> Result<(), Wrong> {
        self.judge.set(Order::Plain, Danger::Any);
        let right = self.judge.right(state, moves, goal)?;
        let kinds: BTreeSet<Kind> = right.into_iter().map(kind_of).collect();
        self.hold(kinds != BTreeSet::from([kind]), "the plain order of turns gives the same answer")
    }

    /// If being walled in were no danger, several kinds of turns would be safe.
    fn walls_decide(&mut self, state: &State, moves: &[Move]) -> Result<(), Wrong> {
        self.judge.set(Order::Rules, Danger::Kills);
        let mut safe = BTreeSet::new();
        for &mv in moves {
            if safe.len() < 2 && self.judge.reaches(state, mv, Goal::Safe)? {
                safe.insert(kind_of(mv));
            }
        }
        self.hold(safe.len() == 2, "the walls do not matter")
    }

    fn hold(&self, holds: bool, fault: &str) -> Result<(), Wrong> {
        if holds { Ok(()) } else { Err(Wrong::Said(fault.to_owned())) }
    }
}
