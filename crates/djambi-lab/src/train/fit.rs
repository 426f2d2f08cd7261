//! Fitting a net to positions.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::thread;

use djambi_engine::Rng;

use super::Losses;
use super::dataset::Dataset;
use super::model::{BIASES, Model, NUMBERS};
use super::ties::{self, Ties};

/// How a net is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    /// How often every position is looked at.
    pub epochs: usize,
    /// How many positions are looked at between two changes of the net.
    pub batch: usize,
    /// The size of the first changes; they shrink to nothing by the end.
    pub rate: f32,
    /// How strongly the weights of single inputs are drawn to 0.
    pub decay: f32,
    /// How much the result counts beside what the search expected, from 0 to 1.
    pub part_of_result: f32,
    /// The seed of the first weights and of the order of positions.
    pub seed: u64,
    /// How many threads compute. Their number changes nothing but the time.
    pub threads: NonZero<usize>,
}

/// What was reached after an epoch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// Its number, from 1.
    pub number: usize,
    /// The mean loss of the epoch's positions, each when its turn came.
    pub training: f64,
    /// The losses on the positions that are held out.
    pub held_out: Losses,
}

/// The parts into which a batch is divided, whatever the number of threads, so that sums always come out the same.
const PARTS: usize = 8;

/// Fits a net, and gives the one that did best on the positions that are held out, with its losses. `on_epoch` may end the
/// fitting.
pub fn fit(
    training: &Dataset,
    held_out: &Dataset,
    schedule: &Schedule,
    mut on_epoch: impl FnMut(&Epoch) -> ControlFlow<()>,
) -> (Model, Losses) {
    let mut fitter = Fitter::new(schedule);
    let losses =
        |model: &Model| Losses::of(held_out, schedule.part_of_result, |example| model.shares(example));
    let mut best = (fitter.model.clone(), losses(&fitter.model));
    let mut order: Vec<u32> = (0..training.len() as u32).collect();
    let steps = schedule.epochs * training.len().div_ceil(schedule.batch);
    for number in 1..=schedule.epochs {
        fitter.rng.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(schedule.batch) {
            sum += fitter.step(training, batch, steps);
        }
        let reached = losses(&fitter.model);
        if reached.on_target < best.1.on_target {
            best = (fitter.model.clone(), reached);
        }
        let epoch = Epoch { number, training: sum / training.len() as f64, held_out: reached };
        if on_epoch(&epoch).is_break() {
            break;
        }
    }
    best
}

/// Changes the net batch by batch.
struct Fitter<'a> {
    schedule: &'a Schedule,
    /// The net that the parts add up to.
    model: Model,
    ties: Ties,
    own: Adam,
    shared: Adam,
    rng: Rng,
    gradients: Vec<Vec<f32>>,
    step: usize,
}

impl<'a> Fitter<'a> {
    fn new(schedule: &'a Schedule) -> Self {
        let model = Model::new(schedule.seed);
        Self {
            schedule,
            ties: Ties::new(),
            own: Adam::new(model.numbers.clone()),
            shared: Adam::new(vec![0.0; ties::NUMBERS]),
            model,
            rng: Rng::new(schedule.seed ^ 0x6669_7474),
            gradients: vec![vec![0.0; NUMBERS]; PARTS],
            step: 0,
        }
    }

    /// Changes the net after a look at these positions, and gives the sum of their losses.
    fn step(&mut self, data: &Dataset, batch: &[u32], steps: usize) -> f64 {
        let loss = self.look(data, batch);
        let (sum, others) = self.gradients.split_first_mut().expect("parts");
        for other in others {
            for (sum, part) in sum.iter_mut().zip(other) {
                *sum += *part;
                *part = 0.0;
            }
        }
        sum.iter_mut().for_each(|slope| *slope /= batch.len() as f32);
        let mut of_shared = vec![0.0; ties::NUMBERS];
        self.ties.gather(&sum[..BIASES], &mut of_shared);
        let fading = 0.5 * (1.0 + (std::f32::consts::PI * self.step as f32 / steps as f32).cos());
        self.step += 1;
        let rate = self.schedule.rate * fading;
        self.own.step(rate, self.step, sum);
        self.shared.step(rate, self.step, &of_shared);
        sum.fill(0.0);
        let kept = 1.0 - rate * self.schedule.decay;
        self.own.numbers[..BIASES].iter_mut().for_each(|weight| *weight *= kept);
        self.model.numbers.copy_from_slice(&self.own.numbers);
        self.ties.fold(&self.shared.numbers, &mut self.model.numbers[..BIASES]);
        self.model.clip();
        loss
    }

    /// Adds up the gradients of a batch, each part of it in a place of its own.
    fn look(&mut self, data: &Dataset, batch: &[u32]) -> f64 {
        let (model, schedule) = (&self.model, self.schedule);
        let size = batch.len().div_ceil(PARTS).max(1);
        let mut parts: Vec<_> = batch.chunks(size).zip(&mut self.gradients).collect();
        let share = parts.len().div_ceil(schedule.threads.get());
        let learn = |part: &mut (&[u32], &mut Vec<f32>)| -> f64 {
            let (positions, gradient) = part;
            let loss_of = |&index: &u32| {
                let example = data.example(index as usize);
                model.learn(&example, &example.targets(schedule.part_of_result), gradient)
            };
            positions.iter().map(loss_of).sum()
        };
        if schedule.threads.get() == 1 {
            return parts.iter_mut().map(learn).sum();
        }
        thread::scope(|scope| {
            let workers: Vec<_> = parts
                .chunks_mut(share)
                .map(|parts| scope.spawn(move || parts.iter_mut().map(learn).collect::<Vec<f64>>()))
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("worker")).sum()
        })
    }
}

/// What keeps numbers still whose gradients are small. Much larger than usual: the weights of inputs that are seldom on would
/// otherwise change as fast as all others, and learn games by heart.
const FLOOR: f32 = 1e-3;

/// Adam: each number goes against its gradient's mean, in proportion to how steady the gradient is.
struct Adam {
    numbers: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Adam {
    fn new(numbers: Vec<f32>) -> Self {
        let zeros = vec![0.0; numbers.len()];
        Self { numbers, means: zeros.clone(), squares: zeros }
    }

    fn step(&mut self, rate: f32, step: usize, gradient: &[f32]) {
        let (first, second) = (0.9f32, 0.999f32);
        let power = step.min(100_000) as i32;
        let rate = rate * (1.0 - second.powi(power)).sqrt() / (1.0 - first.powi(power));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((number, &slope), (mean, square)) in self.numbers.iter_mut().zip(gradient).zip(moments) {
            *mean += (1.0 - first) * (slope - *mean);
            *square += (1.0 - second) * (slope * slope - *square);
            *number -= rate * *mean / (square.sqrt() + FLOOR);
        }
    }
}
