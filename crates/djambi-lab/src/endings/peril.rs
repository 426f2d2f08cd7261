//! Whether a chief can be killed or encircled in the coming round, found by trying every move.

use std::ops::ControlFlow;

use djambi::{Controller, MoveFamily, Position, Rules, Seat, SquareSet};

/// Whether the player's chief is in peril once he has made his turn: some other player who plays before his next turn, in
/// the order of turns as it now stands (docs/RULES.md §5), would have a turn that puts him out if he played it now. Each
/// of these turns is tried alone, so what several could do together is no peril. A player who is out is in peril; whoever
/// has won, or plays again at once, is not.
#[must_use]
pub fn is_in_peril(after: &Position, rules: &Rules, player: Seat) -> bool {
    let Some(chief) = after.chief(player).filter(|_| after.alive().contains(player)) else { return true };
    let mut tried = Vec::with_capacity(Seat::LIMIT);
    for turn in after.upcoming(rules, 2 * Seat::LIMIT) {
        if turn.seat == player {
            break;
        }
        if tried.contains(&turn.seat) {
            continue;
        }
        tried.push(turn.seat);
        let mut setup = after.to_setup();
        setup.turn = turn.seat;
        let theirs = setup.check(rules).expect("the same position with another turn");
        let mut families = theirs.families(rules);
        // All are tried; those that reach the chief first, as they will do.
        families.sort_by_key(|family| !touches(family, SquareSet::of(chief)));
        if families.iter().any(|family| puts_out(&theirs, rules, family, player)) {
            return true;
        }
    }
    false
}

/// Whether the turn that led from one position to the other killed another player's chief, and so won his army. To encircle
/// him wins nothing, and may be better left for later.
#[must_use]
pub fn takes(before: &Position, after: &Position) -> bool {
    let mover = before.turn();
    let is_out = |seat: &Seat| !after.alive().contains(*seat);
    let is_won = |seat: Seat| after.controller(seat) == Controller::Seat(mover);
    after.alive().contains(mover) && before.alive().iter().filter(is_out).any(is_won)
}

/// Whether moves of the family arrive on one of the squares, end there or report on them.
pub(super) fn touches(family: &MoveFamily, squares: SquareSet) -> bool {
    let ends: SquareSet = family.exit.into_iter().collect();
    !((family.to | family.victims | ends) & squares).is_empty()
}

fn puts_out(theirs: &Position, rules: &Rules, family: &MoveFamily, player: Seat) -> bool {
    let tried = family.for_each_move(|mv| {
        let out = !theirs.play_unchecked(rules, mv).alive().contains(player);
        if out { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    tried.is_break()
}
