//! Wall in a chief, or break the walls around one's own.

use djambi::{Position, Rules};

use crate::puzzles::answer::{answer, partials};
use crate::puzzles::candidate::Candidate;
use crate::puzzles::goal::{Goal, solver, walls_in_chief};
use crate::puzzles::solver::{Danger, ProofTooLong, TurnOrder};
use crate::puzzles::theme::Theme;

/// The most squares without a corpse beside the player's chief that others may close.
const MAX_GAPS: usize = 2;

/// The puzzle of the one turn that walls in another player's chief safely, or saves the player's own chief from walls.
pub(in crate::puzzles) fn find(
    position: &Position,
    rules: &Rules,
    limit: u64,
) -> Result<Option<Candidate>, ProofTooLong> {
    match walls_in(position, rules, limit)? {
        Some(found) => Ok(Some(found)),
        None => breaks_out(position, rules, limit),
    }
}

fn walls_in(position: &Position, rules: &Rules, limit: u64) -> Result<Option<Candidate>, ProofTooLong> {
    let others = position.alive().without(position.turn());
    let is_near =
        others.iter().filter_map(|seat| position.ring(rules, seat)).any(|ring| ring.gaps.len() <= 2);
    let walls = |&mv: &_| walls_in_chief(position, rules, mv);
    if !is_near || !position.legal_moves(rules).iter().any(walls) {
        return Ok(None);
    }
    let Some(answer) = answer(position, rules, Goal::Cage, TurnOrder::Rules, limit)? else { return Ok(None) };
    Ok(Candidate::of_one_turn(Theme::Cage, position, rules, answer, vec!["enemy"]))
}

fn breaks_out(position: &Position, rules: &Rules, limit: u64) -> Result<Option<Candidate>, ProofTooLong> {
    let Some(ring) = position.ring(rules, position.turn()) else { return Ok(None) };
    if ring.gaps.len() > MAX_GAPS || ring.in_maze {
        return Ok(None);
    }
    let Some(answer) = answer(position, rules, Goal::Safe, TurnOrder::Rules, limit)? else { return Ok(None) };
    let ends = answer.right.iter().any(|&mv| position.play_unchecked(rules, mv).is_over());
    if ends || !is_about_walls(position, rules, limit)? {
        return Ok(None);
    }
    Ok(Candidate::of_one_turn(Theme::Cage, position, rules, answer, vec!["own"]))
}

/// Whether two or more turns would be safe if being walled in were no danger.
fn is_about_walls(position: &Position, rules: &Rules, limit: u64) -> Result<bool, ProofTooLong> {
    let mut solver = solver(position, rules, TurnOrder::Rules, limit).fearing(Danger::Kills);
    let mut safe = 0;
    for moves in partials(position, rules) {
        for mv in moves {
            if Goal::Safe.is_reached(&mut solver, position, rules, mv)? {
                safe += 1;
                break;
            }
        }
        if safe == 2 {
            return Ok(true);
        }
    }
    Ok(false)
}
