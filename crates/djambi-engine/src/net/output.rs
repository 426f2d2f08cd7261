//! The second layer of the net: from the sums of hidden units to logits and shares.

use djambi::{BySeat, SeatSet};

use super::feature_transformer::PerspectiveSums;
use super::{HiddenLayer, Net, QA, QB};
use crate::exponential::{exponential, softmax};
use crate::perspective::SEATS;

/// The value of 1 in the products of the second layer, inverted.
const SCALE: f32 = 1.0 / (QA as f32 * QA as f32 * QB as f32);

impl Net {
    /// The logits of all seats, also of dead ones.
    #[inline]
    pub(super) fn logits(&self, sums: &PerspectiveSums) -> [f32; SEATS.len()] {
        let PerspectiveSums([red, blue, yellow, green]) = sums;
        [self.logit(red), self.logit(blue), self.logit(yellow), self.logit(green)]
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

/// Shares of the living seats, by softmax.
#[inline]
pub(super) fn shares_of_logits(alive: SeatSet, logits: [f32; SEATS.len()]) -> BySeat<f32> {
    let mut scores = logits;
    for (score, seat) in scores.iter_mut().zip(SEATS) {
        *score = if alive.contains(seat) { *score } else { f32::MIN };
    }
    softmax(&mut scores, exponential);
    let mut shares = BySeat::default();
    for (share, seat) in scores.into_iter().zip(SEATS) {
        shares[seat] = share;
    }
    shares
}

/// Equal shares of the living seats.
pub(super) fn equal_shares(alive: SeatSet) -> BySeat<f32> {
    let equal = 1.0 / alive.len() as f32;
    BySeat::from_fn(|seat| if alive.contains(seat) { equal } else { 0.0 })
}
