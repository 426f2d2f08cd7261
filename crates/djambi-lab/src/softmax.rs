//! The softmax function, for weights of either precision.

use std::iter::Sum;
use std::ops::{DivAssign, Sub};

/// Turns scores into probabilities that sum to 1. `exp` is the exponential function of the type.
pub(crate) fn softmax<T>(scores: &mut [T], exp: fn(T) -> T)
where
    T: Copy + PartialOrd + Sub<Output = T> + DivAssign + Sum,
{
    let Some(&first) = scores.first() else { return };
    let max = scores.iter().fold(first, |max, &score| if score > max { score } else { max });
    scores.iter_mut().for_each(|score| *score = exp(*score - max));
    let sum: T = scores.iter().copied().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}
