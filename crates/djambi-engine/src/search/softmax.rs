//! The softmax that turns scores into priors.

pub(super) use crate::exponential::exponential;

/// The number of values that a processor works at together. The lengths of [`softmax`]'s slices are multiples
/// of it.
pub(super) const LANES: usize = 8;

/// Writes probabilities in proportion to e to the power of each score's exponent; they sum to 1. No exponent
/// should exceed 0: the caller subtracts the largest.
#[inline]
pub(super) fn softmax<T: Copy>(scores: &[T], probabilities: &mut [f32], exponent: impl Fn(T) -> f32) {
    debug_assert!(scores.len() == probabilities.len() && scores.len().is_multiple_of(LANES), "whole lanes");
    for (probability, &score) in probabilities.iter_mut().zip(scores) {
        *probability = exponential(exponent(score));
    }
    // One sum for each lane: a single sum would make each addition wait for the one before.
    let mut sums = [0.0; LANES];
    for lanes in probabilities.as_chunks::<LANES>().0 {
        sums.iter_mut().zip(lanes).for_each(|(sum, probability)| *sum += probability);
    }
    let scale = 1.0 / sums.iter().sum::<f32>();
    probabilities.iter_mut().for_each(|probability| *probability *= scale);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_sum_to_one_in_proportion_to_the_exponentials() {
        let scores: [i32; 2 * LANES] = std::array::from_fn(|index| -(index as i32));
        let mut probabilities = [0.0; 2 * LANES];
        softmax(&scores, &mut probabilities, |score| score as f32 / 2.0);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        for pair in probabilities.windows(2) {
            assert!((pair[1] / pair[0] - (-0.5_f32).exp()).abs() < 1e-4, "{pair:?}");
        }
    }
}
