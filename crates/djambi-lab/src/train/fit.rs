//! The fit of a net to positions: Adam, in batches, on several threads.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::thread;

use djambi::Geometry;
use djambi_engine::Rng;
use djambi_engine::net::Net;

use super::NetLosses;
use super::dataset::Dataset;
use super::factorizer::Factorizer;
use super::model::Model;
use crate::adam::Adam;

/// The hyperparameters of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    /// The number of passes over all positions.
    pub epochs: usize,
    /// The number of positions in a batch.
    pub batch: usize,
    /// The initial learning rate. It falls to zero along a cosine.
    pub rate: f32,
    /// The weight decay of the inputs' own weights.
    pub decay: f32,
    /// The weight of the result in the target, from 0 to 1; the rest is what the search expected.
    pub part_of_result: f32,
    /// The seed of the initial parameters and of the order of positions.
    pub seed: u64,
    /// The number of threads, which changes only the time.
    pub threads: NonZero<usize>,
}

/// The state of the fit after an epoch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetEpoch {
    /// The number of the epoch, from 1.
    pub number: usize,
    /// The mean loss of the epoch's positions, each before its step.
    pub training: f64,
    /// The losses on the held-out positions.
    pub held_out: NetLosses,
}

/// The number of parts of a batch. It does not depend on the number of threads, so sums always have the same
/// rounding.
const BATCH_PARTS: usize = 8;

/// Fits a net, from random parameters or from those of the net to begin with, and returns the one with the
/// smallest loss on the held-out positions, with its losses. `on_epoch` may end the fit.
pub fn fit_net(
    training: &Dataset,
    held_out: &Dataset,
    schedule: &Schedule,
    begin: Option<&Net>,
    mut on_epoch: impl FnMut(&NetEpoch) -> ControlFlow<()>,
) -> (Model, NetLosses) {
    let mut fitter = NetFitter::new(training.board(), schedule, begin);
    let losses =
        |model: &Model| NetLosses::of(held_out, schedule.part_of_result, |example| model.predict(example));
    let mut best = (fitter.model.clone(), losses(&fitter.model));
    let mut order: Vec<u32> = (0..training.len() as u32).collect();
    let steps = schedule.epochs * training.len().div_ceil(schedule.batch);
    for number in 1..=schedule.epochs {
        fitter.rng.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(schedule.batch) {
            sum += fitter.step(training, batch, steps);
        }
        let held_out = losses(&fitter.model);
        if held_out.total() < best.1.total() {
            best = (fitter.model.clone(), held_out);
        }
        let epoch = NetEpoch { number, training: sum / training.len() as f64, held_out };
        if on_epoch(&epoch).is_break() {
            break;
        }
    }
    best
}

/// The model with the state of the fit.
struct NetFitter<'a> {
    schedule: &'a Schedule,
    /// The sum of its own and the shared parameters.
    model: Model,
    factorizer: Factorizer,
    own: Parameters,
    shared: Parameters,
    rng: Rng,
    /// The gradient of each part of a batch.
    gradients: Vec<Vec<f32>>,
}

impl<'a> NetFitter<'a> {
    fn new(board: &'static Geometry, schedule: &'a Schedule, begin: Option<&Net>) -> Self {
        let model = begin.map_or_else(|| Model::new(board, schedule.seed), Model::of);
        let factorizer = Factorizer::new(board);
        Self {
            schedule,
            own: Parameters::new(model.parameters.clone()),
            shared: Parameters::new(vec![0.0; factorizer.shared_parameters()]),
            factorizer,
            gradients: vec![vec![0.0; model.parameters.len()]; BATCH_PARTS],
            model,
            rng: Rng::new(schedule.seed ^ 0x6669_7474),
        }
    }

    /// One step with a batch, of `all_steps` in the whole fit. Returns the sum of the batch's losses.
    fn step(&mut self, data: &Dataset, batch: &[u32], all_steps: usize) -> f64 {
        let loss = self.compute_gradients(data, batch);
        let (sum, others) = self.gradients.split_first_mut().expect("parts");
        for other in others {
            for (sum, part) in sum.iter_mut().zip(other) {
                *sum += *part;
                *part = 0.0;
            }
        }
        sum.iter_mut().for_each(|slope| *slope /= batch.len() as f32);
        let biases = self.model.biases();
        let mut shared_gradient = vec![0.0; self.factorizer.shared_parameters()];
        self.factorizer.add_shared_gradient(&sum[..biases], &mut shared_gradient);
        let cosine =
            0.5 * (1.0 + (std::f32::consts::PI * self.own.adam.steps() as f32 / all_steps as f32).cos());
        let rate = self.schedule.rate * cosine;
        self.own.step(sum, rate);
        self.shared.step(&shared_gradient, rate);
        sum.fill(0.0);
        let kept = 1.0 - rate * self.schedule.decay;
        self.own.values[..biases].iter_mut().for_each(|weight| *weight *= kept);
        self.model.parameters.copy_from_slice(&self.own.values);
        self.factorizer.coalesce(&self.shared.values, &mut self.model.parameters[..biases]);
        self.model.clip();
        loss
    }

    /// Computes the gradient of each part of a batch. Returns the sum of the batch's losses.
    fn compute_gradients(&mut self, data: &Dataset, batch: &[u32]) -> f64 {
        let model = &self.model;
        let schedule = self.schedule;
        let size = batch.len().div_ceil(BATCH_PARTS).max(1);
        let mut parts: Vec<_> = batch.chunks(size).zip(&mut self.gradients).collect();
        let parts_per_thread = parts.len().div_ceil(schedule.threads.get());
        let compute = |part: &mut (&[u32], &mut Vec<f32>)| -> f64 {
            let (positions, gradient) = part;
            let loss_of = |&index: &u32| {
                let example = data.example(index as usize);
                model.backpropagate(&example, &example.targets(schedule.part_of_result), gradient)
            };
            positions.iter().map(loss_of).sum()
        };
        if schedule.threads.get() == 1 {
            return parts.iter_mut().map(compute).sum();
        }
        thread::scope(|scope| {
            let workers: Vec<_> = parts
                .chunks_mut(parts_per_thread)
                .map(|parts| scope.spawn(move || parts.iter_mut().map(compute).collect::<Vec<f64>>()))
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("worker")).sum()
        })
    }
}

/// Some parameters and their optimizer.
struct Parameters {
    values: Vec<f32>,
    adam: Adam,
}

impl Parameters {
    fn new(values: Vec<f32>) -> Self {
        Self { adam: Adam::new(values.len(), EPSILON), values }
    }

    fn step(&mut self, gradient: &[f32], rate: f32) {
        self.adam.step(&mut self.values, gradient, rate, 0.0);
    }
}

/// Adam's epsilon. It is much larger than usual: with a small one the weights of rare inputs would change as
/// fast as all others, and the net would memorise games.
const EPSILON: f32 = 1e-3;
