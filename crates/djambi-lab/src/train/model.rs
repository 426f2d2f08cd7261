//! The net in floating point, which training changes.

use djambi_engine::Rng;
use djambi_engine::net::{FEATURE_LIMIT, HIDDEN, INPUTS, Net, NetError, NetWeights, OUTPUT_LIMIT, QA, QB};

use super::dataset::NetExample;
use djambi_engine::softmax;

/// The number of parameters: the weights of each input, then the biases, then the weights of the output.
pub(super) const PARAMETERS: usize = (INPUTS + 2) * HIDDEN;
/// Where the biases begin.
pub(super) const BIASES: usize = INPUTS * HIDDEN;
/// Where the weights of the output begin.
const OUTPUT: usize = BIASES + HIDDEN;

/// A net in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// All parameters in one vector.
    pub(super) parameters: Vec<f32>,
}

impl Model {
    /// A net with random parameters.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut spread = |width: f32| (rng.next_f64() as f32 * 2.0 - 1.0) * width;
        let mut parameters: Vec<f32> = (0..BIASES).map(|_| spread(0.05)).collect();
        parameters.extend((0..HIDDEN).map(|_| 0.3 + spread(0.1)));
        parameters.extend((0..HIDDEN).map(|_| spread(0.3)));
        Self { parameters }
    }

    fn row(&self, start: usize) -> &[f32; HIDDEN] {
        self.parameters[start..].first_chunk().expect("row")
    }

    /// The shares of the living seats.
    #[must_use]
    pub fn shares(&self, example: &NetExample<'_>) -> [f32; 4] {
        self.forward(example).1
    }

    /// The forward pass: the accumulator of each living seat, and the shares.
    fn forward(&self, example: &NetExample<'_>) -> ([[f32; HIDDEN]; 4], [f32; 4]) {
        let mut accumulators = [*self.row(BIASES); 4];
        let mut logits = [f32::NEG_INFINITY; 4];
        let weights = self.row(OUTPUT);
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
        targets: &[f32; 4],
        gradient: &mut [f32],
    ) -> f64 {
        let (accumulators, shares) = self.forward(example);
        let weights = self.row(OUTPUT);
        for (seat, accumulator) in accumulators.iter().enumerate().take(example.seats()) {
            let error = shares[seat] - targets[seat];
            let mut by_sum = [0.0; HIDDEN];
            let by_output = &mut gradient[OUTPUT..];
            for (i, sum) in accumulator.iter().enumerate() {
                by_output[i] += error * screlu(*sum);
                by_sum[i] = error * weights[i] * screlu_derivative(*sum);
            }
            add(&mut gradient[BIASES..], &by_sum);
            for &input in example.inputs(seat) {
                add(&mut gradient[usize::from(input) * HIDDEN..], &by_sum);
            }
        }
        cross_entropy(targets, &shares, example.seats())
    }

    /// Clips the parameters to the range of the quantized net.
    pub(super) fn clip(&mut self) {
        let (inputs, outputs) = self.parameters.split_at_mut(OUTPUT);
        let limit = f32::from(FEATURE_LIMIT) / f32::from(QA);
        inputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        let limit = f32::from(OUTPUT_LIMIT) / f32::from(QB);
        outputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
    }

    /// The quantized net.
    ///
    /// # Errors
    /// Never, as long as this program was built with the engine whose nets it trains.
    pub fn to_net(&self) -> Result<Net, NetError> {
        let quantize = |start: usize, scale: i16| {
            self.row(start).map(|weight| (weight * f32::from(scale)).round() as i16)
        };
        Net::new(NetWeights {
            features: (0..INPUTS).map(|input| quantize(input * HIDDEN, QA)).collect(),
            biases: quantize(BIASES, QA),
            output: quantize(OUTPUT, QB),
        })
    }
}

/// The squared clipped ReLU.
fn screlu(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

fn screlu_derivative(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 }
}

fn add(sums: &mut [f32], row: &[f32; HIDDEN]) {
    sums[..HIDDEN].iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
}

/// The cross-entropy of predicted shares with target shares, in nats.
pub(super) fn cross_entropy(targets: &[f32; 4], shares: &[f32; 4], seats: usize) -> f64 {
    let terms = targets.iter().zip(shares).take(seats);
    terms.map(|(target, share)| f64::from(-target) * f64::from(share.max(1e-4)).ln()).sum()
}
