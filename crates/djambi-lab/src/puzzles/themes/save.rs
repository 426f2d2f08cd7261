//! Save the chief.

use djambi::{Position, Rules};

use crate::puzzles::answer::answer;
use crate::puzzles::candidate::Candidate;
use crate::puzzles::goal::Goal;
use crate::puzzles::solver::{ProofTooLong, TurnOrder};
use crate::puzzles::theme::Theme;

/// The puzzle of the one turn that saves the chief, if the position has one: somebody threatens the chief,
/// and no turn ends the game.
pub(in crate::puzzles) fn find(
    position: &Position,
    rules: &Rules,
    limit: u64,
) -> Result<Option<Candidate>, ProofTooLong> {
    if !is_threatened(position, rules) {
        return Ok(None);
    }
    let Some(answer) = answer(position, rules, Goal::Safe, TurnOrder::Rules, limit)? else { return Ok(None) };
    if answer.right.iter().any(|&mv| position.play_unchecked(rules, mv).is_over()) {
        return Ok(None);
    }
    Ok(Candidate::of_one_turn(Theme::Save, position, rules, answer, Vec::new()))
}

/// Whether another player has a piece that could kill the chief if it were their turn.
fn is_threatened(position: &Position, rules: &Rules) -> bool {
    let player = position.turn();
    position.threats_to_chief(rules, player).iter().any(|threat| threat.by != player)
}
