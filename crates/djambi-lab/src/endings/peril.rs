//! Whether a chief can be killed or encircled before its player's next turn, found by trying every move.

use std::ops::ControlFlow;

use djambi::{Controller, MoveFamily, Position, Rules, Seat, SquareSet};

/// Whether the player's chief is in peril after the player's turn.
///
/// It is if an opponent who plays before the player's next turn, by the current order of turns (docs/RULES.md
/// §5), has a turn that would put the player out now. Each turn is tried alone, so threats of several turns
/// don't count. A player who is out is in peril; one who has won, or who plays again at once, is not.
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
        let opponents = setup.check(rules).expect("the same position with another turn");
        let mut families = opponents.families(rules);
        // Families that reach the chief come first, because they decide most cases.
        families.sort_by_key(|family| !touches(family, SquareSet::of(chief)));
        if families.iter().any(|family| puts_out(&opponents, rules, family, player)) {
            return true;
        }
    }
    false
}

/// Whether the turn between two positions killed another player's chief and so won the army. An encirclement
/// does not count: it wins no army and may be better delayed.
#[must_use]
pub fn takes_chief(before: &Position, after: &Position) -> bool {
    let mover = before.turn();
    let is_out = |seat: &Seat| !after.alive().contains(*seat);
    let is_won = |seat: Seat| after.controller(seat) == Controller::Seat(mover);
    after.alive().contains(mover) && before.alive().iter().filter(is_out).any(is_won)
}

/// Whether moves of the family arrive on one of the squares, end there, or report a piece there.
pub(super) fn touches(family: &MoveFamily, squares: SquareSet) -> bool {
    let ends: SquareSet = family.exit.into_iter().collect();
    !((family.to | family.victims | ends) & squares).is_empty()
}

/// Whether a move of the family puts the player out.
fn puts_out(position: &Position, rules: &Rules, family: &MoveFamily, player: Seat) -> bool {
    let tried = family.for_each_move(|mv| {
        let out = !position.play_unchecked(rules, mv).alive().contains(player);
        if out { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    tried.is_break()
}
