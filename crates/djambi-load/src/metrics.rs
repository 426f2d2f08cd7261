//! A service's own metrics, in the text format of Prometheus.

use anyhow::Context;

use crate::proc::ProcessSample;
use djambi_client::{HttpConnection, Target};

/// The names under which services count context switches.
const SWITCHES: [&str; 3] = [
    "process_context_switches_total",
    "process_voluntary_context_switches_total",
    "process_involuntary_context_switches_total",
];

/// Reads the metrics of a service.
///
/// # Errors
/// When they cannot be read, or have no memory and processor time.
pub(crate) async fn sample(target: &Target) -> anyhow::Result<ProcessSample> {
    let text = HttpConnection::new(target.clone()).read(&target.path).await?;
    parse(&String::from_utf8_lossy(&text)).context(
        "the metrics lack process_resident_memory_bytes or process_cpu_seconds_total: is it the right address?",
    )
}

fn parse(text: &str) -> Option<ProcessSample> {
    let switches: Vec<f64> = SWITCHES.iter().filter_map(|name| total(text, name)).collect();
    Some(ProcessSample {
        rss: total(text, "process_resident_memory_bytes")? as u64,
        cpu: total(text, "process_cpu_seconds_total")?,
        switches: (!switches.is_empty()).then(|| switches.iter().sum::<f64>() as u64),
        written: None,
    })
}

/// The sum of a metric over its labels; `None` without the metric.
fn total(text: &str, name: &str) -> Option<f64> {
    let values = text.lines().filter_map(|line| {
        let rest = line.strip_prefix(name)?;
        let rest = match rest.strip_prefix('{') {
            Some(labels) => labels.split_once('}')?.1,
            None => rest.starts_with(' ').then_some(rest)?,
        };
        rest.split_whitespace().next()?.parse::<f64>().ok()
    });
    values.fold(None, |sum, value| Some(sum.unwrap_or(0.0) + value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_time_and_switches_are_found() {
        let text = "# HELP process_cpu_seconds_total Time.\n# TYPE process_cpu_seconds_total counter\n\
                    process_cpu_seconds_total 12.5\nprocess_resident_memory_bytes 3.5e7\n\
                    process_resident_memory_bytes_other 1\n\
                    process_context_switches_total{kind=\"voluntary\"} 40\n\
                    process_context_switches_total{kind=\"involuntary\"} 2 1700000000\n";
        let expected = ProcessSample { rss: 35_000_000, cpu: 12.5, switches: Some(42), written: None };
        assert_eq!(parse(text), Some(expected));
        let without = "process_cpu_seconds_total 1\nprocess_resident_memory_bytes 2\n";
        assert_eq!(parse(without).unwrap().switches, None);
        assert_eq!(parse("process_cpu_seconds_total 1\n"), None);
    }
}
