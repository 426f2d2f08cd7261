//! Random positions, rules and treaties.

use arbitrary::{Arbitrary, Unstructured};
use djambi::{Position, Rules};
use djambi_press::Treaty;

use crate::rng::Rng;

/// Rules, a position of three or more players, and a treaty that can begin in it.
pub(crate) fn case(rng: &mut Rng) -> (Rules, Position, Treaty) {
    loop {
        let bytes = bytes(rng, 2_048);
        let mut u = Unstructured::new(&bytes);
        let Ok(rules) = Rules::arbitrary(&mut u) else { continue };
        let Ok(position) = Position::arbitrary(&mut u) else { continue };
        if let Some(treaty) = treaty(rng, &position) {
            return (rules, position, treaty);
        }
    }
}

/// A treaty that can begin in a position, if a few tries give one.
fn treaty(rng: &mut Rng, position: &Position) -> Option<Treaty> {
    (0..8)
        .find_map(|_| Treaty::arbitrary_in(position, &mut Unstructured::new(&bytes(rng, 512))).ok().flatten())
}

/// As many random bytes, a multiple of eight.
fn bytes(rng: &mut Rng, count: usize) -> Vec<u8> {
    (0..count / 8).flat_map(|_| rng.next_u64().to_le_bytes()).collect()
}
