//! Shares as differences on the Elo scale.

use std::fmt;

/// A difference in strength on a scale like Elo's: 400 points multiply the odds of a share by ten, compared
/// with the odds between equals.
///
/// Where the share of an equal is a half (two seats against two) this is Elo's formula.
/// [`Score`](super::Score) has the model for other numbers of seats.
///
/// ```
/// use djambi_lab::statistics::Elo;
/// assert!((Elo::of_share(0.64, 0.5).0 - 100.0).abs() < 0.1);
/// assert!((Elo(100.0).expected_share(0.5) - 0.64).abs() < 0.001);
/// assert_eq!(Elo::of_share(0.25, 0.25).0, 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Elo(pub f64);

impl Elo {
    /// The difference whose expected share is this one. Infinite for 0 and 1.
    #[must_use]
    pub fn of_share(share: f64, equal_share: f64) -> Self {
        let share = share.clamp(0.0, 1.0);
        let odds = |share: f64| share / (1.0 - share);
        Self(400.0 * (odds(share) / odds(equal_share)).log10())
    }

    /// The expected share of a player that is stronger by this difference, if an equal player's share is
    /// `equal_share`.
    #[must_use]
    pub fn expected_share(self, equal_share: f64) -> f64 {
        let odds = equal_share / (1.0 - equal_share) * 10_f64.powf(self.0 / 400.0);
        odds / (1.0 + odds)
    }
}

impl fmt::Display for Elo {
    /// Writes the difference with its sign and without decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_finite() {
            // Adding zero turns -0 into +0.
            write!(f, "{:+.0}", self.0.round() + 0.0)
        } else {
            f.write_str(if self.0 > 0.0 { "+inf" } else { "-inf" })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_round_trip() {
        for even in [0.25, 0.5] {
            for share in [0.01, 0.25, 0.5, 0.613, 0.99] {
                assert!((Elo::of_share(share, even).expected_share(even) - share).abs() < 1e-12);
            }
            assert_eq!(Elo(0.0).expected_share(even), even);
        }
        assert_eq!(Elo::of_share(1.0, 0.5).to_string(), "+inf");
        assert_eq!(Elo::of_share(0.0, 0.5).to_string(), "-inf");
        assert_eq!(Elo(-0.2).to_string(), "+0");
        // Elo's own table: an expected score of 0.76 is a difference of 200 points.
        assert!((Elo::of_share(0.76, 0.5).0 - 200.0).abs() < 1.0);
    }
}
