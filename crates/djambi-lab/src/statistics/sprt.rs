//! The sequential probability ratio test.

use super::{Elo, Sample};

/// A sequential test of two hypotheses about a mean share: `null`, usually no gain, against `gain`.
///
/// This is the generalised sequential probability ratio test as chess engines are tested (M. Van den Bergh,
/// "A practical introduction to the GSPRT"). With n blocks of mean m and variance v, and s0 and s1 the
/// expected shares of the two hypotheses, the log-likelihood ratio is about
///
/// ```text
/// n (s1 - s0) (2 m - s0 - s1) / (2 v)
/// ```
///
/// The test accepts `null` at log(b / (1 - a)) and `gain` at log((1 - b) / a), where a and b, both 5 %, are
/// the error rates. The sample consists of blocks, because the games of a block share an opening and are not
/// independent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    null: Elo,
    gain: Elo,
    equal_share: f64,
    min_count: usize,
}

/// The result of a sequential test so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The test goes on.
    Open,
    /// The hypothesis `null` is accepted.
    Null,
    /// The hypothesis `gain` is accepted.
    Gain,
}

impl Sprt {
    /// The probability of either error.
    pub const ERROR_RATE: f64 = 0.05;
    /// The smallest number of blocks that can end a test: the variance of fewer is too uncertain.
    pub const MIN_BLOCKS: usize = 8;
    /// The smallest number of games that can end a test: in blocks of two or three games more than eight may
    /// by chance be alike.
    pub const MIN_GAMES: usize = 32;
    /// The smallest standard deviation that is used: with a smaller one the test would end by chance.
    const MIN_DEVIATION: f64 = 0.02;

    /// A test of two differences in strength, where `equal_share` is the share of an equal player and a block
    /// has this number of games. None unless `gain` is greater than `null`.
    #[must_use]
    pub fn new(null: Elo, gain: Elo, equal_share: f64, games: usize) -> Option<Self> {
        let min_count = Self::MIN_GAMES.div_ceil(games.max(1)).max(Self::MIN_BLOCKS);
        let differ = null.0.is_finite() && gain.0.is_finite() && null < gain;
        differ.then_some(Self { null, gain, equal_share, min_count })
    }

    /// The log-likelihood ratio of the two hypotheses; a positive one favours the gain.
    #[must_use]
    pub fn log_likelihood_ratio(&self, sample: &Sample) -> f64 {
        let Some(variance) = sample.variance() else { return 0.0 };
        let variance = variance.max(Self::MIN_DEVIATION * Self::MIN_DEVIATION);
        let [null, gain] = [self.null, self.gain].map(|elo| elo.expected_share(self.equal_share));
        sample.count() as f64 * (gain - null) * (2.0 * sample.mean() - null - gain) / (2.0 * variance)
    }

    /// The test ends when the log-likelihood ratio reaches this bound or its negative.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR_RATE) / Self::ERROR_RATE).ln()
    }

    /// The verdict on this sample.
    #[must_use]
    pub fn verdict(&self, sample: &Sample) -> Verdict {
        let ratio = self.log_likelihood_ratio(sample);
        if sample.count() < self.min_count || ratio.abs() < Self::bound() {
            Verdict::Open
        } else if ratio > 0.0 {
            Verdict::Gain
        } else {
            Verdict::Null
        }
    }

    /// The two hypotheses: `null`, then `gain`.
    #[must_use]
    pub const fn hypotheses(&self) -> (Elo, Elo) {
        (self.null, self.gain)
    }
}

#[cfg(test)]
mod tests {
    use djambi_engine::Rng;

    use super::*;

    /// The usual test: no gain against 20 points.
    fn test() -> Sprt {
        Sprt::new(Elo(0.0), Elo(20.0), 0.5, 6).expect("test")
    }

    #[test]
    fn the_ratio_is_the_formula() {
        // 25 shares of 0.5 and 25 of 0.6: mean 0.55, variance 0.0025 * 50 / 49; s0 = 0.5, s1 = 0.52875.
        let sample: Sample = [0.5, 0.6].into_iter().cycle().take(50).collect();
        let by_hand = 50.0 * 0.028_75 * (1.1 - 1.028_75) / (2.0 * 0.002_551);
        assert!(
            (test().log_likelihood_ratio(&sample) - by_hand).abs() < 0.02,
            "{}",
            test().log_likelihood_ratio(&sample)
        );
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
        assert_eq!(test().verdict(&sample), Verdict::Gain);
    }

    #[test]
    fn small_samples_decide_nothing() {
        assert_eq!(test().verdict(&[0.9; 7].into_iter().collect()), Verdict::Open);
        assert_eq!(test().verdict(&[0.5; 8].into_iter().collect()), Verdict::Null);
        let decided = |games, count| {
            let test = Sprt::new(Elo(0.0), Elo(20.0), 0.5, games).expect("test");
            test.verdict(&[0.5].into_iter().cycle().take(count).collect()) != Verdict::Open
        };
        // Blocks of two, three, four and twenty games.
        assert!(!decided(2, 15) && decided(2, 16) && !decided(3, 10) && decided(3, 11));
        assert!(!decided(4, 7) && decided(4, 8) && !decided(20, 7) && decided(20, 8));
        assert_eq!(test().log_likelihood_ratio(&Sample::default()), 0.0);
        assert_eq!(Sprt::new(Elo(5.0), Elo(5.0), 0.5, 6), None);
        assert_eq!(Sprt::new(Elo(f64::NAN), Elo(5.0), 0.5, 6), None);
    }

    /// The rate of tests that accept a gain, for blocks with this mean and a standard deviation of 0.15.
    fn gains(mean: f64) -> f64 {
        let mut gains = 0.0;
        for seed in 0..400 {
            let mut rng = Rng::new(seed);
            let mut sample = Sample::default();
            while test().verdict(&sample) == Verdict::Open {
                // The sum of four uniform numbers is nearly normal, with a variance of 1/3.
                let normal = (0..4).map(|_| rng.next_f64()).sum::<f64>() - 2.0;
                sample.add(mean + 0.15 * normal * 3.0_f64.sqrt());
            }
            gains += f64::from(u8::from(test().verdict(&sample) == Verdict::Gain)) / 400.0;
        }
        gains
    }

    #[test]
    fn both_error_rates_are_kept() {
        let false_gains = gains(0.5);
        let true_gains = gains(Elo(20.0).expected_share(0.5));
        assert!(false_gains < 0.08, "{false_gains} of the tests without a gain found one");
        assert!(true_gains > 0.92, "only {true_gains} of the gains were found");
    }
}
