//! The right first turns of a position.

use djambi::{Move, Position, Rules};

use crate::endings::partial_move;

use super::goal::{Goal, solver};
use super::solver::{ProofTooLong, Solver, TurnOrder};

/// The turns that reach a goal, all of them alike up to the placement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    /// The right turns, placements included, in order.
    pub right: Vec<Move>,
    /// The number of different turns in the position, placements aside.
    pub partials: usize,
}

/// The turns that reach the goal, if all of them are the same piece, target, exit and victim.
///
/// # Errors
/// If the proof needs more than `limit` positions.
pub(super) fn answer(
    position: &Position,
    rules: &Rules,
    goal: Goal,
    order: TurnOrder,
    limit: u64,
) -> Result<Option<Answer>, ProofTooLong> {
    let mut solver = solver(position, rules, order, limit);
    let partials = partials(position, rules);
    let mut right: Vec<Move> = Vec::new();
    for moves in spread(&partials) {
        if right.first().is_none_or(|&first| partial_move(first) == partial_move(moves[0])) {
            right.extend(reaching(&mut solver, position, rules, goal, moves)?);
        } else if reaches(&mut solver, position, rules, goal, moves)? {
            return Ok(None);
        }
    }
    right.sort_unstable();
    Ok((!right.is_empty()).then_some(Answer { right, partials: partials.len() }))
}

/// All turns that reach the goal.
///
/// # Errors
/// If the proof reaches the solver's limit.
pub(super) fn all_right(
    solver: &mut Solver<'_>,
    position: &Position,
    rules: &Rules,
    goal: Goal,
) -> Result<Vec<Move>, ProofTooLong> {
    reaching(solver, position, rules, goal, &position.legal_moves(rules))
}

/// The legal moves in groups that differ only in the placement.
pub(super) fn partials(position: &Position, rules: &Rules) -> Vec<Vec<Move>> {
    let mut moves = position.legal_moves(rules);
    moves.sort_by_key(|&mv| (partial_move(mv), mv));
    moves.chunk_by(|&one, &other| partial_move(one) == partial_move(other)).map(<[Move]>::to_vec).collect()
}

/// The groups in an order in which neighbours differ, so that two right ones are found early.
fn spread(partials: &[Vec<Move>]) -> impl Iterator<Item = &Vec<Move>> {
    let stride = [7, 11, 13].into_iter().find(|stride| !partials.len().is_multiple_of(*stride)).unwrap_or(1);
    (0..partials.len()).map(move |index| &partials[index * stride % partials.len()])
}

fn reaching(
    solver: &mut Solver<'_>,
    position: &Position,
    rules: &Rules,
    goal: Goal,
    moves: &[Move],
) -> Result<Vec<Move>, ProofTooLong> {
    let mut right = Vec::new();
    for &mv in moves {
        if goal.is_reached(solver, position, rules, mv)? {
            right.push(mv);
        }
    }
    Ok(right)
}

fn reaches(
    solver: &mut Solver<'_>,
    position: &Position,
    rules: &Rules,
    goal: Goal,
    moves: &[Move],
) -> Result<bool, ProofTooLong> {
    for &mv in moves {
        if goal.is_reached(solver, position, rules, mv)? {
            return Ok(true);
        }
    }
    Ok(false)
}
