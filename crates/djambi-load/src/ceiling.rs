//! The highest rate that a service holds.

use std::fmt;
use std::io::Write;

use serde::Serialize;

use crate::rate::{RateSpec, measure, open};
use crate::report::{RateReport, UsageLines};
use crate::result::LoadResult;
use crate::session::Session;
use crate::tally::Problems;

/// A rate is held if at least this share of it is acknowledged ...
const HELD_SHARE: f64 = 0.97;
/// ... and 99 of 100 turns within this time.
const HELD_P99_MS: f64 = 250.0;
/// How much faster each step is until one is not held.
const GROWTH: f64 = 1.5;
/// The search ends when the lowest rate that was not held is at most this much above the highest that was.
const PRECISION: f64 = 1.06;
/// No service holds as much.
const MAX_RATE: f64 = 200_000.0;

/// The highest rate that was held, and all steps.
#[derive(Debug, Serialize)]
pub(crate) struct CeilingResult {
    /// The highest rate that was held; 0 if none was.
    pub(crate) ceiling: f64,
    /// The run at each rate, in the order of the search.
    pub(crate) steps: Vec<RateReport>,
    /// Refusals, errors and faults of all steps, by their names.
    pub(crate) problems: Problems,
    /// Whether other programs made a step void; `None` if that is not known.
    pub(crate) void: Option<bool>,
}

impl fmt::Display for CeilingResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "    rate  achieved  p50 ms  p99 ms  µs/turn  others  held")?;
        for step in &self.steps {
            let optional = |value: Option<f64>, digits: usize| {
                value.map_or_else(|| "?".to_owned(), |value| format!("{value:.digits$}"))
            };
            writeln!(
                f,
                "{:8.0}  {:8.0}  {:6.1}  {:6.1}  {:>7}  {:>6}  {}",
                step.rate,
                step.achieved,
                step.ack_ms.p50,
                step.ack_ms.p99,
                optional(step.server_us_per_turn, 0),
                optional(step.usage.other_cores, 2),
                if is_held(step) { "yes" } else { "no" },
            )?;
        }
        if let Some(last) = self.steps.iter().rfind(|step| is_held(step)) {
            write!(f, "{}", UsageLines(&last.usage))?;
        }
        writeln!(f, "problems            {}", self.problems)?;
        if self.void == Some(true) {
            writeln!(f, "VOID: in some steps other programs took more than 0.2 cores")?;
        }
        writeln!(f, "ceiling             {:.0} turns a second", self.ceiling)
    }
}

/// Opens the games and searches the ceiling, from the rate of the run upwards.
///
/// # Errors
/// When the service refuses the games or all sockets.
pub(crate) async fn run(spec: &RateSpec) -> anyhow::Result<CeilingResult> {
    let session = open(spec).await?;
    let mut bounds = Bounds::default();
    let mut steps = Vec::new();
    while let Some(rate) = bounds.next_rate(spec.rate) {
        let step = step(&session, spec, rate).await?;
        if is_held(&step) {
            bounds.add_held(rate);
        } else {
            bounds.add_not_held(rate);
        }
        let is_over = step.played_out > 0 || step.sockets == 0;
        steps.push(step);
        if is_over {
            break;
        }
    }
    session.close().await;
    let known = steps.iter().map(|step| step.usage.void);
    let void = known.reduce(|a, b| Some(a? || b?)).flatten();
    let mut problems = Problems::default();
    steps.iter().for_each(|step| problems.merge(step.problems.clone()));
    Ok(CeilingResult { ceiling: bounds.held, steps, problems, void })
}

impl LoadResult for CeilingResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        self.ceiling > 0.0 && self.problems.is_empty()
    }
}

async fn step(session: &Session, spec: &RateSpec, rate: f64) -> anyhow::Result<RateReport> {
    let report = measure(session, spec, rate).await?;
    let _ = writeln!(
        std::io::stderr(),
        "{rate:.0} turns a second: {:.0} achieved, p99 {:.1} ms",
        report.achieved,
        report.ack_ms.p99
    );
    Ok(report)
}

fn is_held(step: &RateReport) -> bool {
    step.achieved >= HELD_SHARE * step.rate && step.ack_ms.p99 <= HELD_P99_MS && step.unanswered == 0
}

/// The search: growing steps until a rate is not held, then the middle between the two.
#[derive(Debug, Default)]
struct Bounds {
    held: f64,
    not_held: Option<f64>,
}

impl Bounds {
    fn next_rate(&self, first: f64) -> Option<f64> {
        match self.not_held {
            None if self.held == 0.0 => Some(first),
            None => Some(self.held * GROWTH).filter(|rate| *rate < MAX_RATE),
            Some(above) if self.held == 0.0 => Some(above / 2.0).filter(|rate| *rate >= 1.0),
            Some(above) => (above > self.held * PRECISION).then(|| f64::midpoint(above, self.held)),
        }
    }

    fn add_held(&mut self, rate: f64) {
        self.held = self.held.max(rate);
    }

    fn add_not_held(&mut self, rate: f64) {
        self.not_held = Some(self.not_held.map_or(rate, |above| above.min(rate)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rates that are tried if those up to a bound are held.
    fn search(first: f64, bound: f64) -> (f64, usize) {
        let mut bounds = Bounds::default();
        let mut steps = 0;
        while let Some(rate) = bounds.next_rate(first) {
            if rate <= bound {
                bounds.add_held(rate);
            } else {
                bounds.add_not_held(rate);
            }
            steps += 1;
        }
        (bounds.held, steps)
    }

    #[test]
    fn the_ceiling_is_found_from_below_and_from_above() {
        for (first, bound) in [(1_000.0, 8_000.0), (1_000.0, 1_000.0), (5_000.0, 300.0), (20.0, 7_777.0)] {
            let (held, steps) = search(first, bound);
            assert!(held <= bound && held > bound / 1.1 && steps < 30, "{first} {bound}: {held}, {steps}");
        }
        assert_eq!(search(1_000.0, 0.0).0, 0.0);
        assert!(search(1_000.0, f64::INFINITY).1 < 30);
    }
}
