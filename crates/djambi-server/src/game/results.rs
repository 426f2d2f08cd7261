//! The results of games that are over.

use std::collections::HashSet;

use djambi::{Outcome, Reason};
use djambi_protocol::{Event, EventKind, GameId, SeatKind};

use super::error::OpenError;
use super::snapshot::GameSnapshot;
use crate::error_chain::with_causes;
use crate::store::{GameResult, Store, StoreError, StoredGame};

/// The result of a game that ended with the last of these events.
pub(crate) fn result_of<'a>(
    stored: &StoredGame,
    events: impl Iterator<Item = &'a Event> + Clone,
    outcome: Outcome,
) -> GameResult {
    let ended_ms = events.clone().last().map_or(stored.created_ms, |event| event.at_ms);
    GameResult { outcome, rated: is_rated(stored, events, outcome), ended_ms }
}

/// Whether a game counts for the strength of its players: at a table, to an end by the rules, and each seat
/// with a person of its own from the start to the end.
fn is_rated<'a>(stored: &StoredGame, mut events: impl Iterator<Item = &'a Event>, outcome: Outcome) -> bool {
    let persons: HashSet<_> = outcome.players.iter().filter_map(|seat| stored.holders.get(&seat)).collect();
    let is_person =
        |seat| stored.settings.seats.get(&seat).is_some_and(|state| state.kind == SeatKind::Human);
    let is_change = |event: &Event| {
        matches!(event.kind, EventKind::StandIn { .. } | EventKind::Open { .. } | EventKind::Sit { .. })
    };
    stored.settings.table.is_some()
        && outcome.reason != Reason::Closed
        && outcome.players.iter().all(is_person)
        && persons.len() == outcome.players.len()
        && !events.any(is_change)
}

/// Makes the results that are missing: those of games that ended before results were kept. A game that cannot
/// be read is logged and left out.
///
/// # Errors
/// When the store fails.
pub(crate) async fn keep_missing_results(store: &dyn Store) -> Result<u64, StoreError> {
    let (mut kept, mut after) = (0, None);
    loop {
        let page = store.without_result(after.take()).await?;
        for game in &page.games {
            if let Some(result) = read_result(store, game).await {
                store.keep_result(game, result).await?;
                kept += 1;
            }
        }
        after = page.next;
        if after.is_none() {
            return Ok(kept);
        }
    }
}

/// The result of a game by its events, if it can be read and is over.
async fn read_result(store: &dyn Store, game: &GameId) -> Option<GameResult> {
    match GameSnapshot::load(store, game).await {
        Ok(GameSnapshot { stored, log, live }) => {
            live.outcome().map(|outcome| result_of(&stored, log.after(0).iter(), outcome))
        }
        Err(OpenError::NotFound) => None,
        Err(error) => {
            tracing::error!(%game, "the result of a game cannot be made: {}", with_causes(&error));
            None
        }
    }
}
