//! Random positions, rules and treaties.

use arbitrary::{Arbitrary, Unstructured};
use djambi::{Position, Rules};
use djambi_press::Treaty;

/// A generator of random bytes (splitmix64): the same seed gives the same cases.
pub(crate) struct Source(u64);

impl Source {
    /// The generator with this seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next random number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A random number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).expect("index")
    }

    /// Rules, a position of three or more players, and a treaty that can begin in it.
    pub(crate) fn case(&mut self) -> (Rules, Position, Treaty) {
        loop {
            let bytes: Vec<u8> = (0..256).flat_map(|_| self.next().to_le_bytes()).collect();
            let mut u = Unstructured::new(&bytes);
            let Ok(rules) = Rules::arbitrary(&mut u) else { continue };
            let Ok(position) = Position::arbitrary(&mut u) else { continue };
            if let Some(treaty) = self.treaty(&position) {
                return (rules, position, treaty);
            }
        }
    }

    /// A treaty that can begin in a position, if there is any.
    pub(crate) fn treaty(&mut self, position: &Position) -> Option<Treaty> {
        (0..8).find_map(|_| {
            let bytes: Vec<u8> = (0..64).flat_map(|_| self.next().to_le_bytes()).collect();
            Treaty::arbitrary_in(position, &mut Unstructured::new(&bytes)).ok().flatten()
        })
    }
}
