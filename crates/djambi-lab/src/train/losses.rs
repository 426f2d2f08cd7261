//! How well evaluations predict results.

use djambi::Seat;

use super::Prediction;
use super::dataset::{Dataset, LivingShares, NetExample};
use super::model::{DRAW_LOSS, cross_entropy, draw_cross_entropy};

/// The mean cross-entropies over some positions, in nats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct NetLosses {
    /// Against the training target, a mixture of the result and the search's shares.
    pub on_target: f64,
    /// Against the results of the games.
    pub on_result: f64,
    /// Of the probability of a draw, against whether the game was won.
    pub on_draw: f64,
}

impl NetLosses {
    /// The loss that a fit minimises.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.on_target + f64::from(DRAW_LOSS) * self.on_draw
    }

    /// The losses of a function that predicts what a position leads to.
    pub fn of(
        data: &Dataset,
        part_of_result: f32,
        mut predict: impl FnMut(&NetExample<'_>) -> Prediction,
    ) -> Self {
        let mut losses = Self::default();
        for example in data.examples() {
            let Prediction { shares, draw } = predict(&example);
            let loss = |targets| cross_entropy(&targets, &shares, example.seats());
            losses.on_target += loss(example.targets(part_of_result));
            losses.on_result += loss(example.targets(1.0));
            losses.on_draw += draw_cross_entropy(example.is_draw(), draw);
        }
        let count = data.len().max(1) as f64;
        let Self { on_target, on_result, on_draw } = losses;
        Self { on_target: on_target / count, on_result: on_result / count, on_draw: on_draw / count }
    }

    /// The losses of equal shares, and of the same probability of a draw everywhere.
    #[must_use]
    pub fn of_uniform(data: &Dataset, part_of_result: f32) -> Self {
        Self::of_shares(data, part_of_result, |example| [1.0 / example.seats() as f32; Seat::LIMIT])
    }

    /// The losses of the hand-made evaluation, which has the same probability of a draw everywhere.
    #[must_use]
    pub fn of_hand_made(data: &Dataset, part_of_result: f32) -> Self {
        Self::of_shares(data, part_of_result, |example| hand_made_shares(example, 1.0))
    }

    /// The exponent that minimises the losses of the hand-made evaluation when its shares are raised to it,
    /// and these losses. An exponent below 1 means that the evaluation is overconfident.
    #[must_use]
    pub fn of_scaled_hand_made(data: &Dataset, part_of_result: f32) -> (f32, Self) {
        let losses = |exponent: f32| {
            (exponent, Self::of_shares(data, part_of_result, |example| hand_made_shares(example, exponent)))
        };
        let tried = (1..=15).map(|step| losses(step as f32 / 10.0));
        tried.min_by(|(_, a), (_, b)| a.on_target.total_cmp(&b.on_target)).expect("exponents")
    }

    /// The losses of a function that predicts shares, with the part of draws as the probability everywhere.
    fn of_shares(
        data: &Dataset,
        part_of_result: f32,
        shares: impl Fn(&NetExample<'_>) -> LivingShares,
    ) -> Self {
        let draw = data.part_of_draws();
        Self::of(data, part_of_result, |example| Prediction { shares: shares(example), draw })
    }
}

/// The shares of the hand-made evaluation, raised to an exponent and normalised.
fn hand_made_shares(example: &NetExample<'_>, exponent: f32) -> LivingShares {
    let mut shares = example.hand_made().map(|share| share.max(1e-6).powf(exponent));
    shares[example.seats()..].fill(0.0);
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}
