//! The exponential function, the same on every machine.

/// 3 · 2²²: neighbouring numbers are 1 apart from here to 2²² below and above.
const WHOLE: f32 = 12_582_912.0;

/// e to the power of `x`, with a relative error below 10⁻⁵; 0 for `x` below −87, and `x` above 87 counts as 87.
///
/// Made of additions and multiplications alone: the exponential function of the platform may differ in its last
/// bit from one machine to the next, and a search must not.
#[inline]
pub(crate) fn exponential(x: f32) -> f32 {
    // No branches, conversions or divisions, so that several can be found at once. e^x = 2^n · 2^f with a whole n and f from −1/2
    // to 1/2. In the sum with so large a number, n is what the last bits hold.
    let power = x.clamp(-87.0, 87.0) * std::f32::consts::LOG2_E;
    let shifted = power + WHOLE;
    let part = (power - (shifted - WHOLE)) * std::f32::consts::LN_2;
    let series = 1.0
        + part * (1.0 + part * (1.0 / 2.0 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    let value = series * f32::from_bits(shifted.to_bits().wrapping_add(127) << 23);
    if x < -87.0 { 0.0 } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential() {
        for step in -870..=870 {
            let x = step as f32 / 10.0;
            let (ours, theirs) = (exponential(x), x.exp());
            assert!((ours - theirs).abs() <= 1e-5 * theirs, "exp({x}): {ours}, not {theirs}");
        }
        assert_eq!(exponential(-1e9), 0.0);
    }
}
