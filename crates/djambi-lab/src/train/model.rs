//! The net in floating point: what training changes.

use djambi_engine::Rng;
use djambi_engine::net::{FEATURE_LIMIT, HIDDEN, INPUTS, Net, NetError, NetWeights, OUTPUT_LIMIT, QA, QB};
use djambi_engine::softmax;

use super::dataset::Example;

/// The numbers of a net, all in one row: the weights of each input, the biases, the weights of the logit.
pub(super) const NUMBERS: usize = (INPUTS + 2) * HIDDEN;
pub(super) const BIASES: usize = INPUTS * HIDDEN;
const LOGITS: usize = BIASES + HIDDEN;

/// A net in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub(super) numbers: Vec<f32>,
}

impl Model {
    /// A net that knows nothing yet, by chance.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut spread = |width: f32| (rng.next_f64() as f32 * 2.0 - 1.0) * width;
        let mut numbers: Vec<f32> = (0..BIASES).map(|_| spread(0.05)).collect();
        numbers.extend((0..HIDDEN).map(|_| 0.3 + spread(0.1)));
        numbers.extend((0..HIDDEN).map(|_| spread(0.3)));
        Self { numbers }
    }

    fn row(&self, start: usize) -> &[f32; HIDDEN] {
        self.numbers[start..].first_chunk().expect("row")
    }

    /// The shares of the living seats.
    #[must_use]
    pub fn shares(&self, example: &Example<'_>) -> [f32; 4] {
        self.forward(example).1
    }

    /// The sums of the hidden units of each living seat, and the shares.
    fn forward(&self, example: &Example<'_>) -> ([[f32; HIDDEN]; 4], [f32; 4]) {
        let mut sums = [*self.row(BIASES); 4];
        let mut shares = [f32::NEG_INFINITY; 4];
        let weights = self.row(LOGITS);
        for (seat, (sums, logit)) in sums.iter_mut().zip(&mut shares).enumerate().take(example.seats()) {
            for &input in example.inputs(seat) {
                let row = self.row(usize::from(input) * HIDDEN);
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            *logit = sums.iter().zip(weights).map(|(sum, weight)| unit(*sum) * weight).sum();
        }
        softmax(&mut shares, f32::exp);
        (sums, shares)
    }

    /// Adds to `gradient` what this example would change, and gives its loss.
    pub(super) fn learn(&self, example: &Example<'_>, targets: &[f32; 4], gradient: &mut [f32]) -> f64 {
        let (sums, shares) = self.forward(example);
        let weights = self.row(LOGITS);
        for (seat, sums) in sums.iter().enumerate().take(example.seats()) {
            let error = shares[seat] - targets[seat];
            let mut by_sum = [0.0; HIDDEN];
            let by_logit = &mut gradient[LOGITS..];
            for (i, sum) in sums.iter().enumerate() {
                by_logit[i] += error * unit(*sum);
                by_sum[i] = error * weights[i] * slope(*sum);
            }
            add(&mut gradient[BIASES..], &by_sum);
            for &input in example.inputs(seat) {
                add(&mut gradient[usize::from(input) * HIDDEN..], &by_sum);
            }
        }
        cross_entropy(targets, &shares, example.seats())
    }

    /// Cuts off what whole numbers cannot hold later.
    pub(super) fn clip(&mut self) {
        let (inputs, logits) = self.numbers.split_at_mut(LOGITS);
        let limit = f32::from(FEATURE_LIMIT) / f32::from(QA);
        inputs.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        let limit = f32::from(OUTPUT_LIMIT) / f32::from(QB);
        logits.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
    }

    /// The same net in whole numbers.
    ///
    /// # Errors
    /// Never, as long as this program was built with the engine whose nets it trains.
    pub fn to_net(&self) -> Result<Net, NetError> {
        let row =
            |start: usize, mv: i16| self.row(start).map(|weight| (weight * f32::from(mv)).round() as i16);
        Net::new(NetWeights {
            features: (0..INPUTS).map(|input| row(input * HIDDEN, QA)).collect(),
            biases: row(BIASES, QA),
            output: row(LOGITS, QB),
        })
    }
}

fn unit(sum: f32) -> f32 {
    let cut = sum.clamp(0.0, 1.0);
    cut * cut
}

fn slope(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 }
}

fn add(sums: &mut [f32], row: &[f32; HIDDEN]) {
    sums[..HIDDEN].iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
}

/// How badly some shares foretell others: the cross-entropy in nats.
pub(super) fn cross_entropy(targets: &[f32; 4], shares: &[f32; 4], seats: usize) -> f64 {
    let terms = targets.iter().zip(shares).take(seats);
    terms.map(|(target, share)| f64::from(-target) * f64::from(share.max(1e-4)).ln()).sum()
}
