//! A search on its own thread.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Result, anyhow};
use djambi::{Game, Move};
use djambi_engine::{Engine, Limits, Negotiator, Outlook, Report};
use djambi_press::Judge;

use super::info::Info;
use super::notation::MoveWord;
use super::{BestMove, Reply, Thousandths, press};
use crate::timer::Timer;

/// A search on its own thread. It sends `info` while it runs and `bestmove` at its end.
pub(super) struct SearchThread {
    shared: Arc<Shared>,
    thread: JoinHandle<(Engine, io::Result<()>)>,
}

/// What to search, and how long.
pub(super) struct SearchJob {
    /// The game whose last position is searched.
    pub(super) game: Game,
    /// The treaties that the engine knows.
    pub(super) treaties: Vec<Judge>,
    /// How it deals with others, unless it is mute.
    pub(super) negotiator: Option<Negotiator>,
    /// The moves to search; all of them if there are none.
    pub(super) moves: Vec<Move>,
    /// Whether the answer names the move that is expected next.
    pub(super) tells_next: bool,
    /// The engine's limits.
    pub(super) limits: Limits,
    /// The time after which the search is stopped.
    pub(super) max_time: Option<Duration>,
    /// When `bestmove` is sent.
    pub(super) answer: Answer,
}

/// When `bestmove` is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// At the end of the search.
    Done,
    /// Not before `stop`, even if the search ends earlier.
    Stopped,
    /// Not before `ponderhit`, from which on its time runs, or `stop`.
    Hit,
}

/// The state that both threads share.
struct Shared {
    timer: Timer,
    /// Whether `bestmove` is held back until `ponderhit`.
    is_pondering: AtomicBool,
    /// Whether `bestmove` is being sent: from then on the search counts as ended.
    is_answering: AtomicBool,
}

impl SearchThread {
    /// Starts a search.
    pub(super) fn start(mut engine: Engine, job: SearchJob) -> Self {
        let is_pondering = job.answer == Answer::Hit;
        let timer = if is_pondering { Timer::waiting(job.max_time) } else { Timer::start(job.max_time) };
        let is_pondering = AtomicBool::new(is_pondering);
        let shared = Arc::new(Shared { timer, is_pondering, is_answering: AtomicBool::new(false) });
        let shared_by_thread = Arc::clone(&shared);
        let thread = thread::spawn(move || {
            let sent = search(&mut engine, &job, &shared_by_thread);
            (engine, sent)
        });
        Self { shared, thread }
    }

    /// Makes the search answer at once.
    pub(super) fn stop(&self) {
        self.shared.is_pondering.store(false, Ordering::Release);
        self.shared.timer.stop();
        self.thread.thread().unpark();
    }

    /// Turns the search of an expected position into that of a turn: its time runs from now on. Returns whether
    /// it was one.
    pub(super) fn hit(&self) -> bool {
        let was_pondering = self.shared.is_pondering.load(Ordering::Acquire);
        if was_pondering {
            self.shared.timer.begin();
            self.shared.is_pondering.store(false, Ordering::Release);
            self.thread.thread().unpark();
        }
        was_pondering
    }

    /// Whether the search was stopped or is sending its answer.
    pub(super) fn is_ending(&self) -> bool {
        self.shared.timer.is_told_to_stop() || self.shared.is_answering.load(Ordering::Acquire)
    }

    /// Waits for the end and returns the engine.
    pub(super) fn join(self) -> Result<Engine> {
        let (engine, sent) = self.thread.join().map_err(|_| anyhow!("the search has crashed"))?;
        sent?;
        Ok(engine)
    }
}

fn search(engine: &mut Engine, job: &SearchJob, shared: &Shared) -> io::Result<()> {
    let SearchJob { game, treaties, negotiator, moves, limits, answer, .. } = job;
    let position = game.position();
    let timer = &shared.timer;
    let mut sent = Ok(());
    let mut best = None;
    if game.outcome().is_none() {
        engine.set_moves(moves);
        engine.set_history(&game.positions()[..game.events().len()]);
        let on_info = |report: &Report| {
            if sent.is_ok() {
                sent = send_info(game, report, timer.elapsed());
            }
            if sent.is_err() {
                // Standard output is closed: no reader is left.
                timer.stop();
            }
        };
        let report = if let Some(negotiator) = negotiator {
            let dealings = press::dealings(game, position.turn(), treaties, &[]);
            negotiator.search(engine, &dealings, limits, timer, on_info)
        } else {
            engine.set_outlook(Outlook::default());
            engine.search(position, game.rules(), limits, timer, on_info)
        };
        best = report.lines.first().map(|line| line.moves.iter().take(2).copied().collect::<Vec<_>>());
    }
    let is_held = || *answer == Answer::Stopped || shared.is_pondering.load(Ordering::Acquire);
    while is_held() && !timer.is_told_to_stop() {
        thread::park();
    }
    sent?;
    shared.is_answering.store(true, Ordering::Release);
    let mut words = best.into_iter().flatten().map(|mv| MoveWord::new(position.geometry(), mv));
    let mv = words.next();
    let ponder = words.next().filter(|_| job.tells_next);
    Reply::BestMove(mv.map(|mv| BestMove { mv, ponder })).send()
}

/// Sends an `info` about a draw, then one for each line of a report.
fn send_info(game: &Game, report: &Report, time: Duration) -> io::Result<()> {
    let board = game.position().geometry();
    let mover = game.position().turn();
    let draw = report.draw_stance(game.position(), game.rules(), mover);
    Reply::Info(Box::new(Info { draw: Some(draw), ..Info::default() })).send()?;
    let nodes_per_second = (report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    for (index, line) in report.lines.iter().enumerate() {
        let info = Info {
            nodes: Some(report.nodes),
            nodes_per_second: Some(nodes_per_second),
            time: Some(time),
            line: NonZero::new(index + 1),
            visits: Some(line.visits),
            shares: Some(Thousandths::new(board.seats(), &line.shares)),
            moves: line.moves.iter().map(|&mv| MoveWord::new(board, mv)).collect(),
            ..Info::default()
        };
        Reply::Info(Box::new(info)).send()?;
    }
    Ok(())
}
