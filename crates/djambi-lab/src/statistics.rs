//! What numbers from games are worth: means with intervals, sequential tests, Elo-like numbers.

mod elo;
mod sample;
mod sequential;
mod student;

pub use elo::{Elo, share_of};
pub use sample::{Interval, Sample};
pub use sequential::{Sequential, Verdict};
