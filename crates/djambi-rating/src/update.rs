//! Ratings after a result.

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::Rating;

/// The ratings after a game, from those before it and the shares of the players in the same order.
pub(crate) fn after(before: &[Rating], shares: &[f64]) -> Vec<Rating> {
    let mut effects = vec![Effect::default(); before.len()];
    for (winner, &share) in shares.iter().enumerate().filter(|&(_, &share)| share > 0.0) {
        for loser in (0..before.len()).filter(|&loser| loser != winner) {
            let (won, lost) = pair(before[winner], before[loser]);
            effects[winner].add(won, share);
            effects[loser].add(lost, share);
        }
    }
    before.iter().zip(effects).map(|(rating, effect)| rating.after_game(effect.shift, effect.lost)).collect()
}

/// What games do to a rating: by how much the mean moves, and what share of the variance goes.
#[derive(Clone, Copy, Default, Debug)]
struct Effect {
    shift: f64,
    lost: f64,
}

impl Effect {
    /// Adds another effect, by its weight.
    fn add(&mut self, other: Self, weight: f64) {
        self.shift = other.shift.mul_add(weight, self.shift);
        self.lost = other.lost.mul_add(weight, self.lost);
    }

    /// The effect that turns one rating into another.
    fn between(before: Rating, after: WengLinRating) -> Self {
        let left = after.uncertainty / before.deviation;
        Self { shift: after.rating - before.mean, lost: left.mul_add(-left, 1.0) }
    }
}

/// What a pair does to its winner and to its loser.
fn pair(winner: Rating, loser: Rating) -> (Effect, Effect) {
    let of = |rating: Rating| WengLinRating { rating: rating.mean, uncertainty: rating.deviation };
    let (won, lost) = weng_lin(&of(winner), &of(loser), &Outcomes::WIN, &WengLinConfig::new());
    (Effect::between(winner, won), Effect::between(loser, lost))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn ratings(seats: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Vec<Rating>> {
        let rating = (0.0..50.0, 1.2..25.0 / 3.0).prop_map(|(mean, deviation)| Rating { mean, deviation });
        proptest::collection::vec(rating, seats)
    }

    /// The shares of a game that one player has won.
    fn won_by(winner: usize, seats: usize) -> Vec<f64> {
        (0..seats).map(|seat| if seat == winner { 1.0 } else { 0.0 }).collect()
    }

    #[test]
    fn four_newcomers() {
        let after = after(&[Rating::START; 4], &won_by(0, 4));
        // Three pairs: σ²/c is 25/3 / √(5/2), half of it moves both.
        let step = 25.0 / 3.0 / 2.5_f64.sqrt() / 2.0;
        assert!((after[0].mean - (25.0 + 3.0 * step)).abs() < 1e-9, "{after:?}");
        assert!((after[1].mean - (25.0 - step)).abs() < 1e-9, "{after:?}");
        assert!(after[0].deviation < after[1].deviation, "the winner is compared three times");
    }

    proptest! {
        #[test]
        fn no_loser_rises_and_no_winner_falls(before in ratings(2..=6), winner in 0_usize..6) {
            let winner = winner % before.len();
            for (seat, rating) in after(&before, &won_by(winner, before.len())).iter().enumerate() {
                let shift = rating.mean - before[seat].mean;
                prop_assert!(if seat == winner { shift >= 0.0 } else { shift <= 0.0 }, "{}: {}", seat, shift);
                prop_assert!(rating.deviation <= before[seat].deviation && rating.deviation >= 1.2);
            }
        }

        #[test]
        fn means_are_linear_in_shares(before in ratings(4..=4), share in 0.0..=1.0) {
            let shares = [share, 1.0 - share, 0.0, 0.0];
            let first = after(&before, &won_by(0, 4));
            let second = after(&before, &won_by(1, 4));
            for (seat, rating) in after(&before, &shares).iter().enumerate() {
                let mean = share * first[seat].mean + (1.0 - share) * second[seat].mean;
                prop_assert!((rating.mean - mean).abs() < 1e-9);
            }
        }

        #[test]
        fn seats_may_be_renamed(before in ratings(4..=4), winner in 0_usize..4, by in 0_usize..4) {
            let mut turned = before.clone();
            turned.rotate_left(by);
            let mut expected = after(&before, &won_by(winner, 4));
            expected.rotate_left(by);
            let after = after(&turned, &won_by((winner + 4 - by) % 4, 4));
            for (one, other) in after.iter().zip(&expected) {
                prop_assert!((one.mean - other.mean).abs() < 1e-9);
                prop_assert!((one.deviation - other.deviation).abs() < 1e-9);
            }
        }
    }
}
