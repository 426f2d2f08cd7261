//! Tries that fail, counted in a window of time.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::kind::LimitKind;
use super::reached::LimitReached;
use crate::env::{DAY_MS, SteadyClock};

/// The window of a limit by the day.
pub(super) const DAY: Duration = Duration::from_millis(DAY_MS);

/// How often each key may try something within a window of time. A try counts from its start on, and no longer if it
/// succeeds: so nobody is refused for what went well, nor gains by many tries at once.
pub(super) struct Tries<K> {
    most: usize,
    window: Duration,
    kind: LimitKind,
    clock: SteadyClock,
    /// When each key has tried, the earliest first.
    tries: Mutex<HashMap<K, VecDeque<Duration>>>,
}

impl<K: Hash + Eq + Clone> Tries<K> {
    /// A number of tries in a window of time.
    pub(super) fn new(most: usize, window: Duration, clock: SteadyClock, kind: LimitKind) -> Self {
        Self { most, window, kind, clock, tries: Mutex::default() }
    }

    /// Counts a try.
    ///
    /// # Errors
    /// When the key has none left; then it does not count.
    pub(super) fn count(&self, key: &K) -> Result<(), LimitReached> {
        let now = self.clock.elapsed();
        let mut tries = self.lock();
        let of = tries.entry(key.clone()).or_default();
        while of.front().is_some_and(|&at| at + self.window <= now) {
            of.pop_front();
        }
        match of.front() {
            Some(&first) if of.len() >= self.most => {
                Err(LimitReached { kind: self.kind, wait: first + self.window - now })
            }
            _ => {
                of.push_back(now);
                Ok(())
            }
        }
    }

    /// Takes a try back.
    pub(super) fn discount(&self, key: &K) {
        if let Some(of) = self.lock().get_mut(key) {
            of.pop_back();
        }
    }

    /// Forgets the keys that have not tried within the window.
    pub(super) fn tidy(&self) {
        let now = self.clock.elapsed();
        self.lock().retain(|_, of| of.back().is_some_and(|&at| at + self.window > now));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, VecDeque<Duration>>> {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn tries_come_back_one_by_one_and_at_once_if_they_succeed() {
        let window = Duration::from_secs(60);
        let tries = Tries::new(2, window, SteadyClock::start(), LimitKind::TriesOfName);
        tries.count(&"ada").unwrap();
        tokio::time::advance(Duration::from_secs(20)).await;
        tries.count(&"ada").unwrap();
        let reached = tries.count(&"ada").unwrap_err();
        assert_eq!(reached.wait, Duration::from_secs(40));
        tries.count(&"bob").unwrap();
        tries.discount(&"ada");
        tries.count(&"ada").unwrap();
        assert!(tries.count(&"ada").is_err());
        tokio::time::advance(Duration::from_secs(40)).await;
        tries.count(&"ada").unwrap();
        assert!(tries.count(&"ada").is_err());
        tokio::time::advance(window).await;
        tries.tidy();
        assert!(tries.lock().is_empty());
    }
}
