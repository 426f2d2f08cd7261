//! Shares told as differences on Elo's scale.

use std::fmt;

/// A difference in strength on a scale like Elo's: 400 points are a factor of ten in the odds of a share, beyond what the
/// same odds are between equals.
///
/// Where an equal share is a half (two seats against two) this is Elo's formula itself.
///
/// ```
/// use djambi_lab::statistics::{Elo, share_of};
/// assert!((Elo::of_share(0.64, 0.5).0 - 100.0).abs() < 0.1);
/// assert!((share_of(Elo(100.0), 0.5) - 0.64).abs() < 0.001);
/// assert_eq!(Elo::of_share(0.25, 0.25).0, 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Elo(pub f64);

/// The share that this difference leads to one to expect, where `even` is the share of an equal.
#[must_use]
pub fn share_of(elo: Elo, even: f64) -> f64 {
    let odds = even / (1.0 - even) * 10_f64.powf(elo.0 / 400.0);
    odds / (1.0 + odds)
}

impl Elo {
    /// The difference that leads one to expect this share, where `even` is the share of an equal. Infinite for 0 and 1.
    #[must_use]
    pub fn of_share(share: f64, even: f64) -> Self {
        let share = share.clamp(0.0, 1.0);
        let odds = |share: f64| share / (1.0 - share);
        Self(400.0 * (odds(share) / odds(even)).log10())
    }
}

impl fmt::Display for Elo {
    /// Writes it with its sign, without decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_finite() {
            // Adding zero takes the sign from a zero.
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
    fn shares_come_back() {
        for even in [0.25, 0.5] {
            for share in [0.01, 0.25, 0.5, 0.613, 0.99] {
                assert!((share_of(Elo::of_share(share, even), even) - share).abs() < 1e-12);
            }
            assert_eq!(share_of(Elo(0.0), even), even);
        }
        assert_eq!(Elo::of_share(1.0, 0.5).to_string(), "+inf");
        assert_eq!(Elo::of_share(0.0, 0.5).to_string(), "-inf");
        assert_eq!(Elo(-0.2).to_string(), "+0");
        // Elo's own table: an expected score of 0.76 is a difference of 200 points.
        assert!((Elo::of_share(0.76, 0.5).0 - 200.0).abs() < 1.0);
    }
}
