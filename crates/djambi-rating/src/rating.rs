//! Ratings: a player's strength, and how sure it is.

/// The mean of somebody who has not played yet.
const START: f64 = 25.0;
/// The deviation of somebody who has not played yet, and the greatest that there is.
const START_DEVIATION: f64 = 25.0 / 3.0;
/// The smallest deviation after a game: a rating never stands still.
const LEAST_DEVIATION: f64 = 1.2;
/// By how much the variance grows with each game: strength changes.
const VARIANCE_A_GAME: f64 = 0.15 * 0.15;
/// By how much the variance grows with each day without a game.
const VARIANCE_A_DAY: f64 = 0.06;
/// The milliseconds of a day.
pub(crate) const DAY_MS: u64 = 86_400_000;
/// The points that are shown for one unit of the mean.
const POINTS_A_UNIT: f64 = 30.0;
/// The points of somebody who has not played yet.
const START_POINTS: f64 = 1500.0;
/// The deviations on either side between which the strength lies in 19 of 20 cases.
const DEVIATIONS: f64 = 2.0;

/// What is known of a player's strength: a normal distribution. Two players whose means differ by 25/6 and who are well known
/// win against each other in proportion *e* : 1 or so.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean, 25 at first.
    pub mean: f64,
    /// The standard deviation: 25/3 at first, at least 1.2 after a game.
    pub deviation: f64,
}

impl Rating {
    /// The rating of somebody who has not played yet.
    pub const START: Self = Self { mean: START, deviation: START_DEVIATION };

    /// The rating with which a player begins a game, so many milliseconds after the end of the one before: less is known
    /// than at that end.
    #[must_use]
    pub fn before_game(self, idle_ms: u64) -> Self {
        let days = idle_ms as f64 / DAY_MS as f64;
        let variance = self.deviation.mul_add(self.deviation, VARIANCE_A_DAY.mul_add(days, VARIANCE_A_GAME));
        Self { mean: self.mean, deviation: variance.sqrt().min(START_DEVIATION) }
    }

    /// The rating after a game: the mean moved, the variance less by a share of it.
    pub(crate) fn after_game(self, shift: f64, lost_variance: f64) -> Self {
        let deviation = self.deviation * (1.0 - lost_variance).max(0.0).sqrt();
        Self { mean: self.mean + shift, deviation: deviation.max(LEAST_DEVIATION) }
    }

    /// The points that people see: 1500 at first.
    #[must_use]
    pub fn points(self) -> f64 {
        POINTS_A_UNIT.mul_add(self.mean - START, START_POINTS)
    }

    /// The points to either side of [`Self::points`] between which the strength lies in 19 of 20 cases.
    #[must_use]
    pub fn margin(self) -> f64 {
        POINTS_A_UNIT * DEVIATIONS * self.deviation
    }

    /// The points that the strength has at least, in 39 of 40 cases: the ladder is sorted by them.
    #[must_use]
    pub fn at_least(self) -> f64 {
        self.points() - self.margin()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_has_1500_points_and_may_be_anything() {
        assert_eq!(Rating::START.points(), 1500.0);
        assert_eq!(Rating::START.margin().round(), 500.0);
        assert_eq!(Rating::START.at_least().round(), 1000.0);
    }

    #[test]
    fn time_makes_unsure_up_to_what_is_known_of_a_newcomer() {
        let known = Rating { mean: 30.0, deviation: 2.0 };
        let variance = known.before_game(0).deviation.powi(2);
        assert!((variance - 4.0225).abs() < 1e-12);
        let variance = known.before_game(10 * DAY_MS).deviation.powi(2);
        assert!((variance - 4.6225).abs() < 1e-12);
        assert_eq!(known.before_game(u64::MAX), Rating { mean: 30.0, deviation: 25.0 / 3.0 });
        assert_eq!(Rating::START.before_game(0), Rating::START);
    }

    #[test]
    fn a_rating_never_stands_still() {
        assert_eq!(Rating { mean: 25.0, deviation: 1.2 }.after_game(1.0, 0.5).deviation, 1.2);
    }
}
