//! The fit: gradient descent with moments, in double precision.

use djambi_engine::{EvalWeights, Feature, Rng, softmax};

use super::Example;

/// Weights as they are fitted: a table for each number of players.
pub type Tables = [[f64; Feature::COUNT]; EvalWeights::TABLES];

/// How weights are fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How many times all examples are looked at.
    pub rounds: usize,
    /// How many examples a step looks at.
    pub batch: usize,
    /// How far a step goes at first.
    pub rate: f64,
    /// How much large weights cost.
    pub decay: f64,
    /// The seed of the order of the examples.
    pub seed: u64,
}

impl Default for Fit {
    fn default() -> Self {
        Self { rounds: 40, batch: 64, rate: 0.02, decay: 2e-5, seed: 1 }
    }
}

impl Fit {
    /// The weights that give these examples their shares best, from weights that are all 0.
    #[must_use]
    pub fn run(&self, examples: &[Example]) -> Tables {
        let mut weights = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
        let mut moments = [[(0.0, 0.0); Feature::COUNT]; EvalWeights::TABLES];
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut rng = Rng::new(self.seed);
        let steps = (self.rounds * examples.len().div_ceil(self.batch)).max(1) as f64;
        let mut step = 0.0;
        for _ in 0..self.rounds {
            rng.shuffle(&mut order);
            for batch in order.chunks(self.batch) {
                step += 1.0;
                let gradient = gradient(&weights, batch.iter().map(|&index| &examples[index]));
                let rate = self.rate * (1.0 - 0.98 * step / steps);
                self.step(&mut weights, &mut moments, &gradient, rate, step);
            }
        }
        weights
    }

    /// One step of Adam.
    fn step(
        &self,
        weights: &mut Tables,
        moments: &mut [[(f64, f64); Feature::COUNT]; EvalWeights::TABLES],
        gradient: &Tables,
        rate: f64,
        step: f64,
    ) {
        const FIRST: f64 = 0.9;
        const SECOND: f64 = 0.999;
        let bias = (1.0 - FIRST.powf(step), 1.0 - SECOND.powf(step));
        let all = weights.as_flattened_mut().iter_mut().zip(moments.as_flattened_mut());
        for ((weight, (mean, square)), slope) in all.zip(gradient.as_flattened()) {
            let slope = slope + self.decay * *weight;
            *mean += (1.0 - FIRST) * (slope - *mean);
            *square += (1.0 - SECOND) * (slope * slope - *square);
            *weight -= rate * (*mean / bias.0) / ((*square / bias.1).sqrt() + 1e-8);
        }
    }
}

/// The mean cross-entropy of examples, less that of a fit without a fault.
#[must_use]
pub fn loss(weights: &Tables, examples: &[Example]) -> f64 {
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

fn gradient<'a>(weights: &Tables, batch: impl ExactSizeIterator<Item = &'a Example>) -> Tables {
    let mut gradient = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
    let each = 1.0 / batch.len() as f64;
    for example in batch {
        let slopes = &mut gradient[example.table];
        for (share, (features, target)) in shares(weights, example).into_iter().zip(&example.players) {
            let excess = (share - f64::from(*target)) * each;
            for (slope, feature) in slopes.iter_mut().zip(features) {
                *slope += excess * f64::from(*feature);
            }
        }
    }
    gradient
}

fn shares(weights: &Tables, example: &Example) -> Vec<f64> {
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

    /// Two players whose shares follow from two features by known weights.
    fn examples(count: usize) -> Vec<Example> {
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
                let mut example = Example { table: 0, players: vec![(random(), 0.0), (random(), 0.0)] };
                let shares = shares(&known, &example);
                example.players.iter_mut().zip(shares).for_each(|(player, share)| player.1 = share as f32);
                example
            })
            .collect()
    }

    #[test]
    fn what_made_the_shares_is_found() {
        let examples = examples(400);
        let fit = Fit { rounds: 60, ..Fit::default() };
        let found = fit.run(&examples);
        assert!((found[0][3] - 1.5).abs() < 0.05 && (found[0][7] + 0.5).abs() < 0.05, "{:?}", found[0]);
        assert!(loss(&found, &examples) < 1e-4);
        assert_eq!(found, fit.run(&examples));
    }
}
