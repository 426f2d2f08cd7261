//! What a position is worth to each seat, at a glance.

use djambi::{BySeat, Position, Rules};

use crate::OneTurn;

/// What each seat may expect of the game: numbers from 0 to 1 that sum to 1, 0 for the dead.
#[must_use]
pub fn evaluate(position: &Position, rules: &Rules) -> BySeat<f32> {
    let shares = OneTurn::glance(position, rules);
    BySeat::from_fn(|seat| shares.of(seat) as f32)
}
