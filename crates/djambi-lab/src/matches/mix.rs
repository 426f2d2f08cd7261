//! Seeds made of others.

use djambi_engine::Rng;

/// A seed that follows from all of these numbers and their order.
pub(super) fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |seed, &number| Rng::new(seed ^ number).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_the_order_matter() {
        let mut seeds: Vec<u64> = (0..10).flat_map(|a| (0..10).map(move |b| mix(&[7, a, b]))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 100);
    }
}
