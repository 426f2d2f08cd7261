//! Figures of processes and the machine in Linux's `/proc`.

use std::fs;
use std::path::Path;

/// Clock ticks a second in `/proc`: 100 on every processor that the program runs on.
const TICKS_PER_SECOND: f64 = 100.0;

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ProcessSample {
    /// Its memory now, in bytes.
    pub(crate) rss: u64,
    /// The processor time of all its threads, in seconds.
    pub(crate) cpu: f64,
    /// The context switches of its threads, voluntary and others; `None` if they are not known.
    pub(crate) switches: Option<u64>,
    /// The bytes that it has caused to be written to disks; `None` if they are not known.
    pub(crate) written: Option<u64>,
}

impl ProcessSample {
    /// The sample of a process; `None` if it is gone, or if this is not Linux.
    pub(crate) fn of(pid: u32) -> Option<Self> {
        let folder = Path::new("/proc").join(pid.to_string());
        let rss = rss(&fs::read_to_string(folder.join("status")).ok()?)?;
        let cpu = cpu_seconds(&fs::read_to_string(folder.join("stat")).ok()?)?;
        let threads = fs::read_dir(folder.join("task")).ok()?.filter_map(Result::ok);
        // A thread may end meanwhile.
        let statuses = threads.filter_map(|thread| fs::read_to_string(thread.path().join("status")).ok());
        let switches = statuses.map(|status| switches(&status)).sum();
        // Another user's process does not tell this.
        let written = fs::read_to_string(folder.join("io")).ok().and_then(|io| field(&io, "write_bytes:"));
        Some(Self { rss, cpu, switches, written })
    }

    /// The sample of this process.
    pub(crate) fn of_self() -> Option<Self> {
        Self::of(std::process::id())
    }
}

/// The processor time that all programs of the machine have used so far, in seconds; `None` elsewhere than on
/// Linux.
pub(crate) fn machine_cpu() -> Option<f64> {
    busy_seconds(&fs::read_to_string("/proc/stat").ok()?)
}

/// The memory in a `status`, in bytes.
fn rss(status: &str) -> Option<u64> {
    Some(field(status, "VmRSS:")? * 1024)
}

/// The context switches in a `status`.
fn switches(status: &str) -> Option<u64> {
    Some(field(status, "voluntary_ctxt_switches:")? + field(status, "nonvoluntary_ctxt_switches:")?)
}

fn field(status: &str, name: &str) -> Option<u64> {
    let value = status.lines().find_map(|line| line.strip_prefix(name))?;
    value.split_whitespace().next()?.parse().ok()
}

/// The processor time in a `stat`. The second field is the program's name in parentheses and may hold any
/// character, so the fields are counted from its end.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    let user: f64 = fields.nth(11)?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS_PER_SECOND)
}

/// The time that programs have used in `/proc/stat`: user, nice, system and stolen time. Time in interrupts
/// belongs to no program.
fn busy_seconds(stat: &str) -> Option<f64> {
    let line = stat.lines().next()?.strip_prefix("cpu ")?;
    let ticks: Vec<f64> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let stolen = ticks.get(7).copied().unwrap_or(0.0);
    Some((ticks.get(..3)?.iter().sum::<f64>() + stolen) / TICKS_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_linux_are_read() {
        let status = "Name:\tdjambi\nVmHWM:\t  9 kB\nVmRSS:\t  2048 kB\nThreads:\t3\nvoluntary_ctxt_switches:\t150\n\
                      nonvoluntary_ctxt_switches:\t7\n";
        assert_eq!(rss(status), Some(2 << 20));
        assert_eq!(switches(status), Some(157));
        let io = "wchar: 7\nread_bytes: 0\nwrite_bytes: 4096\ncancelled_write_bytes: 9\n";
        assert_eq!(field(io, "write_bytes:"), Some(4096));
        let stat = "12 (a ) b) S 1 12 12 0 -1 4194560 9 0 0 0 250 50 0 0 20 0 3 0 100 1 1";
        assert_eq!(cpu_seconds(stat), Some(3.0));
        let machine = "cpu  100 200 300 9000 10 20 30 40 0 0\ncpu0 1 2 3 4\n";
        assert_eq!(busy_seconds(machine), Some(6.4));
    }

    #[test]
    fn other_texts_are_nothing() {
        for text in ["", "cpu", "cpu x y z", "1 (x", "1 (x) S 1", "VmRSS:", "VmRSS: many kB"] {
            assert_eq!((rss(text), cpu_seconds(text), busy_seconds(text)), (None, None, None), "{text}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_memory_and_switches() {
        let sample = ProcessSample::of_self().unwrap();
        assert!(sample.rss > 100_000 && sample.switches.is_some() && machine_cpu().is_some(), "{sample:?}");
        assert_eq!(ProcessSample::of(u32::MAX), None);
    }
}
