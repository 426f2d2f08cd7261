//! The seeded pseudo-random generator.

/// A pseudo-random generator whose numbers follow from nothing but a seed (SplitMix64).
///
/// ```
/// use djambi_engine::Rng;
/// let (mut rng, mut same) = (Rng::new(7), Rng::new(7));
/// assert_eq!(rng.next_u64(), same.next_u64());
/// assert!(rng.below(6) < 6 && rng.next_f64() < 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, uniform over all of `u64`.
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

    /// Shuffles a slice; each order is equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.below(last + 1));
        }
    }

    /// A number from 0 up to, but not including, 1.
    pub fn next_f64(&mut self) -> f64 {
        // 53 bits, as many as an `f64` holds exactly.
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}
