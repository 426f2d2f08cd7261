//! The exponential function, the same on all machines.

/// e to the power of `x`, within a few millionths, for `x` not above 0; 0 far below.
///
/// Made of additions and multiplications alone: that of the platform may differ in its last bit from one machine to the
/// next, and a search must not.
#[inline]
pub(crate) fn exponential(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    // 2^y, for a whole number of halvings and a part between 0 and 1.
    let y = x * std::f32::consts::LOG2_E;
    let below = (y as i32) - 1;
    let part = y - below as f32;
    let series = 1.877_576_7e-3;
    let series = series * part + 8.989_34e-3;
    let series = series * part + 5.582_631_8e-2;
    let series = series * part + 2.401_536_2e-1;
    let series = series * part + 6.931_531e-1;
    let series = series * part + 9.999_999_4e-1;
    series * f32::from_bits(((below + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_one() {
        for step in 0..8_000 {
            let x = -step as f32 / 100.0;
            let (ours, theirs) = (exponential(x), x.exp());
            assert!((ours - theirs).abs() <= 4e-6 * theirs.max(1e-30), "exp({x}): {ours}, not {theirs}");
        }
        assert_eq!(exponential(-1e9), 0.0);
    }
}
