//! Events of the game in braces: `{red resigns}`, `{draw agreed}`, `{game closed}`.

use crate::{GameEvent, Seat};

const RESIGNS: &str = "resigns";
const AGREED: &str = "draw agreed";
const CLOSED: &str = "game closed";

/// An event of the game that is written in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EventPhrase {
    /// This player resigns, or the player to move.
    Resigns(Option<Seat>),
    /// The living players agree to a draw.
    Agreed,
    /// The host of the game ends it.
    Closed,
}

impl EventPhrase {
    /// The event with these words, which have single spaces between them.
    pub(super) fn of(words: &str) -> Option<Self> {
        if words == AGREED {
            return Some(Self::Agreed);
        }
        if words == CLOSED {
            return Some(Self::Closed);
        }
        let who = words.strip_suffix(RESIGNS)?;
        if who.is_empty() {
            return Some(Self::Resigns(None));
        }
        Seat::from_name(who.strip_suffix(' ')?).map(|seat| Self::Resigns(Some(seat)))
    }

    /// The event of a game in which it is this player's turn.
    pub(super) fn event(self, turn: Seat) -> GameEvent {
        match self {
            Self::Resigns(seat) => GameEvent::Resignation(seat.unwrap_or(turn)),
            Self::Agreed => GameEvent::Agreement,
            Self::Closed => GameEvent::Closing,
        }
    }
}
