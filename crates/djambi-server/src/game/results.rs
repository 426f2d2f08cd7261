//! The results of games that are over.

use std::collections::HashSet;

use djambi::{Outcome, Reason};
use djambi_protocol::{Event, EventKind};

use crate::store::{GameResult, StoredGame};

/// The result of a game that ended with the last of these events.
pub(crate) fn result_of<'a>(
    stored: &StoredGame,
    events: impl Iterator<Item = &'a Event> + Clone,
    outcome: Outcome,
) -> GameResult {
    let ended_ms = events.clone().last().map_or(stored.created_ms, |event| event.at_ms);
    GameResult { outcome, rated: is_rated(stored, events, outcome), ended_ms }
}

/// Whether a game counts for the strength of its players: at a table that has waited for them, to an end by the
/// rules, and each seat with a person of its own from the start to the end.
fn is_rated<'a>(stored: &StoredGame, mut events: impl Iterator<Item = &'a Event>, outcome: Outcome) -> bool {
    let persons: HashSet<_> = outcome.players.iter().filter_map(|seat| stored.seats.holder(seat)).collect();
    let seats_of_persons = stored.seats.persons();
    let is_change = |event: &Event| {
        matches!(event.kind, EventKind::StandIn { .. } | EventKind::Open { .. } | EventKind::Sit { .. })
    };
    stored.settings.table.waits()
        && outcome.reason != Reason::Closed
        && outcome.players.iter().all(|seat| seats_of_persons.contains(seat))
        && persons.len() == outcome.players.len()
        && !events.any(is_change)
}
