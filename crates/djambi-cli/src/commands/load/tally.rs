//! Counts and measurements since a moment.

use std::collections::BTreeMap;
use std::time::Instant;

use super::latencies::Latencies;

/// Counts and latencies since a moment.
pub(super) struct Tally {
    /// Only turns that were due since then have a latency here.
    pub(super) since: Instant,
    /// From due to acknowledged.
    pub(super) acks: Latencies,
    /// From due to each receipt of the event, one for each socket.
    pub(super) fan_out: Latencies,
    /// Turns acknowledged, whenever they were due.
    pub(super) acknowledged: u64,
    /// From due to acknowledged, of what people said.
    pub(super) said: Latencies,
    /// From due to each receipt of what people said, one for each socket.
    pub(super) heard: Latencies,
    /// Refusals, errors and faults, by their names.
    pub(super) problems: Problems,
}

impl Tally {
    /// Nothing counted yet.
    pub(super) fn new(since: Instant) -> Self {
        Self {
            since,
            acks: Latencies::new(),
            fan_out: Latencies::new(),
            acknowledged: 0,
            said: Latencies::new(),
            heard: Latencies::new(),
            problems: Problems::default(),
        }
    }
}

/// How often something happened, by its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub(super) struct Problems(BTreeMap<String, u64>);

impl Problems {
    /// Counts one more.
    pub(super) fn add(&mut self, name: impl Into<String>) {
        self.add_times(name, 1);
    }

    /// Counts several.
    pub(super) fn add_times(&mut self, name: impl Into<String>, times: u64) {
        *self.0.entry(name.into()).or_default() += times;
    }

    /// Whether nothing happened.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the limits of the service are among the reasons.
    pub(super) fn are_limits(&self) -> bool {
        self.0.keys().any(|name| name.contains("429") || name.contains("too_many"))
    }

    /// Adds all of another list.
    pub(super) fn merge(&mut self, other: Self) {
        other.0.into_iter().for_each(|(name, times)| self.add_times(name, times));
    }
}

impl std::fmt::Display for Problems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let mut sorted: Vec<_> = self.0.iter().collect();
        sorted.sort_by(|a, b| b.1.cmp(a.1));
        for (index, (name, times)) in sorted.iter().enumerate() {
            write!(f, "{}{name} × {times}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
