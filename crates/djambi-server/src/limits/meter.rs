//! A rate that is kept for each key.

use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering};

use governor::RateLimiter;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;

use super::kind::LimitKind;
use super::limit::Limit;
use super::rate::Rate;
use super::reached::LimitReached;
use crate::env::SteadyClock;

type Limiter<K> =
    RateLimiter<K, DashMapStateStore<K>, SteadyClock, NoOpMiddleware<<SteadyClock as Clock>::Instant>>;

/// After how many calls the keys that have recovered are forgotten, however soon that is.
const TIDY_EVERY: usize = 65_536;

/// A rate that is kept for each key. A key that has not been used for a while costs no memory.
pub(super) struct Meter<K: Hash + Eq + Clone> {
    limiter: Option<Limiter<K>>,
    clock: SteadyClock,
    kind: LimitKind,
    calls: AtomicUsize,
}

impl<K: Hash + Eq + Clone> Meter<K> {
    /// A meter of what there may be too much of.
    pub(super) fn new(limit: Limit<Rate>, clock: SteadyClock, kind: LimitKind) -> Self {
        let limiter = limit.value().map(|rate| Limiter::dashmap_with_clock(rate.quota(), clock));
        Self { limiter, clock, kind, calls: AtomicUsize::new(0) }
    }

    /// Counts one use.
    ///
    /// # Errors
    /// When the key has used up its rate; then the use does not count.
    pub(super) fn count(&self, key: &K) -> Result<(), LimitReached> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.calls.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.tidy();
        }
        limiter.check_key(key).map_err(|not_until| LimitReached {
            kind: self.kind,
            wait: not_until.wait_time_from(self.clock.now()),
        })
    }

    /// Forgets the keys that have their whole burst again.
    pub(super) fn tidy(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    /// The number of keys.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.limiter.as_ref().map_or(0, Limiter::len)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn meter(rate: &str) -> Meter<u32> {
        Meter::new(rate.parse().unwrap(), SteadyClock::start(), LimitKind::ReadsOfAddress)
    }

    #[tokio::test(start_paused = true)]
    async fn a_key_has_its_burst_and_then_its_rate() {
        let meter = meter("3+1/min");
        for _ in 0..3 {
            assert_eq!(meter.count(&1), Ok(()));
        }
        let reached = meter.count(&1).unwrap_err();
        assert_eq!(reached.seconds(), 60);
        assert_eq!(meter.count(&2), Ok(()), "another key has its own");
        tokio::time::advance(Duration::from_secs(59)).await;
        assert_eq!(meter.count(&1).unwrap_err().seconds(), 1);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(meter.count(&1), Ok(()));
        assert!(meter.count(&1).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn keys_that_have_recovered_are_forgotten() {
        let meter = meter("3+1/min");
        (0..10_000).for_each(|key| meter.count(&key).unwrap());
        for _ in 0..2 {
            meter.count(&7).unwrap();
        }
        meter.tidy();
        assert_eq!(meter.len(), 10_000, "they are recent");
        tokio::time::advance(Duration::from_secs(121)).await;
        meter.tidy();
        assert_eq!(meter.len(), 1, "one has used more than it has got back");
        assert!(meter.count(&7).is_ok() && meter.count(&7).is_ok() && meter.count(&7).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn many_keys_are_forgotten_before_the_minute_is_over() {
        let meter = meter("3+1/s");
        for key in 0..1_000_000 {
            meter.count(&key).unwrap();
            if key % 1000 == 0 {
                tokio::time::advance(Duration::from_millis(20)).await;
            }
        }
        assert!(meter.len() <= 2 * TIDY_EVERY, "{}", meter.len());
    }

    #[test]
    fn a_meter_that_is_off_counts_nothing() {
        let meter = meter("off");
        (0..1000).for_each(|_| meter.count(&1).unwrap());
        assert_eq!(meter.len(), 0);
    }
}
