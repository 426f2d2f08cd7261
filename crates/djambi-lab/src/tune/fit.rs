//! The fit of the evaluation's weights: Adam in double precision.

use djambi_engine::{EvalWeights, Feature, Rng};

use super::EvaluationExample;
use djambi_engine::softmax;

/// The weights during the fit: a table for each number of players.
pub type WeightTables = [[f64; Feature::COUNT]; EvalWeights::TABLES];

/// The hyperparameters of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvaluationFit {
    /// The number of passes over all examples.
    pub epochs: usize,
    /// The number of examples in a batch.
    pub batch: usize,
    /// The initial learning rate. It falls linearly to a fiftieth.
    pub rate: f64,
    /// The L2 regularization.
    pub decay: f64,
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
        let mut fitter = EvaluationFitter::new();
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut rng = Rng::new(self.seed);
        let steps = (self.epochs * examples.len().div_ceil(self.batch)).max(1) as f64;
        for _ in 0..self.epochs {
            rng.shuffle(&mut order);
            for batch in order.chunks(self.batch) {
                let gradient = gradient(&fitter.weights, batch.iter().map(|&index| &examples[index]));
                let rate = self.rate * (1.0 - 0.98 * (fitter.steps + 1.0) / steps);
                fitter.step(&gradient, rate, self.decay);
            }
        }
        fitter.weights
    }
}

/// The weights with the state of Adam.
struct EvaluationFitter {
    weights: WeightTables,
    /// The running means of each weight's gradient and of its square.
    moments: [[(f64, f64); Feature::COUNT]; EvalWeights::TABLES],
    steps: f64,
}

impl EvaluationFitter {
    fn new() -> Self {
        let moments = [[(0.0, 0.0); Feature::COUNT]; EvalWeights::TABLES];
        Self { weights: [[0.0; Feature::COUNT]; EvalWeights::TABLES], moments, steps: 0.0 }
    }

    /// One step of Adam.
    fn step(&mut self, gradient: &WeightTables, rate: f64, decay: f64) {
        const BETA1: f64 = 0.9;
        const BETA2: f64 = 0.999;
        self.steps += 1.0;
        let bias = (1.0 - BETA1.powf(self.steps), 1.0 - BETA2.powf(self.steps));
        let all = self.weights.as_flattened_mut().iter_mut().zip(self.moments.as_flattened_mut());
        for ((weight, (mean, square)), slope) in all.zip(gradient.as_flattened()) {
            let slope = slope + decay * *weight;
            *mean += (1.0 - BETA1) * (slope - *mean);
            *square += (1.0 - BETA2) * (slope * slope - *square);
            *weight -= rate * (*mean / bias.0) / ((*square / bias.1).sqrt() + 1e-8);
        }
    }
}

/// The mean Kullback–Leibler divergence of the predicted shares from the targets.
#[must_use]
pub fn loss(weights: &WeightTables, examples: &[EvaluationExample]) -> f64 {
    let mut sum = 0.0;
    for example in examples {
        for (share, (_, target)) in shares(weights, example).into_iter().zip(&example.players) {
            let target = f64::from(*target);
            if target > 0.0 {
                sum += target * (target / share.max(1e-9)).ln();
            }
        }
    }
    sum / examples.len().max(1) as f64
}

fn gradient<'a>(
    weights: &WeightTables,
    batch: impl ExactSizeIterator<Item = &'a EvaluationExample>,
) -> WeightTables {
    let mut gradient = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
    let part = 1.0 / batch.len() as f64;
    for example in batch {
        let slopes = &mut gradient[example.table];
        for (share, (features, target)) in shares(weights, example).into_iter().zip(&example.players) {
            let error = (share - f64::from(*target)) * part;
            for (slope, feature) in slopes.iter_mut().zip(features) {
                *slope += error * f64::from(*feature);
            }
        }
    }
    gradient
}

/// The shares that the weights predict for the players of an example.
fn shares(weights: &WeightTables, example: &EvaluationExample) -> Vec<f64> {
    let table = &weights[example.table];
    let logit = |features: &[f32; Feature::COUNT]| -> f64 {
        table.iter().zip(features).map(|(weight, feature)| weight * f64::from(*feature)).sum()
    };
    let mut shares: Vec<f64> = example.players.iter().map(|(features, _)| logit(features)).collect();
    softmax(&mut shares, f64::exp);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples of two players whose shares follow from two features by known weights.
    fn examples(count: usize) -> Vec<EvaluationExample> {
        let mut rng = Rng::new(5);
        let mut known = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
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
                example.players.iter_mut().zip(shares).for_each(|(player, share)| player.1 = share as f32);
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
