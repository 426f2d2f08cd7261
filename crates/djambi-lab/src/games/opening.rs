//! Random openings.

use std::ops::ControlFlow;

use djambi::{Move, Position, Role, Rules};
use djambi_engine::Rng;

/// Any legal move by which no chief is lost. All families of moves are equally likely, so that what can be placed on many
/// squares is not played all the time. None, if such a move is not found soon.
pub(crate) fn harmless_move(position: &Position, rules: &Rules, rng: &mut Rng) -> Option<Move> {
    let families = position.families(rules);
    for _ in 0..50 {
        let Some(family) = families.get(rng.below(families.len())) else { break };
        let mut skipped = rng.below(family.len());
        let chosen = family.for_each_move(|mv| match skipped {
            0 => ControlFlow::Break(mv),
            _ => {
                skipped -= 1;
                ControlFlow::Continue(())
            }
        });
        let ControlFlow::Break(mv) = chosen else { continue };
        let after = position.play_unchecked(rules, mv);
        if after.role(Role::Chief).len() == position.role(Role::Chief).len() {
            return Some(mv);
        }
    }
    None
}
