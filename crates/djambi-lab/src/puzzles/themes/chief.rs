//! Kill a chief safely.

use djambi::{Position, Rules};

use crate::endings::partial_move;
use crate::puzzles::answer::answer;
use crate::puzzles::candidate::Candidate;
use crate::puzzles::goal::{Goal, kills_chief};
use crate::puzzles::solver::{ProofTooLong, TurnOrder};
use crate::puzzles::theme::Theme;

/// The puzzle of a turn that kills a chief safely, if the position has one: three or more players
/// are alive, and some turn kills a chief and is not right.
pub(in crate::puzzles) fn find(
    position: &Position,
    rules: &Rules,
    limit: u64,
) -> Result<Option<Candidate>, ProofTooLong> {
    if position.alive().len() < 3 {
        return Ok(None);
    }
    let moves = position.legal_moves(rules);
    let kills: Vec<_> = moves.into_iter().filter(|&mv| kills_chief(position, rules, mv)).collect();
    if kills.is_empty() {
        return Ok(None);
    }
    let Some(answer) = answer(position, rules, Goal::Take, TurnOrder::Rules, limit)? else { return Ok(None) };
    let mut wrong = kills.iter().filter(|mv| !answer.right.contains(mv)).peekable();
    if wrong.peek().is_none() {
        return Ok(None);
    }
    let right = partial_move(answer.right[0]);
    let has_decoys = wrong.any(|&mv| partial_move(mv) != right);
    let tags = if has_decoys { vec!["decoys"] } else { Vec::new() };
    Ok(Candidate::of_one_turn(Theme::Chief, position, rules, answer, tags))
}
