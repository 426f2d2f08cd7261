//! The second layer of the net: from sums of hidden units to shares and the probability of a draw.

use djambi::{BySeat, Seat, SeatSet};

use super::feature_transformer::PerspectiveSums;
use super::{Evaluation, HiddenLayer, Net, QA, QB};
use crate::exponential::{exponential, softmax};

/// The value of 1 in the products of the second layer, inverted.
const SCALE: f32 = 1.0 / (QA as f32 * QA as f32 * QB as f32);

impl Net {
    /// Shares of the living seats, the softmax of their logits; and the probability of a draw, the logistic
    /// function of a sum over the living seats.
    #[inline]
    pub(super) fn evaluate_sums(&self, alive: SeatSet, sums: &PerspectiveSums) -> Evaluation {
        let mut scores = [f32::MIN; Seat::LIMIT];
        let bias = self.weights.draw_biases[(alive.len() - 1) % Seat::LIMIT];
        let mut draw_logit = f32::from(bias) / f32::from(QB);
        let seats = scores.iter_mut().zip(&sums.0).zip(Seat::ALL).take(self.table.seats);
        for ((score, sums), seat) in seats {
            if alive.contains(seat) {
                *score = weighted_sum(sums, &self.weights.output);
                draw_logit += weighted_sum(sums, &self.weights.draw_output);
            }
        }
        softmax(&mut scores[..self.table.seats.min(Seat::LIMIT)], exponential);
        let mut shares = BySeat::default();
        for (share, seat) in scores.into_iter().zip(Seat::ALL).take(self.table.seats) {
            shares[seat] = share;
        }
        Evaluation { shares, draw: 1.0 / (1.0 + exponential(-draw_logit)) }
    }
}

/// The sum of the hidden units of one perspective, squared clipped ReLU, times weights of the second layer.
#[inline]
fn weighted_sum(sums: &HiddenLayer, weights: &HiddenLayer) -> f32 {
    let mut total = 0i32;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let unit = sum.clamp(0, QA);
        total += i32::from(unit.wrapping_mul(weight)) * i32::from(unit);
    }
    total as f32 * SCALE
}
