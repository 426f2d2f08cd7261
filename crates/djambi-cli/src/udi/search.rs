//! A search on a thread of its own.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Result, anyhow};
use djambi::Game;
use djambi_engine::{Engine, Limits, Report};

use super::server::say;
use super::{Info, MoveWord, Reply, Thousandths};
use crate::timer::Timer;

/// A search on a thread of its own, which says what it finds and at last the best turn.
pub(super) struct Search {
    shared: Arc<Shared>,
    thread: JoinHandle<(Engine, io::Result<()>)>,
}

/// What both threads know.
struct Shared {
    timer: Timer,
    /// Whether the answer is being said: from then on the search does not count as one that runs.
    answered: AtomicBool,
}

impl Search {
    /// Begins to think about a game, for `most` at most. An endless search answers only when it is stopped, even if it has
    /// nothing more to find.
    pub(super) fn start(
        mut engine: Engine,
        game: Game,
        limits: Limits,
        most: Option<Duration>,
        endless: bool,
    ) -> Self {
        let shared = Arc::new(Shared { timer: Timer::start(most), answered: AtomicBool::new(false) });
        let theirs = Arc::clone(&shared);
        let thread = thread::spawn(move || {
            let said = think(&mut engine, &game, &limits, &theirs, endless);
            (engine, said)
        });
        Self { shared, thread }
    }

    /// Lets the search answer at once.
    pub(super) fn stop(&self) {
        self.shared.timer.stop();
        self.thread.thread().unpark();
    }

    /// Whether the search is over but for its last words.
    pub(super) fn is_ending(&self) -> bool {
        self.shared.timer.is_told() || self.shared.answered.load(Ordering::Acquire)
    }

    /// Waits for the end, and gives the engine back.
    pub(super) fn end(self) -> Result<Engine> {
        let (engine, said) = self.thread.join().map_err(|_| anyhow!("the search has crashed"))?;
        said?;
        Ok(engine)
    }
}

fn think(
    engine: &mut Engine,
    game: &Game,
    limits: &Limits,
    shared: &Shared,
    endless: bool,
) -> io::Result<()> {
    let (position, timer) = (game.position(), &shared.timer);
    let mut said = Ok(());
    let mut best = None;
    if game.outcome().is_none() {
        engine.set_history(&game.positions()[..game.events().len()]);
        let tell = |report: &Report| {
            if said.is_ok() {
                said = tell(game, report, timer.time());
            }
            if said.is_err() {
                // Nobody listens any more.
                timer.stop();
            }
        };
        best = engine.search(position, game.rules(), limits, timer, tell).best_move();
    }
    while endless && !timer.is_told() {
        thread::park();
    }
    said?;
    shared.answered.store(true, Ordering::Release);
    say(&Reply::BestMove(best.map(|mv| MoveWord::new(position.geometry(), mv))))
}

/// Tells of each line of a report.
fn tell(game: &Game, report: &Report, time: Duration) -> io::Result<()> {
    let board = game.position().geometry();
    let speed = (report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    for (index, line) in report.lines.iter().enumerate() {
        let info = Info {
            nodes: Some(report.nodes),
            speed: Some(speed),
            time: Some(time),
            line: NonZero::new(index + 1),
            visits: Some(line.visits),
            shares: Some(Thousandths::new(board.seats(), &line.shares)),
            moves: line.moves.iter().map(|&mv| MoveWord::new(board, mv)).collect(),
            text: None,
        };
        say(&Reply::Info(Box::new(info)))?;
    }
    Ok(())
}
