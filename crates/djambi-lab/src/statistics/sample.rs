//! Means of independent numbers, with confidence intervals.

use super::student::quantile;

/// Independent numbers from one source, such as the shares of the blocks of a match.
///
/// ```
/// use djambi_lab::statistics::Sample;
/// let sample: Sample = [0.4, 0.5, 0.6, 0.5].into_iter().collect();
/// let interval = sample.interval().expect("interval");
/// assert!((interval.mean - 0.5).abs() < 1e-12);
/// assert!((interval.half_width - 0.1299).abs() < 1e-4);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    count: usize,
    mean: f64,
    /// The sum of the squared differences to the mean, by Welford's algorithm.
    squares: f64,
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The mean of the sample.
    pub mean: f64,
    /// Half the width of the interval.
    pub half_width: f64,
}

impl Sample {
    /// The smallest count of numbers that have an interval. The variance of two or three shares says little:
    /// they are often equal by chance.
    pub const MIN_FOR_INTERVAL: usize = 4;

    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (number - self.mean);
    }

    /// The count of numbers.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The mean; 0 for an empty sample.
    #[must_use]
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The unbiased variance, if there are two numbers or more.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        (self.count > 1).then(|| self.squares / (self.count - 1) as f64)
    }

    /// The mean with its 95 % interval by Student's t distribution. There is none of fewer numbers than
    /// [`MIN_FOR_INTERVAL`](Self::MIN_FOR_INTERVAL), and none of equal numbers, which do not tell how far
    /// others would scatter.
    #[must_use]
    pub fn interval(&self) -> Option<Interval> {
        if self.count < Self::MIN_FOR_INTERVAL || self.squares <= 0.0 {
            return None;
        }
        let error = (self.variance()? / self.count as f64).sqrt();
        Some(Interval { mean: self.mean, half_width: quantile(self.count - 1) * error })
    }
}

impl Interval {
    /// The lower end.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.mean - self.half_width
    }

    /// The upper end.
    #[must_use]
    pub fn high(&self) -> f64 {
        self.mean + self.half_width
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut sample = Self::default();
        numbers.into_iter().for_each(|number| sample.add(number));
        sample
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_numbers_have_known_means_and_intervals() {
        // Computed by hand: mean 5, squares 32, variance 32 / 7, t(7) = 2.3646.
        let sample: Sample = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert!((sample.mean() - 5.0).abs() < 1e-12);
        assert!((sample.variance().expect("variance") - 32.0 / 7.0).abs() < 1e-12);
        let interval = sample.interval().expect("interval");
        assert!((interval.half_width - 2.3646 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-3);
        assert!((interval.low() + interval.high() - 10.0).abs() < 1e-12);
    }

    #[test]
    fn few_numbers_and_equal_numbers_have_no_interval() {
        let interval = |numbers: &[f64]| numbers.iter().copied().collect::<Sample>().interval();
        for numbers in [&[][..], &[0.5], &[0.4, 0.6], &[0.4, 0.5, 0.6], &[1.0; 4], &[0.1; 9]] {
            assert_eq!(interval(numbers), None, "{numbers:?}");
        }
        assert!(interval(&[0.4, 0.5, 0.6, 0.5]).is_some());
    }
}
