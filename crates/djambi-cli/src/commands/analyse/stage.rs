//! One position of a recorded game, with its study.

use djambi::{Game, GameEvent, Seat};
use serde::Serialize;

use super::study::Study;

/// One position of a recorded game.
#[derive(Serialize)]
pub(super) struct Stage {
    /// The study of the position.
    #[serde(flatten)]
    pub(super) study: Study,
    /// The event that followed; `None` for the last position.
    pub(super) played: Option<PlayedEvent>,
}

/// An event of a recorded game.
#[derive(Serialize)]
pub(super) struct PlayedEvent {
    /// The seat that played the turn; `None` for a resignation or a draw.
    pub(super) by: Option<&'static str>,
    /// The event in reading form: `Ma3-a5`, `red resigns`, `draw agreed`.
    pub(super) reading: String,
}

impl PlayedEvent {
    /// The event number `index` of a game, from 0.
    pub(super) fn of(game: &Game, index: usize) -> Option<Self> {
        let reading = game.reading(index)?;
        let is_turn = matches!(game.events()[index], GameEvent::Turn(_));
        let by = is_turn.then(|| game.positions()[index].turn());
        Some(Self { by: by.map(Seat::name), reading })
    }
}
