//! The fit: gradient descent with moments.

use djambi_engine::Rng;
use djambi_engine::prior::{FEATURES, SCALE};

use super::losses::expect;
use super::{Choices, Losses};

/// How weights are fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How often every choice is looked at.
    pub epochs: usize,
    /// How many choices are looked at between two changes of the weights.
    pub batch: usize,
    /// The size of the first changes; they shrink to nothing by the end.
    pub rate: f32,
    /// How strongly weights are drawn to 0.
    pub decay: f32,
    /// The seed of the order of choices.
    pub seed: u64,
}

/// What was reached after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// The mean losses of the epoch's choices, each when its turn came.
    pub training: Losses,
    /// The weights.
    pub weights: &'a [f32],
}

impl Default for Fit {
    fn default() -> Self {
        Self { epochs: 16, batch: 64, rate: 0.03, decay: 2e-6, seed: 1 }
    }
}

impl Fit {
    /// The weights that expect these choices best, from weights that are all 0.
    #[must_use]
    pub fn run(&self, choices: &Choices, mut on_epoch: impl FnMut(&Epoch<'_>)) -> Vec<f32> {
        let mut descent = Descent::default();
        let mut order: Vec<usize> = (0..choices.len()).collect();
        let mut rng = Rng::new(self.seed);
        let batches = self.epochs * choices.len().div_ceil(self.batch.max(1));
        for number in 1..=self.epochs {
            rng.shuffle(&mut order);
            let mut training = Losses::default();
            for batch in order.chunks(self.batch.max(1)) {
                descent.look(choices, batch, &mut training);
                let left = 1.0 - descent.changes as f32 / batches as f32;
                descent.change(self.rate * left, self.decay);
            }
            on_epoch(&Epoch { number, training, weights: &descent.weights });
        }
        descent.weights
    }
}

/// Weights in whole parts of 1 / [`SCALE`], as the engine has them.
#[must_use]
pub fn whole(weights: &[f32]) -> Vec<i16> {
    // The conversion keeps within the bounds.
    weights.iter().map(|weight| (weight * SCALE).round() as i16).collect()
}

/// What keeps weights still whose gradients are small: those of steps that seldom occur.
const FLOOR: f32 = 1e-3;

/// Adam, on its way down.
struct Descent {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    changes: u32,
    probabilities: Vec<f32>,
}

impl Default for Descent {
    fn default() -> Self {
        let zeros = || vec![0.0; FEATURES];
        let (weights, gradient, means, squares) = (zeros(), zeros(), zeros(), zeros());
        Self { weights, gradient, means, squares, changes: 0, probabilities: Vec::new() }
    }
}

impl Descent {
    /// Finds the gradient of some choices.
    fn look(&mut self, choices: &Choices, batch: &[usize], losses: &mut Losses) {
        self.gradient.fill(0.0);
        for &choice in batch {
            expect(choices.steps(choice), &self.weights, &mut self.probabilities);
            losses.add(choices.kind(choice), choices.steps(choice), &self.probabilities);
            let part = choices.kind(choice).weight() / batch.len() as f32;
            for (step, probability) in choices.steps(choice).zip(&self.probabilities) {
                let excess = (probability - step.target) * part;
                for &feature in step.features {
                    self.gradient[usize::from(feature)] += excess;
                }
            }
        }
    }

    /// Changes the weights against the gradient.
    fn change(&mut self, rate: f32, decay: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.changes += 1;
        let power = self.changes.min(100_000) as i32;
        let (mean_part, square_part) = (1.0 - FIRST.powi(power), 1.0 - SECOND.powi(power));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in self.weights.iter_mut().zip(&self.gradient).zip(moments) {
            let slope = slope + decay * *weight;
            *mean += (1.0 - FIRST) * (slope - *mean);
            *square += (1.0 - SECOND) * (slope * slope - *square);
            *weight -= rate * (*mean / mean_part) / ((*square / square_part).sqrt() + FLOOR);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Kind;
    use super::*;

    /// Choices among a few steps with random features, as weights make them that are not 0 for the first four features alone.
    fn choices(count: usize, planted: [f32; 4]) -> Choices {
        let mut weights = vec![0.0; FEATURES];
        weights[..4].copy_from_slice(&planted);
        let (mut choices, mut rng, mut probabilities) = (Choices::default(), Rng::new(5), Vec::new());
        for _ in 0..count {
            let mut steps: Vec<(Vec<u16>, f32)> = (0..3 + rng.below(5))
                .map(|_| ((0..6).filter(|_| rng.below(2) == 0).collect(), 0.0))
                .collect();
            let mut single = Choices::default();
            single.push(Kind::Turn, &steps);
            expect(single.steps(0), &weights, &mut probabilities);
            steps.iter_mut().zip(&probabilities).for_each(|(step, probability)| step.1 = *probability);
            choices.push(Kind::Turn, &steps);
        }
        choices
    }

    #[test]
    fn what_made_the_choices_is_found() {
        let planted = [1.5, -0.5, 0.25, -2.0];
        let choices = choices(2_000, planted);
        let fit = Fit { epochs: 10, ..Fit::default() };
        let mut losses = Vec::new();
        let found = fit.run(&choices, |epoch| losses.push(epoch.training.turns.excess()));
        for (found, planted) in found.iter().zip(planted.into_iter().chain([0.0; FEATURES - 4])) {
            assert!((found - planted).abs() < 0.05, "{found} instead of {planted}");
        }
        assert!(losses.len() == 10 && losses[9] < 1e-3 && losses[9] < losses[0], "{losses:?}");
        assert_eq!(found, fit.run(&choices, |_| {}));
    }

    #[test]
    fn weights_become_whole_and_stay_in_bounds() {
        assert_eq!(whole(&[1.0, -0.5, 0.001, 0.002, 1e9, -1e9]), [256, -128, 0, 1, i16::MAX, i16::MIN]);
    }

    #[test]
    fn nothing_is_learned_from_nothing() {
        assert_eq!(Fit { batch: 0, ..Fit::default() }.run(&Choices::default(), |_| {}), [0.0; FEATURES]);
    }
}
