//! The clock of a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use djambi_engine::Stop;

/// Ends a search when its time is up or somebody says so, whatever comes first.
#[derive(Debug)]
pub(crate) struct Timer {
    begun: Instant,
    /// How long the search may run; `None`: until somebody stops it.
    most: Option<Duration>,
    stopped: AtomicBool,
}

impl Timer {
    /// A timer that runs from now on.
    #[expect(clippy::disallowed_methods, reason = "the program is the edge where time comes in")]
    pub(crate) fn start(most: Option<Duration>) -> Self {
        Self { begun: Instant::now(), most, stopped: AtomicBool::new(false) }
    }

    /// Ends the search now.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Whether somebody has said that the search should end; the time may be up without that.
    pub(crate) fn is_told(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// For how long it has run.
    pub(crate) fn time(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Stop for Timer {
    fn is_stopped(&self) -> bool {
        self.is_told() || self.most.is_some_and(|most| self.time() >= most)
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.time())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_until_its_time_is_up_or_it_is_told() {
        assert!(Timer::start(Some(Duration::ZERO)).is_stopped());
        for most in [None, Some(Duration::MAX)] {
            let timer = Timer::start(most);
            assert!(!timer.is_stopped());
            timer.stop();
            assert!(timer.is_stopped() && timer.elapsed().is_some());
        }
    }
}
