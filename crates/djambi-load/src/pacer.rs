//! When turns are due: an open loop, in which a turn does not wait for the answers to others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::Notify;

/// The shortest time between two wake-ups of the pacer.
const TICK: Duration = Duration::from_micros(250);

/// Turns that are due at equal intervals.
#[derive(Debug)]
pub(crate) struct Schedule {
    start: Instant,
    rate: f64,
    taken: u32,
}

impl Schedule {
    /// A schedule of `rate` turns a second.
    pub(crate) fn new(start: Instant, rate: f64) -> Self {
        Self { start, rate, taken: 0 }
    }

    /// The moment of the next turn, if it is not later than now; it is taken from the schedule.
    pub(crate) fn next_due(&mut self, now: Instant) -> Option<Instant> {
        let due = self.start + Duration::from_secs_f64(f64::from(self.taken) / self.rate);
        if due > now {
            return None;
        }
        self.taken += 1;
        Some(due)
    }
}

/// A thread that wakes the load about when a turn is due. The timers of the runtime have a resolution of one
/// millisecond, which is more than a quick service takes to answer.
pub(crate) struct Pacer {
    stop: Arc<AtomicBool>,
    /// Notified at each tick.
    pub(crate) tick: Arc<Notify>,
}

impl Pacer {
    /// Starts the thread for `rate` turns a second.
    pub(crate) fn start(rate: f64) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let tick = Arc::new(Notify::new());
        let interval = Duration::from_secs_f64(1.0 / rate).clamp(TICK, Duration::from_millis(100));
        let stopped = stop.clone();
        let ticking = tick.clone();
        thread::spawn(move || {
            while !stopped.load(Ordering::Acquire) {
                thread::sleep(interval);
                ticking.notify_one();
            }
        });
        Self { stop, tick }
    }
}

impl Drop for Pacer {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::now;

    #[test]
    fn turns_are_due_at_equal_intervals_whenever_they_are_taken() {
        let start = now();
        let mut schedule = Schedule::new(start, 100.0);
        let taken: Vec<_> =
            std::iter::from_fn(|| schedule.next_due(start + Duration::from_millis(35))).collect();
        let due = [0, 10, 20, 30].map(|ms| start + Duration::from_millis(ms));
        assert_eq!(taken, due);
        assert_eq!(schedule.next_due(start + Duration::from_millis(39)), None);
        let late = start + Duration::from_secs(9);
        assert_eq!(schedule.next_due(late), Some(start + Duration::from_millis(40)));
    }
}
