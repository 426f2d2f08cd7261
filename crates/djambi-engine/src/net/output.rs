//! The second layer of the net: from the sums of hidden units to logits and shares.

use djambi::{BySeat, Seat, SeatSet};

use super::feature_transformer::PerspectiveSums;
use super::{HiddenLayer, Net, QA, QB};
use crate::exponential::{exponential, softmax};

/// The value of 1 in the products of the second layer, inverted.
const SCALE: f32 = 1.0 / (QA as f32 * QA as f32 * QB as f32);

impl Net {
    /// Shares of the living seats: the softmax of their logits.
    #[inline]
    pub(super) fn shares_of_sums(&self, alive: SeatSet, sums: &PerspectiveSums) -> BySeat<f32> {
        let mut scores = [f32::MIN; Seat::LIMIT];
        let seats = scores.iter_mut().zip(&sums.0).zip(Seat::ALL).take(self.table.seats);
        for ((score, sums), seat) in seats {
            if alive.contains(seat) {
                *score = self.logit(sums);
            }
        }
        softmax(&mut scores[..self.table.seats.min(Seat::LIMIT)], exponential);
        let mut shares = BySeat::default();
        for (share, seat) in scores.into_iter().zip(Seat::ALL).take(self.table.seats) {
            shares[seat] = share;
        }
        shares
    }

    /// The logit of one perspective: squared clipped ReLU, then the output weights.
    #[inline]
    fn logit(&self, sums: &HiddenLayer) -> f32 {
        let mut total = 0i32;
        for (&sum, &weight) in sums.iter().zip(&self.weights.output) {
            let unit = sum.clamp(0, QA);
            total += i32::from(unit.wrapping_mul(weight)) * i32::from(unit);
        }
        total as f32 * SCALE
    }
}

/// Equal shares of the living seats.
pub(super) fn equal_shares(alive: SeatSet) -> BySeat<f32> {
    let equal = 1.0 / alive.len() as f32;
    BySeat::from_fn(|seat| if alive.contains(seat) { equal } else { 0.0 })
}
