//! The clock of a search.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use djambi_engine::Stop;

/// Stops a search after a time or when another thread asks for it.
#[derive(Debug)]
pub(crate) struct Timer {
    made: Instant,
    /// When its time begins to run.
    start: OnceLock<Instant>,
    /// The maximum time; `None` for no limit.
    max: Option<Duration>,
    stopped: AtomicBool,
}

impl Timer {
    /// Starts a timer.
    pub(crate) fn start(max: Option<Duration>) -> Self {
        let timer = Self::waiting(max);
        timer.begin();
        timer
    }

    /// A timer whose time does not run before [`Timer::begin`].
    pub(crate) fn waiting(max: Option<Duration>) -> Self {
        Self { made: now(), start: OnceLock::new(), max, stopped: AtomicBool::new(false) }
    }

    /// Lets the time run, if it does not.
    pub(crate) fn begin(&self) {
        self.start.get_or_init(now);
    }

    /// Stops the search now.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Whether [`Timer::stop`] was called; the time may be over without that.
    pub(crate) fn is_told_to_stop(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// The time since the timer was made, of which it may have waited a part.
    pub(crate) fn elapsed(&self) -> Duration {
        self.made.elapsed()
    }
}

#[expect(clippy::disallowed_methods, reason = "the program is the edge where time comes in")]
fn now() -> Instant {
    Instant::now()
}

impl Stop for Timer {
    fn is_stopped(&self) -> bool {
        let is_over = |max| Stop::elapsed(self).is_some_and(|elapsed| elapsed >= max);
        self.is_told_to_stop() || self.max.is_some_and(is_over)
    }

    fn elapsed(&self) -> Option<Duration> {
        self.start.get().map(Instant::elapsed)
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

    #[test]
    fn its_time_runs_from_its_beginning_on() {
        let timer = Timer::waiting(Some(Duration::ZERO));
        assert!(!timer.is_stopped() && Stop::elapsed(&timer).is_none());
        timer.begin();
        assert!(timer.is_stopped() && Stop::elapsed(&timer).is_some());
    }
}
