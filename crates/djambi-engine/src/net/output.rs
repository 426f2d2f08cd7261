//! From the sums of hidden units to shares.

use djambi::{BySeat, SeatSet};

use super::table::Sums;
use super::{LOGIT, Net, ONE, Row};
use crate::exponential::{exponential, softmax};
use crate::perspective::SEATS;

/// What a sum of products in the second layer is to be multiplied with.
const SCALE: f32 = 1.0 / (ONE as f32 * ONE as f32 * LOGIT as f32);

impl Net {
    /// The logits of all seats, the dead among them.
    #[inline]
    pub(super) fn logits(&self, sums: &Sums) -> [f32; SEATS.len()] {
        let Sums([red, blue, yellow, green]) = sums;
        [self.logit(red), self.logit(blue), self.logit(yellow), self.logit(green)]
    }

    /// The logit of hidden units with these sums.
    #[inline]
    fn logit(&self, sums: &Row) -> f32 {
        let mut total = 0i32;
        for (&sum, &weight) in sums.iter().zip(&self.weights.logit) {
            let unit = sum.clamp(0, ONE);
            total += i32::from(unit.wrapping_mul(weight)) * i32::from(unit);
        }
        total as f32 * SCALE
    }
}

/// Shares in proportion to the exponentials of the logits of the living.
#[inline]
pub(super) fn shares_of_logits(alive: SeatSet, logits: [f32; SEATS.len()]) -> BySeat<f32> {
    let mut probabilities = logits;
    for (logit, seat) in probabilities.iter_mut().zip(SEATS) {
        *logit = if alive.contains(seat) { *logit } else { f32::MIN };
    }
    softmax(&mut probabilities, exponential);
    let mut shares = BySeat::default();
    for (probability, seat) in probabilities.into_iter().zip(SEATS) {
        shares[seat] = probability;
    }
    shares
}

/// The same for all the living.
pub(super) fn shares_without_net(alive: SeatSet) -> BySeat<f32> {
    let equal = 1.0 / alive.len() as f32;
    BySeat::from_fn(|seat| if alive.contains(seat) { equal } else { 0.0 })
}
