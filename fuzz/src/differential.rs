//! The crate plays as the simple implementation does.

use crate::chance::Chance;
use crate::ground::Ground;
use crate::pair::Pair;

const TURNS: usize = 40;

/// Plays one game with both, on any board, and compares what they say of each position.
pub fn differential(bytes: &[u8]) {
    let mut chance = Chance::new(bytes);
    let ground = chance.pick(Ground::all());
    let mut pair = match chance.below(4) {
        0 => Pair::start(ground, &mut chance),
        _ => Pair::awkward(ground, &mut chance),
    };
    pair.assert_agreed();
    for _ in 0..TURNS {
        if chance.is_spent() || pair.go_on(&mut chance).is_none() {
            break;
        }
        pair.assert_agreed();
    }
}
