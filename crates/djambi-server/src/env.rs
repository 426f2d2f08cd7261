//! The clock and the randomness of the service. Nothing else reads them.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use djambi_protocol::GameId;
pub(crate) use djambi_table::DAY_MS;
use rand::RngExt;
use rand::seq::SliceRandom;

/// The time, in milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "this module is where time comes in")]
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    milliseconds(since)
}

/// A duration in whole milliseconds, as many as there is room for.
pub(crate) fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// How far the timeline is ahead of the machine's clock, in milliseconds.
static AHEAD_MS: AtomicU64 = AtomicU64::new(0);

/// The time on the timeline of events and clocks, in milliseconds since 1970: the wall time of the first
/// call, and the steady time since. It does not jump when somebody sets the clock of the machine, nor go back
/// over a restart.
pub(crate) fn timeline_ms() -> u64 {
    // Tests can move this clock on with `tokio::time`.
    static START: OnceLock<(u64, tokio::time::Instant)> = OnceLock::new();
    let &(wall, steady) = START.get_or_init(|| (now_ms(), tokio::time::Instant::now()));
    let elapsed = milliseconds(steady.elapsed());
    wall.saturating_add(elapsed).saturating_add(AHEAD_MS.load(Ordering::Relaxed))
}

/// Lets the timeline go on from this moment of it, if it has not come so far. Returns the number of
/// milliseconds by which it was moved.
pub(crate) fn continue_timeline_from(moment_ms: u64) -> u64 {
    let behind = moment_ms.saturating_sub(timeline_ms());
    AHEAD_MS.fetch_add(behind, Ordering::Relaxed);
    behind
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

/// These values in a random order.
pub(crate) fn shuffled<T>(mut values: Vec<T>) -> Vec<T> {
    values.shuffle(&mut rand::rng());
    values
}

/// Unguessable bytes.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    rand::rng().random()
}

/// A random seed.
pub(crate) fn random_seed() -> u64 {
    rand::rng().random()
}

/// A number that no earlier start of the service has had, in all likelihood.
pub(crate) fn random_epoch() -> u32 {
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

/// How long a bot waits before it says something about a treaty: nobody shall learn from it how long it has
/// thought.
pub(crate) fn random_speech_delay() -> Duration {
    Duration::from_millis(rand::rng().random_range(1_000..=4_000))
}

/// A new game's id: ten letters and digits that cannot be mistaken for each other; about 49 bits.
pub(crate) fn random_game_id() -> GameId {
    const ALPHABET: &[u8; 30] = b"23456789abcdefghjkmnpqrstvwxyz";
    let mut rng = rand::rng();
    let text: String = (0..10).map(|_| char::from(ALPHABET[rng.random_range(0..ALPHABET.len())])).collect();
    text.parse().expect("letters and digits")
}
