//! The result that each seat may expect of a game.

use djambi::{BySeat, Seat, SeatSet};

use crate::exponential::exact_exponential;

/// The share of the result that each seat may expect: numbers from 0 to 1 that sum to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares(BySeat<f64>);

impl Shares {
    /// Everything for one seat.
    #[must_use]
    pub fn won_by(winner: Seat) -> Self {
        Self(BySeat::from_fn(|seat| if seat == winner { 1.0 } else { 0.0 }))
    }

    /// Shares in proportion to the exponential of each living player's strength; nothing for the others.
    /// There must be a living player.
    #[must_use]
    pub fn from_strengths(alive: SeatSet, strengths: &BySeat<f64>) -> Self {
        let max = alive.iter().map(|seat| strengths[seat]).fold(f64::MIN, f64::max);
        let weights = BySeat::from_fn(|seat| {
            if alive.contains(seat) { exact_exponential(strengths[seat] - max) } else { 0.0 }
        });
        Self(weights).scaled_to_one()
    }

    /// Shares of at least these parts, which sum to at most one but for rounding. The living divide equally
    /// what is missing of one: a search counts a draw, which all who are alive at its end share, as less than
    /// that. There must be a living player.
    #[must_use]
    pub(crate) fn completed(alive: SeatSet, part: impl Fn(Seat) -> f32) -> Self {
        let parts = BySeat::from_fn(|seat| if alive.contains(seat) { f64::from(part(seat)) } else { 0.0 });
        let missing = 1.0 - alive.iter().map(|seat| parts[seat]).sum::<f64>();
        let equal = missing.max(0.0) / alive.len() as f64;
        Self(BySeat::from_fn(|seat| if alive.contains(seat) { parts[seat] + equal } else { 0.0 }))
            .scaled_to_one()
    }

    /// A seat's share.
    #[must_use]
    pub fn of(&self, seat: Seat) -> f64 {
        self.0[seat]
    }

    /// The shares if one seat keeps only a part of its own: the rest goes to the others in proportion. A seat
    /// that has everything keeps it.
    #[must_use]
    pub fn with_part_kept(self, loser: Seat, part: f64) -> Self {
        let others = 1.0 - self.of(loser);
        if others <= f64::EPSILON {
            return self;
        }
        let kept = self.of(loser) * part;
        let growth = (1.0 - kept) / others;
        let share = |seat| if seat == loser { kept } else { self.of(seat) * growth };
        Self(BySeat::from_fn(share)).scaled_to_one()
    }

    fn scaled_to_one(self) -> Self {
        let sum: f64 = Seat::ALL.into_iter().map(|seat| self.of(seat)).sum();
        Self(self.0.map(|share| share / sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(shares: &Shares) -> f64 {
        Seat::ALL.into_iter().map(|seat| shares.of(seat)).sum()
    }

    #[test]
    fn shares_sum_to_one_whatever_the_strengths() {
        let strengths = BySeat::from_fn(|seat| [3.0, -1.0, 0.5, 900.0, 2.0, 0.0][seat.index()]);
        for alive in (1..=Seat::LIMIT).map(SeatSet::first) {
            let shares = Shares::from_strengths(alive, &strengths);
            assert!((sum(&shares) - 1.0).abs() < 1e-12);
            let dead = Seat::ALL.into_iter().filter(|&seat| !alive.contains(seat));
            assert_eq!(dead.map(|seat| shares.of(seat)).sum::<f64>(), 0.0);
            let kept = shares.with_part_kept(Seat::Red, 0.1);
            assert!((sum(&kept) - 1.0).abs() < 1e-12);
            assert!(kept.of(Seat::Red) <= shares.of(Seat::Red));
        }
    }

    #[test]
    fn the_living_divide_what_parts_leave_of_one() {
        let alive = SeatSet::first(3);
        let cases = [
            ([0.5, 0.2, 0.0], [0.6, 0.3, 0.1]),
            ([0.0; 3], [1.0 / 3.0; 3]),
            ([0.6, 0.6, 0.0], [0.5, 0.5, 0.0]),
        ];
        for (parts, expected) in cases {
            // The fourth player is dead, whatever the search counted for it.
            let shares = Shares::completed(alive, |seat| *parts.get(seat.index()).unwrap_or(&0.3));
            for (seat, expected) in alive.iter().zip(expected) {
                assert!((shares.of(seat) - expected).abs() < 1e-6, "{parts:?}: {shares:?}");
            }
            assert!((sum(&shares) - 1.0).abs() < 1e-12);
        }
    }
}
