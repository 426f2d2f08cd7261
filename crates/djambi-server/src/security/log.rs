//! The security log.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use djambi_protocol::GameId;
use governor::clock::Clock;

use super::who::Who;
use crate::env::SteadyClock;

/// How often the same thing done by the same client is logged.
const WINDOW: Duration = Duration::from_secs(60);
/// How many clients are told apart; what further ones do is summed up as that of many.
const MAX_KEYS: usize = 1_000;

/// Something that concerns the security of the service. The id of the request is in the span of the log.
#[derive(Clone, Copy)]
pub(crate) struct SecurityNote<'a> {
    /// What was done or tried, such as `seat` or `limit`.
    pub(crate) what: &'static str,
    /// What came of it, such as `taken` or the limit that was reached.
    pub(crate) result: &'static str,
    /// The client.
    pub(crate) who: Who,
    /// The game that it concerns, if it is known.
    pub(crate) game: Option<&'a GameId>,
}

/// Logs what concerns the security of the service, with the target `djambi::security`. The first of its
/// kind is logged at once; what the same client repeats is counted, and the number is logged each minute.
pub(crate) struct SecurityLog {
    clock: SteadyClock,
    recent: Mutex<HashMap<Key, Repeated>>,
}

type Key = (&'static str, &'static str, Who);

/// What was logged a short while ago.
struct Repeated {
    since: Duration,
    more: u64,
}

impl SecurityLog {
    /// A log in which nothing is repeated yet.
    pub(crate) fn new() -> Self {
        Self { clock: SteadyClock::start(), recent: Mutex::default() }
    }

    /// Logs it, or counts it if the like was logged within the last minute.
    pub(crate) fn note(&self, note: SecurityNote<'_>) {
        let Some((key, more)) = self.count(note) else { return };
        let ((what, result, who), game) = (key, note.game.map(tracing::field::display));
        tracing::info!(target: "djambi::security", %who, what, result, game, "{what}: {result}");
        log_more(key, more);
    }

    /// Logs how often things were repeated in the last minute. It is to be called each minute.
    pub(crate) fn tidy(&self) {
        for (key, more) in self.take_due() {
            log_more(key, more);
        }
    }

    /// Logs what is counted and not logged yet, before the service ends.
    pub(crate) fn end(&self) {
        for (key, Repeated { more, .. }) in self.lock().drain() {
            log_more(key, more);
        }
    }

    /// Counts it; returns under which key it is to be logged now, and how many were counted before.
    fn count(&self, note: SecurityNote<'_>) -> Option<(Key, u64)> {
        let now = self.clock.now();
        let mut recent = self.lock();
        let mut key = (note.what, note.result, note.who);
        if recent.len() >= MAX_KEYS && !recent.contains_key(&key) {
            key.2 = Who::Many;
        }
        if let Some(before) = recent.get_mut(&key)
            && now.saturating_sub(before.since) < WINDOW
        {
            before.more += 1;
            return None;
        }
        let earlier = recent.insert(key, Repeated { since: now, more: 0 });
        Some((key, earlier.map_or(0, |earlier| earlier.more)))
    }

    /// What was repeated in the last minute and how often. What was not is forgotten.
    fn take_due(&self) -> Vec<(Key, u64)> {
        let now = self.clock.now();
        let mut due = Vec::new();
        self.lock().retain(|key, repeated| {
            if now.saturating_sub(repeated.since) < WINDOW {
                return true;
            }
            let more = std::mem::take(&mut repeated.more);
            repeated.since = now;
            if more > 0 {
                due.push((*key, more));
            }
            more > 0
        });
        due
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Repeated>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn log_more((what, result, who): Key, more: u64) {
    if more > 0 {
        tracing::info!(target: "djambi::security", %who, what, result, more, "{what}: {result}, and {more} more");
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::limits::Network;

    fn refused(address: u32) -> SecurityNote<'static> {
        let who = Who::network(Network::of(Ipv4Addr::from_bits(address << 8).into()));
        SecurityNote { what: "origin", result: "refused", who, game: None }
    }

    /// How many were counted before, for each that is to be logged.
    fn counts(due: Vec<(Key, u64)>) -> Vec<u64> {
        due.into_iter().map(|(_, more)| more).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn what_repeats_is_logged_once_a_minute() {
        let log = SecurityLog::new();
        let first: Vec<_> = (0..1000).filter_map(|_| log.count(refused(1))).collect();
        assert_eq!(counts(first), [0]);
        assert!(log.count(refused(2)).is_some(), "another client");
        assert_eq!(counts(log.take_due()), [0; 0], "the minute is not over");
        tokio::time::advance(WINDOW).await;
        assert_eq!(counts(log.take_due()), [999]);
        assert!(log.count(refused(1)).is_none(), "it still goes on");
        tokio::time::advance(WINDOW).await;
        assert_eq!(log.count(refused(1)).unwrap().1, 1, "one more before this one");
        for _ in 0..2 {
            tokio::time::advance(WINDOW).await;
            assert_eq!(counts(log.take_due()), [0; 0]);
        }
        assert!(log.lock().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn too_many_clients_are_summed_up() {
        let log = SecurityLog::new();
        let logged =
            (0..3 * MAX_KEYS as u32).filter(|&address| log.count(refused(address)).is_some()).count();
        assert_eq!((logged, log.lock().len()), (MAX_KEYS + 1, MAX_KEYS + 1));
    }
}
