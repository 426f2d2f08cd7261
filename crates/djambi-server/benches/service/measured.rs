//! The result of a measurement.

use std::fmt;
use std::time::Duration;

use crate::usage::Usage;

/// The result of a measurement.
pub(crate) struct Measured {
    /// How long it was measured.
    pub(crate) time: Duration,
    /// How long each turn took from when it was due to its acknowledgement, in order.
    pub(crate) waits: Vec<Duration>,
    /// What the server had used before.
    pub(crate) before: Usage,
    /// What the server had used afterwards.
    pub(crate) after: Usage,
}

impl Measured {
    /// Turns a second.
    pub(crate) fn rate(&self) -> f64 {
        self.waits.len() as f64 / self.time.as_secs_f64()
    }

    /// The server's processor time for a turn, in microseconds.
    pub(crate) fn processor_a_turn(&self) -> f64 {
        (self.after.processor - self.before.processor).as_secs_f64() * 1e6 / self.waits.len() as f64
    }

    fn quantile(&self, thousandths: usize) -> f64 {
        let index = self.waits.len() * thousandths / 1000;
        self.waits.get(index).map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switches = self.after.switches.saturating_sub(self.before.switches) as f64;
        write!(
            f,
            "{:.0} turns/s, {:.0} µs of processor and {:.1} context switches a turn, {} MB, \
             acknowledged after {:.1} / {:.1} / {:.1} ms (50 / 99 / 99.9 of 100)",
            self.rate(),
            self.processor_a_turn(),
            switches / self.waits.len() as f64,
            self.after.kilobytes / 1000,
            self.quantile(500),
            self.quantile(990),
            self.quantile(999),
        )
    }
}
