//! How well shares foretell results.

use super::dataset::{Dataset, Example};
use super::model::cross_entropy;

/// Mean losses over some positions: cross-entropies in nats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// Against the mixture that the net learns.
    pub on_target: f64,
    /// Against the games' results alone.
    pub on_result: f64,
}

impl Losses {
    /// The losses of whoever gives these shares to the living seats of each position.
    pub fn of(data: &Dataset, part_of_result: f32, mut shares: impl FnMut(&Example<'_>) -> [f32; 4]) -> Self {
        let mut losses = Self::default();
        for example in data.examples() {
            let shares = shares(&example);
            let loss = |targets| cross_entropy(&targets, &shares, example.seats());
            losses.on_target += loss(example.targets(part_of_result));
            losses.on_result += loss(example.targets(1.0));
        }
        let count = data.len().max(1) as f64;
        Self { on_target: losses.on_target / count, on_result: losses.on_result / count }
    }

    /// The losses of whoever expects the same for all living seats.
    #[must_use]
    pub fn of_uniform(data: &Dataset, part_of_result: f32) -> Self {
        Self::of(data, part_of_result, |example| [1.0 / example.seats() as f32; 4])
    }

    /// The losses of the evaluation made by hand.
    #[must_use]
    pub fn by_hand(data: &Dataset, part_of_result: f32) -> Self {
        Self::of(data, part_of_result, |example| tempered(example, 1.0))
    }

    /// The losses of the evaluation made by hand, and the exponent to which its shares were raised first to make them
    /// small: below 1 it says that the evaluation is surer than games of this kind allow.
    #[must_use]
    pub fn by_hand_at_best(data: &Dataset, part_of_result: f32) -> (f32, Self) {
        let at =
            |exponent: f32| (exponent, Self::of(data, part_of_result, |example| tempered(example, exponent)));
        let tried = (1..=15).map(|step| at(step as f32 / 10.0));
        tried.min_by(|(_, a), (_, b)| a.on_target.total_cmp(&b.on_target)).expect("exponents")
    }
}

fn tempered(example: &Example<'_>, exponent: f32) -> [f32; 4] {
    let mut shares = example.by_hand().map(|share| share.max(1e-6).powf(exponent));
    shares[example.seats()..].fill(0.0);
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}
