//! A test that ends as soon as enough is known.

use super::{Elo, Sample, share_of};

/// A sequential test of two guesses about a mean share: `null`, as a rule that nothing was gained, against `gain`.
///
/// It is the generalised sequential probability ratio test in the form that chess engines are tested by (M. Van den Bergh,
/// "A practical introduction to the GSPRT"): with n blocks of mean m and variance v, and s0 and s1 the mean shares that the
/// two guesses expect, the logarithm of the likelihood ratio is nearly
///
/// ```text
/// n (s1 - s0) (2 m - s0 - s1) / (2 v)
/// ```
///
/// The test ends at log(b / (1 - a)) for `null` and at log((1 - b) / a) for `gain`, where a and b, both 5 %, are the
/// probabilities of the two errors. Blocks, not games, are what is independent: the games of a block share an opening.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    null: Elo,
    gain: Elo,
    even: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not enough is known.
    Open,
    /// There is no gain.
    Null,
    /// There is a gain.
    Gain,
}

impl Sequential {
    /// The probability of either error.
    pub const ERROR: f64 = 0.05;
    /// With fewer numbers their variance is not known well enough to end a test.
    pub const FEWEST: usize = 8;
    /// The least standard deviation that is believed: with less the test would end by chance.
    const LEAST_DEVIATION: f64 = 0.02;

    /// A test of two differences in strength, where `even` is the share of an equal; none unless `gain` is the greater.
    #[must_use]
    pub fn new(null: Elo, gain: Elo, even: f64) -> Option<Self> {
        (null.0.is_finite() && gain.0.is_finite() && null < gain).then_some(Self { null, gain, even })
    }

    /// The logarithm of the likelihood ratio of the two guesses; positive numbers speak for the gain.
    #[must_use]
    pub fn log_ratio(&self, sample: &Sample) -> f64 {
        let Some(variance) = sample.variance() else { return 0.0 };
        let variance = variance.max(Self::LEAST_DEVIATION * Self::LEAST_DEVIATION);
        let (null, gain) = (share_of(self.null, self.even), share_of(self.gain, self.even));
        sample.count() as f64 * (gain - null) * (2.0 * sample.mean() - null - gain) / (2.0 * variance)
    }

    /// Where the logarithm of the ratio ends the test: at minus or plus this number.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// What these numbers say.
    #[must_use]
    pub fn verdict(&self, sample: &Sample) -> Verdict {
        let ratio = self.log_ratio(sample);
        if sample.count() < Self::FEWEST || ratio.abs() < Self::bound() {
            Verdict::Open
        } else if ratio > 0.0 {
            Verdict::Gain
        } else {
            Verdict::Null
        }
    }

    /// The two differences in strength: that of no gain, then that of a gain.
    #[must_use]
    pub const fn guesses(&self) -> (Elo, Elo) {
        (self.null, self.gain)
    }
}

#[cfg(test)]
mod tests {
    use djambi_engine::Rng;

    use super::*;

    /// The usual test: no gain against 20 points.
    fn test() -> Sequential {
        Sequential::new(Elo(0.0), Elo(20.0), 0.5).expect("test")
    }

    #[test]
    fn the_ratio_is_the_formula() {
        // 25 shares of 0.5 and 25 of 0.6: mean 0.55, variance 0.0025 * 50 / 49; s0 = 0.5, s1 = 0.52875.
        let sample: Sample = [0.5, 0.6].into_iter().cycle().take(50).collect();
        let by_hand = 50.0 * 0.028_75 * (1.1 - 1.028_75) / (2.0 * 0.002_551);
        assert!((test().log_ratio(&sample) - by_hand).abs() < 0.02, "{}", test().log_ratio(&sample));
        assert!((Sequential::bound() - 2.944).abs() < 1e-3);
        assert_eq!(test().verdict(&sample), Verdict::Gain);
    }

    #[test]
    fn few_numbers_decide_nothing() {
        assert_eq!(test().verdict(&[0.9; 7].into_iter().collect()), Verdict::Open);
        assert_eq!(test().verdict(&[0.5; 8].into_iter().collect()), Verdict::Null);
        assert_eq!(test().log_ratio(&Sample::default()), 0.0);
        assert_eq!(Sequential::new(Elo(5.0), Elo(5.0), 0.5), None);
        assert_eq!(Sequential::new(Elo(f64::NAN), Elo(5.0), 0.5), None);
    }

    /// How often a test ends with a gain when blocks have this mean and a standard deviation of 0.15.
    fn gains(mean: f64) -> f64 {
        let mut gains = 0.0;
        for seed in 0..400 {
            let (mut rng, mut sample) = (Rng::new(seed), Sample::default());
            while test().verdict(&sample) == Verdict::Open {
                // Four fractions added are nearly normal, with a variance of 1/3.
                let normal = (0..4).map(|_| rng.next_f64()).sum::<f64>() - 2.0;
                sample.add(mean + 0.15 * normal * 3.0_f64.sqrt());
            }
            gains += f64::from(u8::from(test().verdict(&sample) == Verdict::Gain)) / 400.0;
        }
        gains
    }

    #[test]
    fn both_errors_are_as_rare_as_promised() {
        let (false_gains, true_gains) = (gains(0.5), gains(share_of(Elo(20.0), 0.5)));
        assert!(false_gains < 0.08, "{false_gains} of the tests without a gain found one");
        assert!(true_gains > 0.92, "only {true_gains} of the gains were found");
    }
}
