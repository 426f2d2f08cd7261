//! The pace of a running match.

use std::time::{Duration, Instant};

use djambi_lab::matches::RunOptions;

/// The time since the start of a run, and the games that ended in it.
pub(super) struct Pace {
    running: RunOptions,
    start: Instant,
    games: usize,
}

impl Pace {
    /// The pace of a run that begins now.
    pub(super) fn start(running: RunOptions) -> Self {
        Self { running, start: (running.now)(), games: 0 }
    }

    /// Counts a game that has ended.
    pub(super) fn add_game(&mut self) {
        self.games += 1;
    }

    /// The number of games that ended in this run.
    pub(super) fn games(&self) -> usize {
        self.games
    }

    /// The time since the start.
    pub(super) fn elapsed(&self) -> Duration {
        (self.running.now)() - self.start
    }

    /// The number of games that are played at a time.
    pub(super) fn concurrency(&self) -> usize {
        self.running.concurrency.get()
    }

    /// The number of games a minute.
    pub(super) fn games_a_minute(&self) -> f64 {
        let minutes = self.elapsed().as_secs_f64() / 60.0;
        if minutes > 0.0 { self.games as f64 / minutes } else { 0.0 }
    }
}
