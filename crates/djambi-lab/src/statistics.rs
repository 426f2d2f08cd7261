//! Statistics of matches: means with intervals, scores, sequential tests, Elo-like differences.

mod elo;
mod sample;
mod score;
mod sprt;
mod student;

pub use elo::Elo;
pub use sample::{Interval, Sample};
pub use score::Score;
pub use sprt::{Sprt, Verdict};
