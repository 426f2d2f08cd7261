//! The time for one turn.

use std::time::{Duration, Instant};

use djambi_engine::Stop;

use super::Now;

/// Ends a search when the time for it is used up, if there is such a time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    now: Now,
    start: Instant,
    time: Option<Duration>,
}

impl Deadline {
    /// The time begins now.
    pub(super) fn after(time: Option<Duration>, now: Now) -> Self {
        Self { now, start: now(), time }
    }
}

impl Stop for Deadline {
    fn is_stopped(&self) -> bool {
        self.time.is_some_and(|time| (self.now)() - self.start >= time)
    }

    fn elapsed(&self) -> Option<Duration> {
        Some((self.now)() - self.start)
    }
}
