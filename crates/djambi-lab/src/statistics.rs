//! Statistics of matches: means with intervals, sequential tests, Elo-like differences.

mod elo;
mod sample;
mod sprt;
mod student;

pub use elo::Elo;
pub use sample::{Interval, Sample};
pub use sprt::{Sprt, Verdict};
