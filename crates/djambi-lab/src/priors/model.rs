//! A policy in floating point, which the fit changes.

use djambi::Geometry;
use djambi_engine::prior::{
    INPUT_SCALE, OUTPUT_SCALE, PolicyNet, PolicyWeights, SCALE, UNITS, features, net_inputs, output, outputs,
};
use djambi_engine::{Rng, softmax};

use super::{Alternative, Choices};
use crate::screlu::{screlu, screlu_derivative};

/// A policy in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyModel {
    board: &'static Geometry,
    /// All parameters in one vector: the weight of each feature, then, if there is a net, the weights of its
    /// inputs, its biases, and its output weights.
    pub(super) parameters: Vec<f32>,
}

/// A number for each hidden unit.
type Row = [f32; UNITS];

impl PolicyModel {
    /// The policy that finds all actions equally likely.
    #[must_use]
    pub fn uniform(board: &'static Geometry) -> Self {
        Self { board, parameters: vec![0.0; features(board)] }
    }

    /// The policy with which the fit of a board begins.
    #[must_use]
    pub fn beginning(board: &'static Geometry) -> Self {
        let weights = PolicyWeights::beginning(board);
        Self { board, parameters: weights.into_iter().map(|weight| f32::from(weight) / SCALE).collect() }
    }

    /// The policy with these weights.
    #[must_use]
    pub fn of(board: &'static Geometry, weights: &PolicyWeights) -> Self {
        let mut parameters: Vec<f32> = weights.each().iter().map(|&it| f32::from(it) / SCALE).collect();
        if let Some(PolicyNet { inputs, biases, outputs }) = weights.net() {
            let input_scale = f32::from(INPUT_SCALE);
            let output_scale = f32::from(OUTPUT_SCALE);
            parameters.extend(inputs.iter().flatten().map(|&weight| f32::from(weight) / input_scale));
            parameters.extend(biases.iter().map(|&bias| f32::from(bias) / input_scale));
            parameters.extend(outputs.iter().flatten().map(|&weight| f32::from(weight) / output_scale));
        }
        Self { board, parameters }
    }

    /// Gives a policy without a net one with small random weights.
    pub(super) fn add_net(&mut self, rng: &mut Rng) {
        let mut spread = |width: f32| (rng.next_f64() as f32 * 2.0 - 1.0) * width;
        let rows = net_inputs(self.board) * UNITS;
        self.parameters.extend((0..rows).map(|_| spread(0.05)));
        self.parameters.extend([0.3; UNITS]);
        self.parameters.extend((0..outputs(self.board) * UNITS).map(|_| spread(0.05)));
    }

    /// Whether the policy has a net.
    pub(super) fn has_net(&self) -> bool {
        self.net().is_some()
    }

    /// Where the parameters of the net begin, if there is one: those of the inputs, the biases and the
    /// outputs.
    fn net(&self) -> Option<NetOffsets> {
        let inputs = features(self.board);
        let biases = inputs + net_inputs(self.board) * UNITS;
        (self.parameters.len() > inputs).then_some(NetOffsets { inputs, biases, outputs: biases + UNITS })
    }

    fn row(&self, start: usize) -> &Row {
        self.parameters[start..].first_chunk().expect("row")
    }

