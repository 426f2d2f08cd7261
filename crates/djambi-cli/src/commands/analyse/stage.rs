//! One position of a recorded game, with its study.

use djambi::{Game, GameEvent, Seat};
use djambi_text::Cli;
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
    /// The seat that played the turn, as in `by`.
    #[serde(skip)]
    pub(super) turn_of: Option<Seat>,
    #[serde(skip)]
    event: GameEvent,
}

impl PlayedEvent {
    /// The event number `index` of a game, from 0.
    pub(super) fn of(game: &Game, index: usize) -> Option<Self> {
        let reading = game.reading(index)?;
        let event = game.events()[index];
        let turn_of = matches!(event, GameEvent::Turn(_)).then(|| game.positions()[index].turn());
        Some(Self { by: turn_of.map(Seat::name), reading, turn_of, event })
    }

    /// The event for people.
    pub(super) fn text(&self, texts: Cli) -> String {
        match self.event {
            GameEvent::Turn(_) => self.reading.clone(),
            GameEvent::Resignation(seat) => texts.resigns(seat),
            GameEvent::FlagFall(seat) => texts.flag_falls(seat),
            GameEvent::Agreement => texts.draw_agreed().to_owned(),
            GameEvent::LengthLimit => texts.drawn_by_length().to_owned(),
            GameEvent::Closing => texts.closed().to_owned(),
        }
    }
}
