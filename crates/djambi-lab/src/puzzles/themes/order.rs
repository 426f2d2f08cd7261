//! The order of turns decides.

use djambi::{Position, Rules};

use crate::endings::partial_move;
use crate::puzzles::answer::answer;
use crate::puzzles::candidate::Candidate;
use crate::puzzles::goal::Goal;
use crate::puzzles::solver::{ProofTooLong, TurnOrder};
use crate::puzzles::theme::Theme;

/// The puzzle of another theme as one of this theme, if its answer is another one in the plain order.
pub(in crate::puzzles) fn of(
    found: &Candidate,
    position: &Position,
    rules: &Rules,
    limit: u64,
) -> Result<Option<Candidate>, ProofTooLong> {
    let (goal, tag) = match found.theme {
        Theme::Chief => (Goal::Take, "chief"),
        Theme::Save => (Goal::Safe, "save"),
        Theme::Win => (Goal::Win(found.turns), "win"),
        Theme::Duel => (Goal::Win(found.turns), "duel"),
        Theme::Cage | Theme::Order => return Ok(None),
    };
    let plain = answer(position, rules, goal, TurnOrder::Plain, limit)?;
    let right = partial_move(found.right[0]);
    if plain.is_some_and(|plain| partial_move(plain.right[0]) == right) {
        return Ok(None);
    }
    let mut tags = vec![tag];
    tags.extend(&found.tags);
    Ok(Some(Candidate { theme: Theme::Order, tags, ..found.clone() }))
}
