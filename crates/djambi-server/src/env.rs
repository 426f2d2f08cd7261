//! The clock and the randomness of the service. Nothing else reads them.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use djambi_protocol::GameId;
use rand::Rng;

/// The time, in milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "this module is where time comes in")]
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Measures the time since its start.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// A stopwatch that starts now.
    #[expect(clippy::disallowed_methods, reason = "this module is where time comes in")]
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Measures the time of limits and of round trips from its start on; tests can stop it and move it on with
/// `tokio::time`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SteadyClock(tokio::time::Instant);

impl SteadyClock {
    /// A clock that starts now.
    pub(crate) fn start() -> Self {
        Self(tokio::time::Instant::now())
    }

    /// The time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

impl governor::clock::Clock for SteadyClock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.elapsed()
    }
}

/// Unguessable bytes.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    rand::rng().random()
}

/// A random seed.
pub(crate) fn random_seed() -> u64 {
    rand::rng().random()
}

/// An id for a request.
pub(crate) fn random_request_id() -> String {
    format!("{:016x}", rand::rng().random::<u64>())
}

/// A bot's delay when the game sets none: long enough for a person to follow the turns.
pub(crate) fn random_bot_delay() -> Duration {
    Duration::from_millis(rand::rng().random_range(400..=1000))
}

/// A new game's id: ten letters and digits that cannot be mistaken for each other; about 49 bits.
pub(crate) fn random_game_id() -> GameId {
    const ALPHABET: &[u8; 30] = b"23456789abcdefghjkmnpqrstvwxyz";
    let mut rng = rand::rng();
    let text: String = (0..10).map(|_| char::from(ALPHABET[rng.random_range(0..ALPHABET.len())])).collect();
    text.parse().expect("letters and digits")
}
