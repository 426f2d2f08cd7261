//! The crate plays as the simple implementation does.

use crate::chance::Chance;
use crate::pair::Pair;

const TURNS: usize = 40;

/// Plays one game with both, on the 9 × 9 board, and compares what they say of each position.
pub fn differential(bytes: &[u8]) {
    let mut chance = Chance::new(bytes);
    let mut pair = if chance.percent(25) { Pair::start(&mut chance) } else { Pair::awkward(&mut chance) };
    pair.assert_agreed();
    for _ in 0..TURNS {
        if chance.is_spent() || pair.go_on(&mut chance).is_none() {
            break;
        }
        pair.assert_agreed();
    }
}
