//! The time limit of a turn.

use std::time::{Duration, Instant};

use djambi_engine::Stop;

/// The caller's clock: `Instant::now`, handed in where a program begins.
pub type Now = fn() -> Instant;

/// Stops a search when its time is used up.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    now: Now,
    start: Instant,
    time: Option<Duration>,
}

impl Deadline {
    /// A deadline this long after now, or none.
    #[must_use]
    pub fn after(time: Option<Duration>, now: Now) -> Self {
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
