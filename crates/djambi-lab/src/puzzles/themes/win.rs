//! Win in two or three own turns, against one other player (`duel`) or more (`win`).

use djambi::{Position, Rules};

use crate::puzzles::answer::answer;
use crate::puzzles::candidate::{Candidate, MIN_PARTIALS};
use crate::puzzles::goal::{Goal, solver};
use crate::puzzles::line::winning_line;
use crate::puzzles::solver::{ProofTooLong, TurnOrder};
use crate::puzzles::theme::Theme;

/// The puzzle of a win in exactly `turns` own turns, if the position has one.
pub(in crate::puzzles) fn find(
    position: &Position,
    rules: &Rules,
    turns: usize,
    limit: u64,
) -> Result<Option<Candidate>, ProofTooLong> {
    let mut solver = solver(position, rules, TurnOrder::Rules, limit);
    if solver.wins(position, turns - 1)? {
        return Ok(None);
    }
    let Some(answer) = answer(position, rules, Goal::Win(turns), TurnOrder::Rules, limit)? else {
        return Ok(None);
    };
    if answer.partials < MIN_PARTIALS {
        return Ok(None);
    }
    let theme = if position.alive().len() == 2 { Theme::Duel } else { Theme::Win };
    let steps = winning_line(&mut solver, position, rules, &answer.right, turns)?;
    Ok(Some(Candidate { theme, right: answer.right, steps, turns, tags: Vec::new() }))
}

/// Whether a position with more than one other player is worth a search: a turn puts another player out, or
/// the player to move is in power.
pub(in crate::puzzles) fn is_worth_a_search(position: &Position, rules: &Rules) -> bool {
    let player = position.turn();
    let others = position.alive().without(player);
    let by_player = |seat| position.threats_to_chief(rules, seat).iter().any(|threat| threat.by == player);
    position.in_power() == Some(player) || others.iter().any(by_player)
}
