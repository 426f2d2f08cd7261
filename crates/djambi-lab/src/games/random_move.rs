//! Random moves for openings and noise.

use std::ops::ControlFlow;

use djambi::{Move, Position, Role, Rules};
use djambi_engine::Rng;

/// The number of moves that are drawn before the search gives up.
const ATTEMPTS: usize = 50;

/// A random legal move that kills no chief, or none if [`ATTEMPTS`] draws find none. All families are equally
/// likely, so that moves with many placements are not preferred.
pub(crate) fn random_move_keeping_chiefs(position: &Position, rules: &Rules, rng: &mut Rng) -> Option<Move> {
    let families = position.families(rules);
    for _ in 0..ATTEMPTS {
        let Some(family) = families.get(rng.below(families.len())) else { break };
        let mut skipped = rng.below(family.len());
        let drawn = family.for_each_move(|mv| match skipped {
            0 => ControlFlow::Break(mv),
            _ => {
                skipped -= 1;
                ControlFlow::Continue(())
            }
        });
        let ControlFlow::Break(mv) = drawn else { continue };
        let after = position.play_unchecked(rules, mv);
        if after.role(Role::Chief).len() == position.role(Role::Chief).len() {
            return Some(mv);
        }
    }
    None
}