    /// Computes the probabilities of the alternatives of a choice.
    pub(super) fn predict(&self, choices: &Choices, choice: usize, probabilities: &mut Vec<f32>) {
        let net = self.net();
        let units = net.map(|net| self.sums(net, choices.inputs(choice)).map(screlu));
        let score = |alternative: Alternative<'_>| -> f32 {
            let score = alternative.features.iter().map(|&it| self.parameters[usize::from(it)]).sum::<f32>();
            let (Some(net), Some(units)) = (net, &units) else { return score };
            let row = self.output_row(net, alternative.features);
            score + row.iter().zip(units).map(|(weight, unit)| weight * unit).sum::<f32>()
        };
        probabilities.clear();
        probabilities.extend(choices.alternatives(choice).map(score));
        softmax(probabilities, f32::exp);
    }

    /// The sums of the hidden units.
    fn sums(&self, net: NetOffsets, inputs: &[u16]) -> Row {
        let mut sums = *self.row(net.biases);
        for &input in inputs {
            add(&mut sums, self.row(net.inputs + usize::from(input) * UNITS), 1.0);
        }
        sums
    }

    /// The sum of the output weights of some features.
    fn output_row(&self, net: NetOffsets, features: &[u16]) -> Row {
        let mut row = [0.0; UNITS];
        for output in features.iter().filter_map(|&feature| output(usize::from(feature))) {
            add(&mut row, self.row(net.outputs + output * UNITS), 1.0);
        }
        row
    }

    /// Backpropagation: adds the gradient of the loss of a choice with these predicted probabilities, times
    /// `weight`, to `gradient`.
    pub(super) fn backpropagate(
        &self,
        choices: &Choices,
        choice: usize,
        probabilities: &[f32],
        weight: f32,
        gradient: &mut [f32],
    ) {
        let errors = || {
            let pairs = choices.alternatives(choice).zip(probabilities);
            pairs.map(|(alternative, predicted)| (alternative, (predicted - alternative.target) * weight))
        };
        for (alternative, error) in errors() {
            for &feature in alternative.features {
                gradient[usize::from(feature)] += error;
            }
        }
        let Some(net) = self.net() else { return };
        let sums = self.sums(net, choices.inputs(choice));
        let units = sums.map(screlu);
        let mut by_sum = [0.0; UNITS];
        for (alternative, error) in errors() {
            add(&mut by_sum, &self.output_row(net, alternative.features), error);
            for output in alternative.features.iter().filter_map(|&feature| output(usize::from(feature))) {
                add(&mut gradient[net.outputs + output * UNITS..], &units, error);
            }
        }
        by_sum.iter_mut().zip(sums).for_each(|(slope, sum)| *slope *= screlu_derivative(sum));
        add(&mut gradient[net.biases..], &by_sum, 1.0);
        for &input in choices.inputs(choice) {
            add(&mut gradient[net.inputs + usize::from(input) * UNITS..], &by_sum, 1.0);
        }
    }

    /// Clips the parameters of the net to the range of its bytes.
    pub(super) fn clip(&mut self) {
        let Some(net) = self.net() else { return };
        let limit = |scale: i16| f32::from(i8::MAX) / f32::from(scale);
        let clip = |weights: &mut [f32], limit: f32| {
            weights.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        };
        clip(&mut self.parameters[net.inputs..net.biases], limit(INPUT_SCALE));
        clip(&mut self.parameters[net.outputs..], limit(OUTPUT_SCALE));
    }

    /// The policy as the engine has it, in whole numbers. Weights that are too big are cut.
    #[must_use]
    pub fn quantized(&self) -> PolicyWeights {
        // The conversions saturate.
        let each = &self.parameters[..features(self.board)];
        let each: Vec<i16> = each.iter().map(|weight| (weight * SCALE).round() as i16).collect();
        let net = self.net().map(|net| {
            let rows = |range: std::ops::Range<usize>, scale: i16| {
                let (rows, _) = self.parameters[range].as_chunks::<UNITS>();
                rows.iter().map(|row| row.map(|weight| (weight * f32::from(scale)).round() as i8)).collect()
            };
            PolicyNet {
                inputs: rows(net.inputs..net.biases, INPUT_SCALE),
                biases: self.row(net.biases).map(|bias| (bias * f32::from(INPUT_SCALE)).round() as i16),
                outputs: rows(net.outputs..self.parameters.len(), OUTPUT_SCALE),
            }
        });
        PolicyWeights::new(self.board, &each, net).expect("weights of the board")
    }
}

/// Where the parameters of a net begin.
#[derive(Clone, Copy)]
struct NetOffsets {
    inputs: usize,
    biases: usize,
    outputs: usize,
}

fn add(sums: &mut [f32], row: &Row, factor: f32) {
    sums[..UNITS].iter_mut().zip(row).for_each(|(sum, number)| *sum += factor * number);
}
