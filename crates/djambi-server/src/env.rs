//! Where time and chance come in: everything else is told them.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use djambi_protocol::GameId;
use rand::Rng;

/// The time, in milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "this is the edge where time comes in")]
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Tells for how long something has been going on.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// A stopwatch that runs from now on.
    #[expect(clippy::disallowed_methods, reason = "this is the edge where time comes in")]
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// For how long it has run.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Unguessable bytes.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    rand::rng().random()
}

/// A number for whatever wants a seed.
pub(crate) fn random_seed() -> u64 {
    rand::rng().random()
}

/// How long a bot seems to think, when the game does not say: long enough for a person to follow.
pub(crate) fn humane_delay() -> Duration {
    Duration::from_millis(rand::rng().random_range(400..=1000))
}

/// A new game's id: ten letters and digits, none of which looks like another; about 49 bits.
pub(crate) fn random_game_id() -> GameId {
    const ALPHABET: &[u8; 30] = b"23456789abcdefghjkmnpqrstvwxyz";
    let mut random = rand::rng();
    let text: String =
        (0..10).map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())])).collect();
    text.parse().expect("letters and digits")
}
