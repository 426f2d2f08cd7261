//! The moves that are considered at the root.

use std::ops::ControlFlow;

use djambi::{Controller, Move, MoveFamily, Position, Rules};

use super::beginner::beginners_move;
use super::endings::forced_win::forced_win;
use super::promises::KeepingMoves;
use super::request::SearchRequest;
use super::tree::Action;
use crate::danger::Danger;
use crate::{Level, Stop};

/// A filter of the root's moves, found by looking at each of them: it keeps wins, and avoids obvious losses.
#[derive(Clone, Debug)]
pub(super) struct RootMoves {
    /// The moves to consider, sorted, unless they are all.
    allowed: Option<Vec<Move>>,
    /// Whether the search for a forced win was completed, and not stopped.
    is_complete: bool,
}

impl RootMoves {
    /// Finds the moves to consider. This may take as long as thousands of iterations: where two players are
    /// left, it searches for a forced win. Positions where `is_drawn` holds are no wins.
    pub(super) fn find(
        request: &SearchRequest<'_>,
        is_drawn: impl Fn(&Position) -> bool,
        stop: &impl Stop,
    ) -> Self {
        let position = request.position;
        let rules = request.rules;
        let level = request.options.level;
        if level.is_beginner() {
            return Self { allowed: beginners_move(request).map(|mv| vec![mv]), is_complete: true };
        }
        let allowed = if position.is_over() { None } else { allowed_moves(request) };
        let is_open = allowed.as_ref().is_none_or(|allowed| allowed.len() > 1);
        if !(is_open && level.is_careful()) {
            return Self { allowed, is_complete: true };
        }
        match forced_win(position, rules, is_drawn, stop) {
            Some(mv) => Self { allowed: Some(vec![mv]), is_complete: true },
            None => Self { allowed, is_complete: !stop.is_stopped() },
        }
    }

    /// These moves, which are sorted, and no others.
    pub(super) const fn only(moves: Vec<Move>) -> Self {
        Self { allowed: Some(moves), is_complete: true }
    }

    /// Whether the search for a forced win was completed, and not stopped.
    pub(super) const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Whether an action is one of the moves to consider, or the part of one.
    pub(super) fn allow(&self, action: Action) -> bool {
        let Some(allowed) = &self.allowed else { return true };
        match action {
            Action::Move(mv) => allowed.binary_search(&mv).is_ok(),
            Action::Partial(partial) => {
                // The placement is in the highest bits, so the moves that complete a partial move are not
                // neighbours.
                let completes =
                    |mv: &Move| mv.placement().is_some_and(|at| partial.with_placement(at) == *mv);
                allowed.iter().any(completes)
            }
        }
    }
}

/// The moves to consider, sorted, unless they are all that the search may list: the preferred ones of those that
/// keep the player's promises. Where a breach is weighed, the preferred ones of all moves, too.
fn allowed_moves(request: &SearchRequest<'_>) -> Option<Vec<Move>> {
    let &SearchRequest { position, rules, promises, options, .. } = request;
    let bindings = promises.at_root(position, rules);
    let keeping = KeepingMoves::of(position, rules, &bindings);
    let preferred = preferred_moves(position, rules, options.level, keeping.as_ref());
    let Some(keeping) = keeping.filter(|_| promises.weighs_breaches()) else { return preferred };
    let mut all = preferred_moves(position, rules, options.level, None)?;
    all.extend(preferred.unwrap_or_else(|| keeping.list()));
    all.sort_unstable();
    all.dedup();
    Some(all)
}

/// The moves to prefer, sorted, unless they are all, of those that keep promises if there are any: a move that wins at once; or, for a careful level, those
/// after which no opponent can kill or encircle the player's chief with one move before the player's next
/// turn. If some of these kill a player's chief and win an army, only they are preferred: that is always
/// worth a turn.
fn preferred_moves(
    position: &Position,
    rules: &Rules,
    level: Level,
    keeping: Option<&KeepingMoves>,
) -> Option<Vec<Move>> {
    let player = position.turn();
    let mut total = 0;
    let mut safe = Vec::new();
    let mut wins_army = Vec::new();
    let visit = |family: MoveFamily| {
        family.for_each_move(|mv| {
            let after = position.play_unchecked(rules, mv);
            if after.winner() == Some(player) {
                return ControlFlow::Break(mv);
            }
            total += 1;
            if level.is_careful() && Danger::after(&after, rules, player) < Danger::Once {
                safe.push(mv);
                if takes_army(position, &after) {
                    wins_army.push(mv);
                }
            }
            ControlFlow::Continue(())
        })
    };
    let won = match keeping {
        Some(keeping) => keeping.for_each_family(visit),
        None => position.for_each_family(rules, visit),
    };
    if let ControlFlow::Break(mv) = won {
        return Some(vec![mv]);
    }
    if !wins_army.is_empty() {
        safe = wins_army;
    }
    safe.sort_unstable();
    (!safe.is_empty() && safe.len() < total).then_some(safe)
}

/// Whether the move between two positions killed a player's chief, and so won that player's army.
fn takes_army(before: &Position, after: &Position) -> bool {
    let out = before.alive().iter().filter(|&seat| !after.alive().contains(seat));
    out.into_iter().any(|seat| after.controller(seat) == Controller::Seat(before.turn()))
}
