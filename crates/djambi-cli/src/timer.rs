//! The clock of a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use djambi_engine::Stop;

/// Stops a search after a time or when another thread asks for it.
#[derive(Debug)]
pub(crate) struct Timer {
    start: Instant,
    /// The maximum time; `None` for no limit.
    max: Option<Duration>,
    stopped: AtomicBool,
}

impl Timer {
    /// Starts a timer.
    #[expect(clippy::disallowed_methods, reason = "the program is the edge where time comes in")]
    pub(crate) fn start(max: Option<Duration>) -> Self {
        Self { start: Instant::now(), max, stopped: AtomicBool::new(false) }
    }

    /// Stops the search now.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Whether [`Timer::stop`] was called; the time may be over without that.
    pub(crate) fn is_told_to_stop(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

impl Stop for Timer {
    fn is_stopped(&self) -> bool {
        self.is_told_to_stop() || self.max.is_some_and(|max| self.elapsed() >= max)
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(Self::elapsed(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_until_its_time_is_over_or_it_is_stopped() {
        assert!(Timer::start(Some(Duration::ZERO)).is_stopped());
        for max in [None, Some(Duration::MAX)] {
            let timer = Timer::start(max);
            assert!(!timer.is_stopped());
            timer.stop();
            assert!(timer.is_stopped() && Stop::elapsed(&timer).is_some());
        }
    }
}
