//! The processor time and memory that a process has used so far.

use std::fs;
use std::time::Duration;

/// What a process has used so far; zero where the system has no `/proc`.
#[derive(Clone, Copy)]
pub(crate) struct Usage {
    /// The time of the processor, in the program and in the system.
    pub(crate) processor: Duration,
    /// How often its threads were switched.
    pub(crate) switches: u64,
    /// The memory, in kilobytes.
    pub(crate) kilobytes: u64,
}

impl Usage {
    /// What a process has used so far.
    pub(crate) fn of(process: u32) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
        let stat = read("stat");
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let ticks: u64 = after_name
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<u64>().ok())
            .sum();
        let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
        let switches = threads
            .filter_map(|thread| fs::read_to_string(thread.path().join("status")).ok())
            .map(|status| sum(&status, "ctxt_switches"))
            .sum();
        // A tick of this count is a hundredth of a second on every Linux.
        Self {
            processor: Duration::from_millis(ticks * 10),
            switches,
            kilobytes: sum(&read("status"), "VmRSS"),
        }
    }
}

/// The sum of the numbers on the lines with a name.
fn sum(status: &str, name: &str) -> u64 {
    let lines = status.lines().filter(|line| line.contains(name));
    lines.filter_map(|line| line.split_whitespace().find_map(|word| word.parse::<u64>().ok())).sum()
}
