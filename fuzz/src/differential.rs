//! The crate plays as the simple implementation does.

use crate::ground::Ground;
use crate::pair::Pair;
use crate::rng::Rng;

const TURNS: usize = 40;

/// Plays one game with both, on any board, and compares what they say of each position.
pub fn differential(bytes: &[u8]) {
    let mut rng = Rng::new(bytes);
    let ground = rng.pick(Ground::all());
    let mut pair = match rng.below(4) {
        0 => Pair::start(ground, &mut rng),
        _ => Pair::awkward(ground, &mut rng),
    };
    pair.assert_agreed();
    for _ in 0..TURNS {
        if rng.is_spent() || pair.go_on(&mut rng).is_none() {
            break;
        }
        pair.assert_agreed();
    }
}
