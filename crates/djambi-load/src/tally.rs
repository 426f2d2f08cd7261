//! Counts and measurements since a moment.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::latencies::Latencies;

/// Counts and latencies since a moment.
pub(crate) struct Tally {
    /// Only turns that were due since then have a latency here.
    pub(crate) since: Instant,
    /// From due to acknowledged.
    pub(crate) acks: Latencies,
    /// From due to each receipt of the event, one for each socket.
    pub(crate) fan_out: Latencies,
    /// Turns acknowledged, whenever they were due.
    pub(crate) acknowledged: u64,
    /// From due to acknowledged, of what people said.
    pub(crate) said: Latencies,
    /// From due to each receipt of what people said, one for each socket.
    pub(crate) heard: Latencies,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
}

impl Tally {
    /// Nothing counted yet.
    pub(crate) fn new(since: Instant) -> Self {
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

    /// Adds all of another time.
    pub(crate) fn merge(&mut self, other: Self) {
        self.acks.merge(&other.acks);
        self.fan_out.merge(&other.fan_out);
        self.said.merge(&other.said);
        self.heard.merge(&other.heard);
        self.acknowledged += other.acknowledged;
        self.problems.merge(other.problems);
    }
}

/// How often something happened, by its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub(crate) struct Problems(BTreeMap<String, u64>);

impl Problems {
    /// Counts one more.
    pub(crate) fn add(&mut self, name: impl Into<String>) {
        self.add_times(name, 1);
    }

    /// Counts several.
    pub(crate) fn add_times(&mut self, name: impl Into<String>, times: u64) {
        *self.0.entry(name.into()).or_default() += times;
    }

    /// Whether nothing happened.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the limits of the service are among the reasons.
    pub(crate) fn are_limits(&self) -> bool {
        self.0.keys().any(|name| name.contains("429") || name.contains("too_many"))
    }

    /// Adds all of another list.
    pub(crate) fn merge(&mut self, other: Self) {
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
