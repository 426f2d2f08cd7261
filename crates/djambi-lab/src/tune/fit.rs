//! The fit of the evaluation's weights: Adam.

use djambi_engine::{EvalWeights, Feature, Rng, softmax};

use super::EvaluationExample;
use crate::adam::Adam;

/// The weights during the fit: a table for each number of players.
pub type WeightTables = [[f32; Feature::COUNT]; EvalWeights::TABLES];

/// The hyperparameters of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvaluationFit {
    /// The number of passes over all examples.
    pub epochs: usize,
    /// The number of examples in a batch.
    pub batch: usize,
    /// The initial learning rate. It falls linearly to a fiftieth.
    pub rate: f32,
    /// The L2 regularization.
    pub decay: f32,
    /// The seed of the order of the examples.
    pub seed: u64,
}

impl Default for EvaluationFit {
    fn default() -> Self {
        Self { epochs: 40, batch: 64, rate: 0.02, decay: 2e-5, seed: 1 }
    }
}

impl EvaluationFit {
    /// Fits weights to the examples, starting from zero.
    #[must_use]
    pub fn run(&self, examples: &[EvaluationExample]) -> WeightTables {
        let mut weights = ZEROS;
        let mut adam = Adam::new(weights.as_flattened().len(), EPSILON);
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut rng = Rng::new(self.seed);
        let batches = self.epochs * examples.len().div_ceil(self.batch);
        for _ in 0..self.epochs {
            rng.shuffle(&mut order);
            for batch in order.chunks(self.batch) {
                let gradient = gradient(&weights, batch.iter().map(|&index| &examples[index]));
                let rate = self.rate * (1.0 - 0.98 * (adam.steps() + 1) as f32 / batches as f32);
                adam.step(weights.as_flattened_mut(), gradient.as_flattened(), rate, self.decay);
            }
        }
        weights
    }
}

const ZEROS: WeightTables = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
/// Adam's epsilon.
const EPSILON: f32 = 1e-8;

/// The mean Kullback–Leibler divergence of the predicted shares from the targets.
#[must_use]
pub fn loss(weights: &WeightTables, examples: &[EvaluationExample]) -> f64 {
    let mut sum = 0.0;
    for example in examples {
        for (share, (_, target)) in shares(weights, example).into_iter().zip(&example.players) {
            if *target > 0.0 {
                sum += f64::from(target * (target / share.max(1e-9)).ln());
            }
        }
    }
    sum / examples.len().max(1) as f64
}

fn gradient<'a>(
    weights: &WeightTables,
    batch: impl ExactSizeIterator<Item = &'a EvaluationExample>,
) -> WeightTables {
    let mut gradient = ZEROS;
    let part = 1.0 / batch.len() as f32;
    for example in batch {
        let slopes = &mut gradient[example.table];
        for (share, (features, target)) in shares(weights, example).into_iter().zip(&example.players) {
            let error = (share - target) * part;
            for (slope, feature) in slopes.iter_mut().zip(features) {
                *slope += error * feature;
            }
        }
    }
    gradient
}

/// The shares that the weights predict for the players of an example.
fn shares(weights: &WeightTables, example: &EvaluationExample) -> Vec<f32> {
    let table = &weights[example.table];
    let logit = |features: &[f32; Feature::COUNT]| -> f32 {
        table.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
    };
    let mut shares: Vec<f32> = example.players.iter().map(|(features, _)| logit(features)).collect();
    softmax(&mut shares, f32::exp);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples of two players whose shares follow from two features by known weights.
    fn examples(count: usize) -> Vec<EvaluationExample> {
        let mut rng = Rng::new(5);
        let mut known = ZEROS;
        (known[0][3], known[0][7]) = (1.5, -0.5);
        let mut random = || {
            let mut features = [0.0; Feature::COUNT];
            (features[3], features[7]) = (rng.next_f64() as f32, rng.next_f64() as f32);
            features
        };
        (0..count)
            .map(|_| {
                let players = vec![(random(), 0.0), (random(), 0.0)];
                let mut example = EvaluationExample { table: 0, players };
                let shares = shares(&known, &example);
                example.players.iter_mut().zip(shares).for_each(|(player, share)| player.1 = share);
                example
            })
            .collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let examples = examples(400);
        let fit = EvaluationFit { epochs: 60, ..EvaluationFit::default() };
        let found = fit.run(&examples);
        assert!((found[0][3] - 1.5).abs() < 0.05 && (found[0][7] + 0.5).abs() < 0.05, "{:?}", found[0]);
        assert!(loss(&found, &examples) < 1e-4);
        assert_eq!(found, fit.run(&examples));
    }
}
