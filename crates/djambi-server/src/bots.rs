use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use djambi::{Move, Position, Rules};
use djambi_engine::{Engine, Level, Limits, Options};
use tokio::sync::Semaphore;

/// Those who play when nobody sits at a seat. Only so many think at once as there are processors to spare.
pub(crate) struct Bots {
    chairs: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { chairs: Arc::new(Semaphore::new(processors.saturating_sub(1).max(1))) }
    }

    /// The move a bot plays here, always a legal one; there must be one. Thinking ends when nobody waits for it any more.
    pub(crate) async fn choose(&self, position: Position, rules: Rules, seed: u64) -> Move {
        let chair = self.chairs.acquire().await;
        let waiting = Waiting(Arc::new(AtomicBool::new(false)));
        let stop = waiting.0.clone();
        let thought = tokio::task::spawn_blocking(move || {
            Engine::new(Options::from(Level::Minister))
                .search(&position, &rules, &Limits::seeded(seed), &*stop, |_| {})
                .best_move()
        });
        let found = thought.await;
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

/// Somebody waits for a thought; when he is gone, the thinking is to end.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
