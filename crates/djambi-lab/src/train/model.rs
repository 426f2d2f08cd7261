//! The net in floating point, which training changes.

use djambi::{Geometry, Seat};
use djambi_engine::net::{HIDDEN, Net, NetWeights, OUTPUT_LIMIT, QA, QB, feature_limit, inputs};
use djambi_engine::{Rng, WeightsError, softmax};

use super::dataset::{LivingShares, NetExample};
use crate::screlu::{screlu, screlu_derivative};

/// What a net in floating point, or another evaluation, expects of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prediction {
    /// The shares of the living seats.
    pub shares: LivingShares,
    /// The probability that nobody wins.
    pub draw: f32,
}

/// The weight of the loss of draws in the loss of a position, where that of shares has 1.
pub(super) const DRAW_LOSS: f32 = 0.5;

/// A net in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    board: &'static Geometry,
    /// All parameters in one vector: the weights of each input, the biases, the weights of the output, those
    /// for draws, and the biases for draws.
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
        parameters.extend([0.0; HIDDEN + Seat::LIMIT]);
        Self { board, parameters }
    }

    /// The model of a quantized net.
    #[must_use]
    pub fn of(net: &Net) -> Self {
        let NetWeights { board, features, biases, output, draw_output, draw_biases } = net.weights();
        let layers = features.iter().chain([biases]);
        let mut parameters: Vec<f32> =
            layers.flatten().map(|&weight| f32::from(weight) / f32::from(QA)).collect();
        let second = output.iter().chain(draw_output).chain(draw_biases);
        parameters.extend(second.map(|&weight| f32::from(weight) / f32::from(QB)));
        Self { board, parameters }
    }

    /// Where the biases begin.
    pub(super) const fn biases(&self) -> usize {
        self.output() - HIDDEN
    }

    /// Where the weights of the output begin.
    const fn output(&self) -> usize {
        self.draw_output() - HIDDEN
    }

    /// Where the weights for draws begin.
    const fn draw_output(&self) -> usize {
        self.draw_biases() - HIDDEN
    }

    /// Where the biases for draws begin.
    const fn draw_biases(&self) -> usize {
        self.parameters.len() - Seat::LIMIT
    }

    fn row(&self, start: usize) -> &[f32; HIDDEN] {
        self.parameters[start..].first_chunk().expect("row")
    }

    /// What the net expects of a position.
    #[must_use]
    pub fn predict(&self, example: &NetExample<'_>) -> Prediction {
        self.forward(example).1
    }

    /// The forward pass: the accumulator of each living seat, and what the net expects.
    fn forward(&self, example: &NetExample<'_>) -> ([[f32; HIDDEN]; Seat::LIMIT], Prediction) {
        let mut accumulators = [*self.row(self.biases()); Seat::LIMIT];
        let mut logits = [f32::NEG_INFINITY; Seat::LIMIT];
        let weights = self.row(self.output());
        let draw_weights = self.row(self.draw_output());
        let mut draw_logit = self.parameters[self.draw_biases() + example.seats() - 1];
        let seats = accumulators.iter_mut().zip(&mut logits).enumerate().take(example.seats());
        for (seat, (accumulator, logit)) in seats {
            for &input in example.inputs(seat) {
                let row = self.row(usize::from(input) * HIDDEN);
                accumulator.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            let weighted = |weights: &[f32; HIDDEN]| -> f32 {
                accumulator.iter().zip(weights).map(|(sum, weight)| screlu(*sum) * weight).sum()
            };
            *logit = weighted(weights);
            draw_logit += weighted(draw_weights);
        }
        softmax(&mut logits, f32::exp);
        (accumulators, Prediction { shares: logits, draw: 1.0 / (1.0 + (-draw_logit).exp()) })
    }

    /// Backpropagation: adds the example's gradient to `gradient`, and returns its loss.
    pub(super) fn backpropagate(
        &self,
        example: &NetExample<'_>,
        targets: &LivingShares,
        gradient: &mut [f32],
    ) -> f64 {
        let (accumulators, Prediction { shares, draw }) = self.forward(example);
        let weights = self.row(self.output());
        let draw_weights = self.row(self.draw_output());
        let draw_error = DRAW_LOSS * (draw - f32::from(u8::from(example.is_draw())));
        gradient[self.draw_biases() + example.seats() - 1] += draw_error;
        for (seat, accumulator) in accumulators.iter().enumerate().take(example.seats()) {
            let error = shares[seat] - targets[seat];
            let mut by_sum = [0.0; HIDDEN];
            let (by_output, by_draw_output) = gradient[self.output()..].split_at_mut(HIDDEN);
            for (i, sum) in accumulator.iter().enumerate() {
                by_output[i] += error * screlu(*sum);
                by_draw_output[i] += draw_error * screlu(*sum);
                by_sum[i] = (error * weights[i] + draw_error * draw_weights[i]) * screlu_derivative(*sum);
            }
            add(&mut gradient[self.biases()..], &by_sum);
            for &input in example.inputs(seat) {
                add(&mut gradient[usize::from(input) * HIDDEN..], &by_sum);
            }
        }
        cross_entropy(targets, &shares, example.seats())
            + f64::from(DRAW_LOSS) * draw_cross_entropy(example.is_draw(), draw)
    }

    /// Clips the parameters to the range of the quantized net.
    pub(super) fn clip(&mut self) {
        let limit = f32::from(feature_limit(self.board)) / f32::from(QA);
        let output = self.output();
        let draw_biases = self.draw_biases();
        let (inputs, outputs) = self.parameters[..draw_biases].split_at_mut(output);
        inputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        let limit = f32::from(OUTPUT_LIMIT) / f32::from(QB);
        outputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
    }

    /// The quantized net, from which [`Model::of`] differs by what rounding takes.
    ///
    /// # Errors
    /// Never, as long as this program was built with the engine whose nets it trains.
    pub fn to_net(&self) -> Result<Net, WeightsError> {
        let whole = |weight: f32, scale: i16| (weight * f32::from(scale)).round() as i16;
        let quantize = |start: usize, scale: i16| self.row(start).map(|weight| whole(weight, scale));
        let draw_biases = std::array::from_fn(|index| self.parameters[self.draw_biases() + index]);
        Net::new(NetWeights {
            board: self.board,
            features: (0..inputs(self.board)).map(|input| quantize(input * HIDDEN, QA)).collect(),
            biases: quantize(self.biases(), QA),
            output: quantize(self.output(), QB),
            draw_output: quantize(self.draw_output(), QB),
            draw_biases: draw_biases.map(|bias| whole(bias, QB)),
        })
    }
}

fn add(sums: &mut [f32], row: &[f32; HIDDEN]) {
    sums[..HIDDEN].iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
}

/// The cross-entropy of a predicted probability of a draw with what happened, in nats.
pub(super) fn draw_cross_entropy(is_draw: bool, predicted: f32) -> f64 {
    let probability = if is_draw { predicted } else { 1.0 - predicted };
    -f64::from(probability.max(1e-4)).ln()
}

/// The cross-entropy of predicted shares with target shares, in nats.
pub(super) fn cross_entropy(targets: &LivingShares, shares: &LivingShares, seats: usize) -> f64 {
    let terms = targets.iter().zip(shares).take(seats);
    terms.map(|(target, share)| f64::from(-target) * f64::from(share.max(1e-4)).ln()).sum()
}
