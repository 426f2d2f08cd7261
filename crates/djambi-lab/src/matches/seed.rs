//! Seeds derived from other numbers.

use djambi_engine::Rng;

/// A seed that depends on all of these numbers and on their order.
pub(super) fn derive_seed(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |seed, &number| Rng::new(seed ^ number).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_the_order_matter() {
        let mut seeds: Vec<u64> =
            (0..10).flat_map(|a| (0..10).map(move |b| derive_seed(&[7, a, b]))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 100);
    }
}
