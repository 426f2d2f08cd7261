//! Chance that follows from a seed.

/// A stream of numbers that look like chance and follow from a seed alone (SplitMix64).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream that belongs to a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, any of 2^64.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        // The high half of the product is uniform but for a bias far too small to matter here.
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// Puts things in an order in which any of them may be anywhere (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// A number from 0 up to, but not including, 1.
    pub fn next_f64(&mut self) -> f64 {
        // 53 bits, as many as the number can hold exactly.
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}
