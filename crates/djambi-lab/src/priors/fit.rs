//! The fit of the priors: Adam.

use djambi::Geometry;
use djambi_engine::Rng;
use djambi_engine::prior::{PolicyWeights, SCALE};

use super::losses::predict;
use super::{Choices, PriorLosses};

/// The hyperparameters of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PriorFit {
    /// The number of passes over all choices.
    pub epochs: usize,
    /// The number of choices in a batch.
    pub batch: usize,
    /// The initial learning rate. It falls linearly to zero.
    pub rate: f32,
    /// The L2 regularization.
    pub decay: f32,
    /// The seed of the order of the choices.
    pub seed: u64,
}

/// The state of the fit after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct PriorEpoch<'a> {
    /// The number of the epoch, from 1.
    pub number: usize,
    /// The mean losses of the epoch's choices, each before its step.
    pub training: PriorLosses,
    /// The weights.
    pub weights: &'a [f32],
}

impl Default for PriorFit {
    fn default() -> Self {
        Self { epochs: 16, batch: 64, rate: 0.03, decay: 2e-6, seed: 1 }
    }
}

impl PriorFit {
    /// Fits weights to the choices, starting from [`beginning`].
    #[must_use]
    pub fn run(&self, choices: &Choices, mut on_epoch: impl FnMut(&PriorEpoch<'_>)) -> Vec<f32> {
        let mut fitter = PriorFitter::new(beginning(choices.board()));
        let mut order: Vec<usize> = (0..choices.len()).collect();
        let mut rng = Rng::new(self.seed);
        let batches = self.epochs * choices.len().div_ceil(self.batch.max(1));
        for number in 1..=self.epochs {
            rng.shuffle(&mut order);
            let mut training = PriorLosses::default();
            for batch in order.chunks(self.batch.max(1)) {
                fitter.compute_gradient(choices, batch, &mut training);
                let left = 1.0 - fitter.steps as f32 / batches as f32;
                fitter.step(self.rate * left, self.decay);
            }
            on_epoch(&PriorEpoch { number, training, weights: &fitter.weights });
        }
        fitter.weights
    }
}

/// The weights with which the fit of a board begins.
#[must_use]
pub fn beginning(board: &'static Geometry) -> Vec<f32> {
    PolicyWeights::beginning(board).into_iter().map(|weight| f32::from(weight) / SCALE).collect()
}

/// The weights as the engine has them: whole multiples of 1 / [`SCALE`].
#[must_use]
pub fn quantized(weights: &[f32]) -> Vec<i16> {
    // The conversion saturates.
    weights.iter().map(|weight| (weight * SCALE).round() as i16).collect()
}

/// Adam's epsilon. It is larger than usual, so that the weights of rare features change slowly.
const EPSILON: f32 = 1e-3;

/// The weights with the state of Adam.
struct PriorFitter {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: u32,
    probabilities: Vec<f32>,
}

impl PriorFitter {
    fn new(weights: Vec<f32>) -> Self {
        let zeros = || vec![0.0; weights.len()];
        let (gradient, means, squares) = (zeros(), zeros(), zeros());
        Self { weights, gradient, means, squares, steps: 0, probabilities: Vec::new() }
    }

    /// Computes the gradient of a batch, and adds its losses.
    fn compute_gradient(&mut self, choices: &Choices, batch: &[usize], losses: &mut PriorLosses) {
        self.gradient.fill(0.0);
        for &choice in batch {
            predict(choices.alternatives(choice), &self.weights, &mut self.probabilities);
            losses.add(choices.kind(choice), choices.alternatives(choice), &self.probabilities);
            let part = choices.kind(choice).weight() / batch.len() as f32;
            for (alternative, probability) in choices.alternatives(choice).zip(&self.probabilities) {
                let error = (probability - alternative.target) * part;
                for &feature in alternative.features {
                    self.gradient[usize::from(feature)] += error;
                }
            }
        }
    }

    /// One step of Adam.
    fn step(&mut self, rate: f32, decay: f32) {
        const BETA1: f32 = 0.9;
        const BETA2: f32 = 0.999;
        self.steps += 1;
        let power = self.steps.min(100_000) as i32;
        let (mean_bias, square_bias) = (1.0 - BETA1.powi(power), 1.0 - BETA2.powi(power));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in self.weights.iter_mut().zip(&self.gradient).zip(moments) {
            let slope = slope + decay * *weight;
            *mean += (1.0 - BETA1) * (slope - *mean);
            *square += (1.0 - BETA2) * (slope * slope - *square);
            *weight -= rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + EPSILON);
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi::{HEX3, SQUARE9};
    use djambi_engine::prior::features;

    use super::super::ChoiceKind;
    use super::*;

    /// Choices among alternatives with random features. Only the first four features have weights.
    fn choices(count: usize, known: [f32; 4]) -> Choices {
        let mut weights = vec![0.0; features(&SQUARE9)];
        weights[..4].copy_from_slice(&known);
        let (mut choices, mut rng, mut probabilities) = (Choices::new(&SQUARE9), Rng::new(5), Vec::new());
        for _ in 0..count {
            let mut alternatives: Vec<(Vec<u16>, f32)> = (0..3 + rng.below(5))
                .map(|_| ((0..6).filter(|_| rng.below(2) == 0).collect(), 0.0))
                .collect();
            let mut single = Choices::new(&SQUARE9);
            single.push(ChoiceKind::Turn, &alternatives);
            predict(single.alternatives(0), &weights, &mut probabilities);
            let targets = alternatives.iter_mut().zip(&probabilities);
            targets.for_each(|(alternative, probability)| alternative.1 = *probability);
            choices.push(ChoiceKind::Turn, &alternatives);
        }
        choices
    }

    #[test]
    fn known_weights_are_found_again() {
        let known = [1.5, -0.5, 0.25, -2.0];
        let choices = choices(2_000, known);
        let fit = PriorFit { epochs: 10, ..PriorFit::default() };
        let mut losses = Vec::new();
        let found = fit.run(&choices, |epoch| losses.push(epoch.training.turns.excess()));
        for (found, known) in found.iter().zip(known.into_iter().chain(std::iter::repeat(0.0))) {
            assert!((found - known).abs() < 0.05, "{found} instead of {known}");
        }
        assert!(losses.len() == 10 && losses[9] < 1e-3 && losses[9] < losses[0], "{losses:?}");
        assert_eq!(found, fit.run(&choices, |_| {}));
    }

    #[test]
    fn quantized_weights_are_rounded_and_saturate() {
        let weights = [1.0, -0.5, 0.001, 0.002, 1e9, -1e9];
        assert_eq!(quantized(&weights), [256, -128, 0, 1, i16::MAX, i16::MIN]);
    }

    #[test]
    fn without_choices_the_weights_stay_zero() {
        let fit = PriorFit { batch: 0, ..PriorFit::default() };
        assert_eq!(fit.run(&Choices::new(&SQUARE9), |_| {}), vec![0.0; features(&SQUARE9)]);
    }

    #[test]
    fn without_choices_another_board_keeps_what_it_begins_with() {
        let fitted = quantized(&PriorFit::default().run(&Choices::new(&HEX3), |_| {}));
        assert_eq!(fitted, PolicyWeights::beginning(&HEX3));
        assert!(fitted.iter().any(|&weight| weight != 0) && fitted.ends_with(&[0; 61]));
    }
}
