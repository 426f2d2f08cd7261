//! Latencies as a histogram.

use std::fmt;
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// Longer latencies count as an hour.
const LONGEST_MICROS: u64 = 3_600_000_000;

/// The latencies of a run, from the moment at which a turn was due.
#[derive(Clone)]
pub(crate) struct Latencies(Histogram<u64>);

/// Percentiles in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Percentiles {
    /// How many latencies there are.
    pub(crate) count: u64,
    /// Half of them are at most this.
    pub(crate) p50: f64,
    /// The 95th percentile.
    pub(crate) p95: f64,
    /// The 99th percentile.
    pub(crate) p99: f64,
    /// The 99.9th percentile.
    pub(crate) p999: f64,
    /// The longest.
    pub(crate) max: f64,
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50, p95, p99, p999, max, .. } = self;
        write!(f, "p50 {p50:.1}  p95 {p95:.1}  p99 {p99:.1}  p99.9 {p999:.1}  max {max:.1}")
    }
}

impl Latencies {
    /// No latency yet.
    pub(crate) fn new() -> Self {
        Self(Histogram::new_with_max(LONGEST_MICROS, 3).expect("three digits"))
    }

    /// Adds a latency.
    pub(crate) fn add(&mut self, latency: Duration) {
        self.0.saturating_record(u64::try_from(latency.as_micros()).unwrap_or(u64::MAX));
    }

    /// Adds all of other latencies.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.0 += &other.0;
    }

    /// The percentiles, all 0 without latencies.
    pub(crate) fn percentiles(&self) -> Percentiles {
        let at = |quantile| self.0.value_at_quantile(quantile).min(self.0.max()) as f64 / 1_000.0;
        Percentiles {
            count: self.0.len(),
            p50: at(0.5),
            p95: at(0.95),
            p99: at(0.99),
            p999: at(0.999),
            max: self.0.max() as f64 / 1_000.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_latencies() {
        let mut latencies = Latencies::new();
        assert_eq!(latencies.percentiles(), Percentiles::default());
        (1..=1_000).rev().for_each(|ms| latencies.add(Duration::from_millis(ms)));
        let found = latencies.percentiles();
        let close = |found: f64, expected: f64| (found - expected).abs() <= expected / 500.0;
        assert!(close(found.p50, 500.0) && close(found.p95, 950.0) && close(found.p99, 990.0), "{found:?}");
        assert!(close(found.p999, 999.0) && close(found.max, 1_000.0) && found.count == 1_000, "{found:?}");
    }
}
