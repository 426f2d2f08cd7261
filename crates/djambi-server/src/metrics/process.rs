//! The system's figures of this process, by the names that Prometheus has for them.

use std::fmt::Error;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

use super::process_usage::ProcessUsage;

/// Asks the system when it is asked itself.
#[derive(Debug)]
pub(super) struct ProcessCollector {
    /// When the process started, in milliseconds since 1970.
    pub(super) started_ms: u64,
}

impl Collector for ProcessCollector {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), Error> {
        let mut gauge = |name, help, value: Option<u64>| match value {
            Some(value) => write(&mut encoder, name, help, &ConstGauge::new(value)),
            None => Ok(()),
        };
        gauge("process_resident_memory_bytes", "Memory of the process", status_bytes("VmRSS:"))?;
        gauge("process_threads", "Threads of the process", status_number("Threads:"))?;
        gauge("process_open_fds", "Open files and connections", open_files())?;
        let started = ConstGauge::new(self.started_ms as f64 / 1_000.0);
        write(&mut encoder, "process_start_time_seconds", "When the process started, since 1970", &started)?;
        usage(&mut encoder)
    }
}

fn write(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    metric: &impl EncodeMetric,
) -> Result<(), Error> {
    metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)
}

fn usage(encoder: &mut DescriptorEncoder<'_>) -> Result<(), Error> {
    let Some(usage) = ProcessUsage::now() else { return Ok(()) };
    let mut counter = |name, help, value: u64| write(encoder, name, help, &ConstCounter::new(value));
    counter(
        "process_voluntary_context_switches",
        "How often a thread has waited for something",
        usage.voluntary_switches,
    )?;
    counter(
        "process_involuntary_context_switches",
        "How often a thread has lost its processor to another",
        usage.involuntary_switches,
    )?;
    let seconds = ConstCounter::new(usage.processor.as_secs_f64());
    write(encoder, "process_cpu_seconds", "Processor time in seconds", &seconds)
}

/// A value in Linux's file about the process.
fn status_number(key: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let value = status.lines().find_map(|line| line.strip_prefix(key))?;
    value.split_whitespace().next()?.parse().ok()
}

/// The same for a value in kibibytes.
fn status_bytes(key: &str) -> Option<u64> {
    Some(status_number(key)? * 1024)
}

fn open_files() -> Option<u64> {
    // One of them is the directory itself.
    u64::try_from(std::fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1)).ok()
}
