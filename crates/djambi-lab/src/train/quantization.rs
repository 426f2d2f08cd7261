//! The error that quantization adds to a net.

use djambi_engine::net::Net;

use super::{GameSplit, Model};

/// How far the shares of the quantized net are from those of the model in floating point.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct QuantizationError {
    /// The number of compared positions.
    pub positions: usize,
    /// The mean absolute difference of a living seat's share.
    pub mean: f64,
    /// The largest absolute difference.
    pub largest: f64,
}

impl QuantizationError {
    /// Compares the shares on held-out positions.
    #[must_use]
    pub fn of(model: &Model, net: &Net, split: &GameSplit) -> Self {
        let mut error = Self::default();
        let mut seats = 0;
        for ((position, rules), example) in split.check_positions.iter().zip(split.held_out.examples()) {
            let exact = model.predict(&example).shares;
            let quantized = net.shares(position, rules);
            for (exact, seat) in exact.into_iter().zip(position.alive().iter()) {
                let difference = f64::from((exact - quantized[seat]).abs());
                error.mean += difference;
                error.largest = error.largest.max(difference);
                seats += 1;
            }
            error.positions += 1;
        }
        error.mean /= f64::from(seats.max(1));
        error
    }
}
