use std::sync::Arc;

use djambi::{Move, Position, Rules};
use tokio::sync::Semaphore;

/// Those who play when nobody sits at a seat. Only so many think at once as there are processors to spare.
pub(crate) struct Bots {
    seats: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { seats: Arc::new(Semaphore::new(processors.saturating_sub(1).max(1))) }
    }

    /// The move a bot plays here, always a legal one. There must be one: the game is not over.
    pub(crate) async fn choose(&self, position: Position, rules: Rules, seed: u64) -> Move {
        let permit = self.seats.acquire().await;
        let thought = tokio::task::spawn_blocking(move || think(&position, &rules, seed)).await;
        drop(permit);
        match thought {
            Ok(chosen) if position.is_legal(&rules, chosen) => chosen,
            other => {
                tracing::error!(%position, ?other, "the engine found no legal move");
                any_legal(&position, &rules, seed)
            }
        }
    }
}

fn think(position: &Position, rules: &Rules, seed: u64) -> Move {
    any_legal(position, rules, seed)
}

fn any_legal(position: &Position, rules: &Rules, seed: u64) -> Move {
    let moves = position.legal_moves(rules);
    let index = usize::try_from(seed % u64::try_from(moves.len()).unwrap_or(1).max(1)).unwrap_or(0);
    moves.get(index).copied().unwrap_or(Move::PASS)
}
