//! Games that stay due although they were opened.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use djambi_protocol::GameId;
use tokio::time::Instant;

/// How long a game that stays due is left alone after the first attempt; after each further one twice as
/// long, up to the maximum.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const MAX_PAUSE: Duration = Duration::from_secs(600);

/// The games that were opened because they were due, and may stay due: they cannot be read, or their rooms
/// fail. Each is opened again after growing pauses, because the reason may pass.
#[derive(Default)]
pub(super) struct Attempts(HashMap<GameId, Attempt>);

struct Attempt {
    pause: Duration,
    next: Instant,
    has_failed: bool,
}

impl Attempts {
    /// The number of games that were opened and may still be due.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Forgets all games but those that are due.
    pub(super) fn keep_only(&mut self, due: &[GameId]) {
        if !self.0.is_empty() {
            let due: HashSet<_> = due.iter().collect();
            self.0.retain(|game, _| due.contains(game));
        }
    }

    /// Whether a game may be opened now.
    pub(super) fn is_time(&self, game: &GameId, now: Instant) -> bool {
        self.0.get(game).is_none_or(|attempt| attempt.next <= now)
    }

    /// Notes that a game was opened, and whether that failed. Returns whether it failed for the first time.
    pub(super) fn note(&mut self, game: &GameId, now: Instant, has_failed: bool) -> bool {
        let before = self.0.get(game);
        let pause = before.map_or(FIRST_PAUSE, |before| (2 * before.pause).min(MAX_PAUSE));
        let had_failed = before.is_some_and(|before| before.has_failed);
        let attempt = Attempt { pause, next: now + pause, has_failed: had_failed || has_failed };
        self.0.insert(game.clone(), attempt);
        has_failed && !had_failed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_stays_due_is_opened_ever_more_rarely_and_fails_once() {
        let mut attempts = Attempts::default();
        let start = Instant::now();
        let game: GameId = "game".parse().unwrap();
        let mut opened = Vec::new();
        for second in 0..3_600 {
            let now = start + Duration::from_secs(second);
            if attempts.is_time(&game, now) {
                assert_eq!(attempts.note(&game, now, true), second == 0);
                opened.push(second);
            }
        }
        assert_eq!(opened, [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1_023, 1_623, 2_223, 2_823, 3_423]);
        attempts.keep_only(std::slice::from_ref(&game));
        assert_eq!(attempts.len(), 1);
        attempts.keep_only(&[]);
        assert_eq!(attempts.len(), 0, "nothing is due any more");
    }
}
