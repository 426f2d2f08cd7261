//! Shares as scores, in which 0.5 is equal for any numbers of seats.

use std::fmt;

use super::{Elo, Interval};

/// The share that a seat of one side would have in a game against a single seat of the other: 0.5 between
/// equals, however many seats each side has in the match.
///
/// By Luce's choice axiom (the model of Bradley and Terry, and so of Elo, for more than two) each seat
/// expects a share in proportion to its strength. If a seat of A has the strength a, one of B the strength b,
/// and A's part of the seats is e, the share of A is s = e a / (e a + (1 − e) b). The score is
/// a / (a + b), which is
///
/// ```text
/// s (1 - e) / (s (1 - e) + (1 - s) e)
/// ```
///
/// ```
/// use djambi_lab::statistics::Score;
/// assert_eq!(Score::of_share(0.25, 0.25).0, 0.5);
/// // One seat that is as strong as two of its three opponents together: 2 of 2 + 3 parts.
/// assert!((Score::of_share(0.4, 0.25).0 - 2.0 / 3.0).abs() < 1e-12);
/// assert!((Score::of_share(0.7, 0.5).0 - 0.7).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Score(pub f64);

impl Score {
    /// The score of a share, where `equal_share`, between 0 and 1, is the share of an equal player. A share
    /// beyond 0 or 1, such as the end of an interval, counts as 0 or 1.
    #[must_use]
    pub fn of_share(share: f64, equal_share: f64) -> Self {
        let share = share.clamp(0.0, 1.0);
        let own = share * (1.0 - equal_share);
        let others = (1.0 - share) * equal_share;
        Self(own / (own + others))
    }

    /// The scores of the ends of an interval of shares, the lower one first.
    #[must_use]
    pub fn of_interval(interval: &Interval, equal_share: f64) -> [Self; 2] {
        [interval.low(), interval.high()].map(|share| Self::of_share(share, equal_share))
    }

    /// The score on the scale of Elo.
    #[must_use]
    pub fn elo(self) -> Elo {
        Elo::of_share(self.0, 0.5)
    }
}

impl fmt::Display for Score {
    /// Writes the score with three decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A's part of the seats in all modes for two to six players.
    const EQUAL_SHARES: [f64; 7] =
        [1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0, 1.0 / 5.0, 1.0 / 6.0, 2.0 / 5.0, 3.0 / 6.0];

    #[test]
    fn equal_players_score_a_half_with_any_seats() {
        for equal in EQUAL_SHARES {
            assert!((Score::of_share(equal, equal).0 - 0.5).abs() < 1e-12);
            assert_eq!([0.0, 1.0].map(|share| Score::of_share(share, equal).0), [0.0, 1.0]);
            let interval = Interval { mean: 0.1, half_width: 0.2 };
            let [low, high] = Score::of_interval(&interval, equal);
            assert!(low.0 == 0.0 && low < Score::of_share(0.1, equal) && Score::of_share(0.1, equal) < high);
        }
    }

    #[test]
    fn a_score_is_the_expectation_of_its_elo_difference() {
        for equal in EQUAL_SHARES {
            for points in [-300.0, -20.0, 0.0, 7.0, 200.0] {
                let share = Elo(points).expected_share(equal);
                let score = Score::of_share(share, equal);
                assert!((score.0 - 1.0 / (1.0 + 10_f64.powf(-points / 400.0))).abs() < 1e-12);
                assert!((score.elo().0 - Elo::of_share(share, equal).0).abs() < 1e-6);
            }
        }
    }
}
