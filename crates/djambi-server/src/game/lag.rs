//! The round trip of a connection.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::env::SteadyClock;

/// The value of a round trip that was not measured yet.
const UNKNOWN: u32 = u32::MAX;

/// The newest round trip of a connection. Pings are made for all connections in one place, each hands in its pongs, and
/// rooms read what was measured.
pub(crate) struct Lag {
    clock: SteadyClock,
    /// When the last ping was made, in microseconds of the clock; 0 once its pong has come.
    pinged_us: AtomicU64,
    /// The newest round trip, in milliseconds.
    newest_ms: AtomicU32,
}

/// What a pong is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PongKind {
    /// The answer to the last ping.
    Answer,
    /// Sent without a ping, or once too often.
    Unasked,
}

impl Lag {
    /// The round trip of a new connection, which is not known yet.
    pub(crate) fn new() -> Self {
        let pinged_us = AtomicU64::new(0);
        let newest_ms = AtomicU32::new(UNKNOWN);
        Self { clock: SteadyClock::start(), pinged_us, newest_ms }
    }

    /// Lets a ping with these contents be sent, and returns whether it was. Only a ping that was sent is the last one.
    pub(crate) fn ping(&self, send: impl FnOnce(&[u8; 8]) -> bool) -> bool {
        let now = self.now_us();
        let before = self.pinged_us.swap(now, Ordering::Relaxed);
        let is_sent = send(&now.to_be_bytes());
        if !is_sent {
            self.pinged_us.store(before, Ordering::Relaxed);
        }
        is_sent
    }

    /// Takes in a pong, and says whether it answers the last ping. Only its first pong does.
    pub(crate) fn pong(&self, contents: &[u8]) -> PongKind {
        let Ok(bytes) = <[u8; 8]>::try_from(contents) else { return PongKind::Unasked };
        let pinged = u64::from_be_bytes(bytes);
        let last = self.pinged_us.compare_exchange(pinged, 0, Ordering::Relaxed, Ordering::Relaxed);
        if pinged == 0 || last.is_err() {
            return PongKind::Unasked;
        }
        let ms = self.now_us().saturating_sub(pinged) / 1000;
        let ms = u32::try_from(ms).unwrap_or(UNKNOWN).min(UNKNOWN - 1);
        self.newest_ms.store(ms, Ordering::Relaxed);
        PongKind::Answer
    }

    /// The newest round trip in milliseconds; `None` before the first pong.
    pub(crate) fn newest_ms(&self) -> Option<u32> {
        Some(self.newest_ms.load(Ordering::Relaxed)).filter(|&ms| ms != UNKNOWN)
    }

    /// The time of the clock, never 0.
    fn now_us(&self) -> u64 {
        u64::try_from(self.clock.elapsed().as_micros()).unwrap_or(u64::MAX).saturating_add(1)
    }
}

#[cfg(test)]
impl Lag {
    /// The contents of a ping that is sent now.
    pub(crate) fn sent_ping(&self) -> [u8; 8] {
        let mut contents = [0; 8];
        let is_sent = self.ping(|sent| {
            contents = *sent;
            true
        });
        assert!(is_sent);
        contents
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_newest_round_trip_is_kept() {
        let lag = Lag::new();
        assert_eq!(lag.newest_ms(), None);
        for ms in [80, 20] {
            let ping = lag.sent_ping();
            advance(Duration::from_millis(ms)).await;
            assert_eq!(lag.pong(&ping), PongKind::Answer);
            assert_eq!(lag.newest_ms().map(u64::from), Some(ms));
            advance(Duration::from_secs(25)).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn pongs_of_no_ping_or_of_an_older_one_do_not_count() {
        let lag = Lag::new();
        assert_eq!(lag.pong(&0_u64.to_be_bytes()), PongKind::Unasked);
        assert_eq!(lag.pong(b""), PongKind::Unasked);
        let old = lag.sent_ping();
        advance(Duration::from_millis(300)).await;
        let new = lag.sent_ping();
        assert!(!lag.ping(|_| false), "it is not sent, and the one before still counts");
        assert_eq!(lag.pong(&old), PongKind::Unasked);
        assert_eq!(lag.newest_ms(), None);
        advance(Duration::from_millis(40)).await;
        assert_eq!(lag.pong(&new), PongKind::Answer);
        advance(Duration::from_secs(9)).await;
        assert_eq!(lag.pong(&new), PongKind::Unasked);
        assert_eq!(lag.newest_ms(), Some(40), "a second pong of the same ping is ignored");
    }
}
