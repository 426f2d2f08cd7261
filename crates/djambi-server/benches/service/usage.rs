//! The use of processor, system and memory by a process so far.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

/// The use of a process so far; zero where the system has no `/proc`.
#[derive(Clone, Default)]
pub(crate) struct Usage {
    /// The time of the processor, in the program and in the system, by the names of threads.
    pub(crate) processor: BTreeMap<String, Duration>,
    /// How often its threads were switched.
    pub(crate) switches: u64,
    /// The calls of the system that read or write.
    pub(crate) calls: u64,
    /// The bytes that were written to files and sockets.
    pub(crate) written: u64,
    /// The bytes that were written to the disk.
    pub(crate) on_disk: u64,
    /// How often memory was asked for.
    pub(crate) allocations: u64,
    /// The memory, in kilobytes.
    pub(crate) kilobytes: u64,
}

impl Usage {
    /// The use of a process so far, but for its allocations, which only it knows.
    pub(crate) fn of(process: u32) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
        let io = read("io");
        let mut usage = Self {
            calls: sum(&io, "syscr") + sum(&io, "syscw"),
            written: sum(&io, "wchar"),
            on_disk: sum(&io, "write_bytes"),
            kilobytes: sum(&read("status"), "VmRSS"),
            ..Self::default()
        };
        for thread in fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten() {
            // A thread may end while it is looked at.
            let read = |file: &str| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
            let stat = read("stat");
            let (before_name, after_name) = stat.rsplit_once(')').unwrap_or_default();
            let name = before_name.split('(').nth(1).unwrap_or_default();
            let ticks: u64 = after_name
                .split_whitespace()
                .skip(11)
                .take(2)
                .filter_map(|field| field.parse::<u64>().ok())
                .sum();
            // A tick of this count is a hundredth of a second on every Linux.
            *usage.processor.entry(name.to_owned()).or_default() += Duration::from_millis(ticks * 10);
            usage.switches += sum(&read("status"), "ctxt_switches");
        }
        usage
    }
}

/// The sum of the numbers behind the names that end with this word.
fn sum(text: &str, word: &str) -> u64 {
    let number = |line: &str| {
        let (name, value) = line.split_once(':')?;
        name.ends_with(word).then(|| value.split_whitespace().next()?.parse::<u64>().ok())?
    };
    text.lines().filter_map(number).sum()
}
