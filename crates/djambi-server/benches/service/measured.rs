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
        self.processor_by_thread().map(|(_, time)| time).sum()
    }

    /// The server's processor time for a turn by the names of its threads, in microseconds.
    fn processor_by_thread(&self) -> impl Iterator<Item = (&str, f64)> {
        self.after.processor.iter().map(|(name, &after)| {
            let before = self.before.processor.get(name).copied().unwrap_or_default();
            (name.as_str(), after.saturating_sub(before).as_secs_f64() * 1e6 / self.waits.len() as f64)
        })
    }

    /// How much of this the server has used for a turn.
    pub(crate) fn a_turn(&self, of: impl Fn(&Usage) -> u64) -> f64 {
        of(&self.after).saturating_sub(of(&self.before)) as f64 / self.waits.len() as f64
    }

    fn quantile(&self, thousandths: usize) -> f64 {
        let index = self.waits.len() * thousandths / 1000;
        self.waits.get(index).map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} turns/s; a turn: {:.0} µs of processor (", self.rate(), self.processor_a_turn())?;
        for (number, (name, time)) in self.processor_by_thread().filter(|(_, time)| *time >= 0.5).enumerate()
        {
            write!(f, "{}{name} {time:.0}", if number > 0 { ", " } else { "" })?;
        }
        write!(
            f,
            "), {:.1} context switches, {:.1} reads and writes, {:.0} bytes written, {:.0} to the disk, \
             {:.0} allocations; {} MB; acknowledged after {:.1} / {:.1} / {:.1} ms (50 / 99 / 99.9 of 100)",
            self.a_turn(|usage| usage.switches),
            self.a_turn(|usage| usage.calls),
            self.a_turn(|usage| usage.written),
            self.a_turn(|usage| usage.on_disk),
            self.a_turn(|usage| usage.allocations),
            self.after.kilobytes / 1000,
            self.quantile(500),
            self.quantile(990),
            self.quantile(999),
        )
    }
}
