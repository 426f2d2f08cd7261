//! Exponentials, the same on every machine, and softmax.
//!
//! Both functions are made only of additions and multiplications: the exponential function of the platform
//! may differ in its last bit from one machine to the next, and a search must not.

use std::iter::Sum;
use std::ops::{Div, Sub};

/// 3 · 2²²: neighbouring numbers are 1 apart from 2²² below this one to 2²² above.
const WHOLE: f32 = 12_582_912.0;

/// e to the power of `x`, with a relative error below 10⁻⁵; 0 for `x` below −87, and `x` above 87 counts as
/// 87. The search calls it for every leaf and every prior.
#[inline]
pub(crate) fn exponential(x: f32) -> f32 {
    // No branches, conversions or divisions, so that compilers can work out several at once. e^x = 2^n · 2^f
    // with a whole n and f from −1/2 to 1/2. The last bits of the sum with a number as large as `WHOLE` hold
    // n.
    let power = x.clamp(-87.0, 87.0) * std::f32::consts::LOG2_E;
    let shifted = power + WHOLE;
    let part = (power - (shifted - WHOLE)) * std::f32::consts::LN_2;
    let series = 1.0
        + part * (1.0 + part * (1.0 / 2.0 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    let value = series * f32::from_bits(shifted.to_bits().wrapping_add(127) << 23);
    if x < -87.0 { 0.0 } else { value }
}

/// e to the power of `x`, for `x` not above 0, with an error below 10⁻⁹; `x` below −512 counts as −512.
/// Slower and more exact than [`exponential`].
pub(crate) fn exact_exponential(x: f64) -> f64 {
    // e^x = (e^(x / 1024))^1024. The series is exact enough for an exponent as small as that.
    let small = x.max(-512.0) / 1024.0;
    let mut power = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)));
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Turns scores into probabilities in proportion to their exponentials, with this exponential function.
///
/// ```
/// let mut scores = [1.0_f64, 1.0 + 3_f64.ln(), f64::NEG_INFINITY];
/// djambi_engine::softmax(&mut scores, f64::exp);
/// assert!((scores[0] - 0.25).abs() < 1e-9 && (scores[1] - 0.75).abs() < 1e-9);
/// assert_eq!(scores[2], 0.0);
/// ```
#[inline]
pub fn softmax<T>(scores: &mut [T], exp: impl Fn(T) -> T)
where
    T: Copy + PartialOrd + Sub<Output = T> + Div<Output = T> + Sum,
{
    let sum = exponentials(scores, exp);
    for score in scores {
        *score = *score / sum;
    }
}

/// Turns scores into their exponentials over that of the largest one, and gives the sum.
#[inline]
pub(crate) fn exponentials<T>(scores: &mut [T], exp: impl Fn(T) -> T) -> T
where
    T: Copy + PartialOrd + Sub<Output = T> + Sum,
{
    let max = scores.iter().copied().reduce(|max, score| if score > max { score } else { max });
    for score in scores.iter_mut() {
        *score = exp(*score - max.unwrap_or(*score));
    }
    scores.iter().copied().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_one_is_the_exponential() {
        for step in -870..=870 {
            let x = step as f32 / 10.0;
            let ours = exponential(x);
            let theirs = x.exp();
            assert!((ours - theirs).abs() <= 1e-5 * theirs, "exp({x}): {ours}, not {theirs}");
        }
        assert_eq!(exponential(-1e9), 0.0);
    }

    #[test]
    fn the_exact_one_is_the_exponential() {
        for x in [0.0, -0.001, -0.5, -1.0, -3.7, -20.0] {
            let ours = exact_exponential(x);
            let theirs = x.exp();
            assert!((ours - theirs).abs() < 1e-9 * theirs.max(1e-3), "exp({x}): {ours}, not {theirs}");
        }
        assert!(exact_exponential(-1e9) >= 0.0);
    }
}
