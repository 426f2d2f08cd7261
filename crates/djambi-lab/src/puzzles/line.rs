//! The solution of a puzzle: own turns, and the worst replies between them.

use djambi::{Move, Position, Rules};

use crate::endings::MovePattern;

use super::answer::all_right;
use super::goal::Goal;
use super::solver::{ProofTooLong, Solver};

/// A step of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// An own turn: the one that the line goes on with, and patterns that have all other right ones.
    Own(Move, Vec<MovePattern>),
    /// A turn of another player.
    Reply(Move),
}

/// The most replies that are compared by the number of right turns that they leave.
const MAX_COMPARED: usize = 12;

/// The step of a turn of the player; the first of the right turns, of which there is one at least, is the main one.
#[must_use]
pub(super) fn own_step(position: &Position, rules: &Rules, right: &[Move]) -> Step {
    let main = right[0];
    let patterns = if right.len() == 1 {
        Vec::new()
    } else {
        MovePattern::of(position.geometry(), &position.legal_moves(rules), right)
    };
    Step::Own(main, patterns)
}

/// The whole solution of a win in `turns` own turns, whose right first turns these are.
///
/// A reply is the worst for the player if after it the win takes the most own turns and, of those, leaves the
/// fewest right turns.
///
/// # Errors
/// If the solver's limit is reached.
pub(super) fn winning_line(
    solver: &mut Solver<'_>,
    position: &Position,
    rules: &Rules,
    right: &[Move],
    turns: usize,
) -> Result<Vec<Step>, ProofTooLong> {
    let player = position.turn();
    let mut steps = vec![own_step(position, rules, right)];
    let mut left = turns - 1;
    let mut position = solver.after(position, right[0])?;
    while !position.is_over() {
        if position.turn() == player {
            let mut right = all_right(solver, &position, rules, Goal::Win(left))?;
            let main = fastest(solver, &position, &right, left)?;
            right.swap(0, main);
            steps.push(own_step(&position, rules, &right));
            position = solver.after(&position, right[0])?;
            left -= 1;
        } else {
            let reply = worst_reply(solver, &position, rules, left)?;
            steps.push(Step::Reply(reply));
            position = solver.after(&position, reply)?;
        }
    }
    Ok(steps)
}

/// The index of the turn that wins in the fewest own turns.
fn fastest(
    solver: &mut Solver<'_>,
    position: &Position,
    right: &[Move],
    left: usize,
) -> Result<usize, ProofTooLong> {
    for turns in 0..left {
        for (index, &mv) in right.iter().enumerate() {
            let after = solver.after(position, mv)?;
            if solver.wins_after_own(&after, turns)? {
                return Ok(index);
            }
        }
    }
    Err(ProofTooLong)
}

/// The reply after which the win takes longest and, of those, leaves the fewest right turns.
fn worst_reply(
    solver: &mut Solver<'_>,
    position: &Position,
    rules: &Rules,
    left: usize,
) -> Result<Move, ProofTooLong> {
    let replies = position.legal_moves(rules);
    let mut worst = replies.clone();
    for turns in (1..left).rev() {
        let mut longer = Vec::new();
        for &mv in &worst {
            let after = solver.after(position, mv)?;
            if !solver.wins(&after, turns)? {
                longer.push(mv);
            }
        }
        if !longer.is_empty() {
            worst = longer;
            break;
        }
    }
    let mut best: Option<(usize, Move)> = None;
    let stride = worst.len().div_ceil(MAX_COMPARED).max(1);
    for &mv in worst.iter().step_by(stride) {
        let after = solver.after(position, mv)?;
        // The end of the game, or a reply of a further player, is judged no further.
        let count = match after.turn() == solver.player() && !after.is_over() {
            true => all_right(solver, &after, rules, Goal::Win(left))?.len(),
            false => usize::MAX,
        };
        if best.is_none_or(|(fewest, _)| count < fewest) {
            best = Some((count, mv));
        }
    }
    best.map(|(_, mv)| mv).ok_or(ProofTooLong)
}
