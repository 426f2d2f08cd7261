//! The net in floating point, which training changes.

use djambi::{Geometry, Seat};
use djambi_engine::net::{HIDDEN, Net, NetWeights, OUTPUT_LIMIT, QA, QB, feature_limit, inputs};
use djambi_engine::{Rng, WeightsError, softmax};

use super::dataset::{LivingShares, NetExample};
use crate::screlu::{screlu, screlu_derivative};

/// A net in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    board: &'static Geometry,
    /// All parameters in one vector: the weights of each input, then the biases, then the weights of the
    /// output.
    pub(super) parameters: Vec<f32>,
}

impl Model {
    /// A net for a board with random parameters.
    #[must_use]
    pub fn new(board: &'static Geometry, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut spread = |width: f32| (rng.next_f64() as f32 * 2.0 - 1.0) * width;
        let mut parameters: Vec<f32> = (0..inputs(board) * HIDDEN).map(|_| spread(0.05)).collect();
        parameters.extend((0..HIDDEN).map(|_| 0.3 + spread(0.1)));
        parameters.extend((0..HIDDEN).map(|_| spread(0.3)));
        Self { board, parameters }
    }

    /// The model of a quantized net.
    #[must_use]
    pub fn of(net: &Net) -> Self {
        let NetWeights { board, features, biases, output } = net.weights();
        let layers = features.iter().chain([biases]);
        let mut parameters: Vec<f32> =
            layers.flatten().map(|&weight| f32::from(weight) / f32::from(QA)).collect();
        parameters.extend(output.iter().map(|&weight| f32::from(weight) / f32::from(QB)));
        Self { board, parameters }
    }

    /// Where the biases begin.
    pub(super) const fn biases(&self) -> usize {
        self.parameters.len() - 2 * HIDDEN
    }

    /// Where the weights of the output begin.
    const fn output(&self) -> usize {
        self.parameters.len() - HIDDEN
    }

    fn row(&self, start: usize) -> &[f32; HIDDEN] {
        self.parameters[start..].first_chunk().expect("row")
    }

    /// The shares of the living seats.
    #[must_use]
    pub fn shares(&self, example: &NetExample<'_>) -> LivingShares {
        self.forward(example).1
    }

    /// The forward pass: the accumulator of each living seat, and the shares.
    fn forward(&self, example: &NetExample<'_>) -> ([[f32; HIDDEN]; Seat::LIMIT], LivingShares) {
        let mut accumulators = [*self.row(self.biases()); Seat::LIMIT];
        let mut logits = [f32::NEG_INFINITY; Seat::LIMIT];
        let weights = self.row(self.output());
        let seats = accumulators.iter_mut().zip(&mut logits).enumerate().take(example.seats());
        for (seat, (accumulator, logit)) in seats {
            for &input in example.inputs(seat) {
                let row = self.row(usize::from(input) * HIDDEN);
                accumulator.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            *logit = accumulator.iter().zip(weights).map(|(sum, weight)| screlu(*sum) * weight).sum();
        }
        softmax(&mut logits, f32::exp);
        (accumulators, logits)
    }

    /// Backpropagation: adds the example's gradient to `gradient`, and returns its loss.
    pub(super) fn backpropagate(
        &self,
        example: &NetExample<'_>,
        targets: &LivingShares,
        gradient: &mut [f32],
    ) -> f64 {
        let (accumulators, shares) = self.forward(example);
        let weights = self.row(self.output());
        for (seat, accumulator) in accumulators.iter().enumerate().take(example.seats()) {
            let error = shares[seat] - targets[seat];
            let mut by_sum = [0.0; HIDDEN];
            let by_output = &mut gradient[self.output()..];
            for (i, sum) in accumulator.iter().enumerate() {
                by_output[i] += error * screlu(*sum);
                by_sum[i] = error * weights[i] * screlu_derivative(*sum);
            }
            add(&mut gradient[self.biases()..], &by_sum);
            for &input in example.inputs(seat) {
                add(&mut gradient[usize::from(input) * HIDDEN..], &by_sum);
            }
        }
        cross_entropy(targets, &shares, example.seats())
    }

    /// Clips the parameters to the range of the quantized net.
    pub(super) fn clip(&mut self) {
        let limit = f32::from(feature_limit(self.board)) / f32::from(QA);
        let output = self.output();
        let (inputs, outputs) = self.parameters.split_at_mut(output);
        inputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        let limit = f32::from(OUTPUT_LIMIT) / f32::from(QB);
        outputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
    }

    /// The quantized net, from which [`Model::of`] differs by what rounding takes.
    ///
    /// # Errors
    /// Never, as long as this program was built with the engine whose nets it trains.
    pub fn to_net(&self) -> Result<Net, WeightsError> {
        let quantize = |start: usize, scale: i16| {
            self.row(start).map(|weight| (weight * f32::from(scale)).round() as i16)
        };
        Net::new(NetWeights {
            board: self.board,
            features: (0..inputs(self.board)).map(|input| quantize(input * HIDDEN, QA)).collect(),
            biases: quantize(self.biases(), QA),
            output: quantize(self.output(), QB),
        })
    }
}

fn add(sums: &mut [f32], row: &[f32; HIDDEN]) {
    sums[..HIDDEN].iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
}

/// The cross-entropy of predicted shares with target shares, in nats.
pub(super) fn cross_entropy(targets: &LivingShares, shares: &LivingShares, seats: usize) -> f64 {
    let terms = targets.iter().zip(shares).take(seats);
    terms.map(|(target, share)| f64::from(-target) * f64::from(share.max(1e-4)).ln()).sum()
}
