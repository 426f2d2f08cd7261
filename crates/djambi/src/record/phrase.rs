//! Events of the game that stand in braces: `{red resigns}`, `{draw agreed}`.

use crate::{GameEvent, Seat};

const RESIGNS: &str = "resigns";
const AGREED: &str = "draw agreed";

/// An event that is told in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phrase {
    /// This player leaves the table, or the player to move.
    Resigns(Option<Seat>),
    /// The living players agree to a draw.
    Agreed,
}

impl Phrase {
    /// The event that these words, with single spaces between them, tell of.
    pub(super) fn of(words: &str) -> Option<Self> {
        if words == AGREED {
            return Some(Self::Agreed);
        }
        let who = words.strip_suffix(RESIGNS)?;
        if who.is_empty() {
            return Some(Self::Resigns(None));
        }
        Seat::from_name(who.strip_suffix(' ')?).map(|seat| Self::Resigns(Some(seat)))
    }

    /// The entry of the game when it is this player's turn.
    pub(super) fn event(self, turn: Seat) -> GameEvent {
        match self {
            Self::Resigns(seat) => GameEvent::Resignation(seat.unwrap_or(turn)),
            Self::Agreed => GameEvent::Agreement,
        }
    }
}
