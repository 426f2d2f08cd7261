use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use djambi::{Game, Move, Position, Rules};
use djambi_engine::{Engine, Level, Limits, Options, Stop};
use tokio::sync::Semaphore;

use crate::env::Stopwatch;

/// How much memory a thought may take, in mebibytes. All thoughts together take at most as many times that as there are
/// chairs; the lower levels need a small part of it.
const MEMORY: NonZero<usize> = NonZero::new(128).expect("not zero");
/// How long a bot may think even when its time has gone by in the queue.
const LEAST: Duration = Duration::from_millis(50);

/// Those who play when nobody sits at a seat. Only so many think at once as there are processors to spare.
pub(crate) struct Bots {
    chairs: Semaphore,
    crowd: Arc<Crowd>,
}

/// Those who think or wait for a chair.
struct Crowd {
    chairs: usize,
    size: AtomicUsize,
}

/// A game in which a bot is to play.
pub(crate) struct Question {
    engine: Engine,
    position: Position,
    rules: Rules,
    seed: u64,
    /// How long it may take, waiting for a chair included.
    pub(crate) time: Duration,
}

impl Question {
    /// What to play as a game stands.
    pub(crate) fn new(game: &Game, level: Level, seed: u64) -> Self {
        let mut engine = Engine::new(Options { memory: MEMORY, ..level.into() });
        engine.recall(&game.positions()[..game.events().len()]);
        Self { engine, position: *game.position(), rules: *game.rules(), seed, time: level.time() }
    }

    fn think(&mut self, timer: &Timer) -> Option<Move> {
        let limits = Limits { time: Some(timer.most()), ..Limits::seeded(self.seed) };
        self.engine.search(&self.position, &self.rules, &limits, timer, |_| {}).best_move()
    }
}

impl Bots {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self::with_chairs(processors.saturating_sub(1).max(1))
    }

    fn with_chairs(number: usize) -> Self {
        let crowd = Arc::new(Crowd { chairs: number, size: AtomicUsize::new(0) });
        Self { chairs: Semaphore::new(number), crowd }
    }

    /// The move a bot plays, always a legal one; there must be one. Thinking ends when its time is up, which is shared with
    /// those who wait for a chair, or when nobody waits for it any more.
    pub(crate) async fn choose(&self, mut question: Question) -> Move {
        let asked = Stopwatch::start();
        let _one = OneMore::of(&self.crowd.size);
        let chair = self.chairs.acquire().await;
        let waiting = Waiting(Arc::new(AtomicBool::new(false)));
        let timer = Timer {
            running: Stopwatch::start(),
            time: question.time,
            left: question.time.saturating_sub(asked.elapsed()),
            crowd: self.crowd.clone(),
            is_left: waiting.0.clone(),
        };
        let (position, rules, seed) = (question.position, question.rules, question.seed);
        let found = tokio::task::spawn_blocking(move || question.think(&timer)).await;
        drop(chair);
        match found {
            Ok(Some(chosen)) if position.is_legal(&rules, chosen) => chosen,
            other => {
                tracing::error!(%position, ?rules, seed, ?other, "the engine found no legal move");
                position.legal_moves(&rules).first().copied().unwrap_or(Move::PASS)
            }
        }
    }
}

/// Counts as one of a crowd as long as it exists.
struct OneMore<'a>(&'a AtomicUsize);

impl<'a> OneMore<'a> {
    fn of(crowd: &'a AtomicUsize) -> Self {
        crowd.fetch_add(1, Ordering::Relaxed);
        Self(crowd)
    }
}

impl Drop for OneMore<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Somebody waits for a thought; when he is gone, the thinking is to end.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Ends a thought: when it has taken its share of the time, given how many others think or wait by then.
struct Timer {
    running: Stopwatch,
    /// How long it may take when nobody else thinks.
    time: Duration,
    /// What is left of that after waiting for a chair.
    left: Duration,
    crowd: Arc<Crowd>,
    /// Whether nobody waits any more.
    is_left: Arc<AtomicBool>,
}

impl Timer {
    fn most(&self) -> Duration {
        let rounds = self.crowd.size.load(Ordering::Relaxed).div_ceil(self.crowd.chairs).max(1);
        let share = self.time / u32::try_from(rounds).unwrap_or(u32::MAX);
        share.min(self.left).max(LEAST)
    }
}

impl Stop for Timer {
    fn is_stopped(&self) -> bool {
        self.is_left.load(Ordering::Relaxed) || self.running.elapsed() >= self.most()
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.running.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than it takes, however busy the machine is.
    const LONG: Duration = Duration::from_secs(60);

    fn question(level: Level, time: Duration) -> Question {
        let game = Game::new(Rules::CLASSIC, Position::start());
        Question { time, ..Question::new(&game, level, 7) }
    }

    #[tokio::test]
    async fn every_level_finds_a_move_however_little_time_there_is() {
        let bots = Bots::with_chairs(1);
        for level in Level::ALL {
            let chosen = bots.choose(question(level, Duration::ZERO)).await;
            assert!(Position::start().is_legal(&Rules::CLASSIC, chosen), "{level}");
        }
    }

    #[tokio::test]
    async fn those_who_wait_for_a_chair_share_the_time() {
        let bots = Bots::with_chairs(1);
        let running = Stopwatch::start();
        let all = (0..8).map(|_| async {
            bots.choose(question(Level::Prince, Duration::from_secs(4))).await;
            running.elapsed()
        });
        let ends = futures_util::future::join_all(all).await;
        assert!(ends[0] < Duration::from_secs(2), "the first leaves time to the others: {ends:?}");
        assert!(ends[7] < Duration::from_secs(8), "the last does not wait much longer: {ends:?}");
    }

    #[tokio::test]
    async fn a_thought_for_which_nobody_waits_ends() {
        let bots = Bots::with_chairs(1);
        let patience = Duration::from_millis(100);
        let running = Stopwatch::start();
        let thought = tokio::time::timeout(patience, bots.choose(question(Level::Prince, LONG))).await;
        assert!(thought.is_err() && bots.crowd.size.load(Ordering::Relaxed) == 0);
        bots.choose(question(Level::Page, LONG)).await;
        // The runtime ends when the thought does.
        assert!(running.elapsed() < LONG / 2);
    }

    #[tokio::test]
    async fn a_bot_that_is_losing_repeats_the_position() {
        // Yellow has his chief alone in a corner, and has walked to and fro; one step more is the third time.
        let start = "8yC/7x1/7x1/6x2/6xxx/9/rMrM7/rCrMrM6/rArRrM6 r-y- r r 0 40";
        let start = Position::parse(start, &Rules::CLASSIC).unwrap();
        let mut game = Game::new(Rules::CLASSIC, start);
        let last = start.geometry().parse_wire("i8i9").unwrap();
        for turn in ["c1d1", "i9i8", "d1c1", "i8i9", "c1d1", "i9i8", "d1c1"] {
            game.play(start.geometry().parse_wire(turn).unwrap()).unwrap();
        }
        let chosen = Bots::with_chairs(1).choose(Question::new(&game, Level::Envoy, 7)).await;
        assert_eq!(chosen, last);
    }
}
