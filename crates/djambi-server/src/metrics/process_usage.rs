//! The processor time and the context switches of this process.

use std::time::Duration;

/// What this process has used so far, with the threads that have ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProcessUsage {
    /// Its processor time.
    pub(crate) processor: Duration,
    /// How often a thread has waited for something.
    pub(crate) voluntary_switches: u64,
    /// How often a thread has lost its processor to another.
    pub(crate) involuntary_switches: u64,
}

impl ProcessUsage {
    /// The usage now; `None` where the system does not tell.
    #[cfg(unix)]
    pub(crate) fn now() -> Option<Self> {
        use nix::sys::resource::{UsageWho, getrusage};
        use nix::sys::time::TimeValLike;
        let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
        let time = usage.user_time() + usage.system_time();
        Some(Self {
            processor: Duration::from_micros(time.num_microseconds().unsigned_abs()),
            voluntary_switches: usage.voluntary_context_switches().unsigned_abs(),
            involuntary_switches: usage.involuntary_context_switches().unsigned_abs(),
        })
    }

    /// Other systems do not tell in this way.
    #[cfg(not(unix))]
    pub(crate) fn now() -> Option<Self> {
        None
    }
}
