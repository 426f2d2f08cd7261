//! A player's visits to a game: what they have seen of it, and what they may no longer or may again do.

use std::collections::HashMap;

use djambi::Seat;
use djambi_protocol::Seq;

use crate::identity::PlayerId;

/// What a game keeps of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Visit {
    /// The last event that the player has seen; one more once they know that somebody wants to play again.
    pub(crate) seen: Seq,
    /// Whether the player's seat was taken away.
    pub(crate) removal: Removal,
    /// The seat that the player has lost, because their time ran out.
    pub(crate) lost: Option<LostSeat>,
}

/// Whether a player's seat was taken away, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Removal {
    /// The player has, or had, their seat.
    #[default]
    None,
    /// A new link to the seat was made for somebody else; the player may sit down again.
    TurnedOut,
    /// The player was removed from the table, and sits down there no more.
    Barred,
    /// The player was not ready at the appointed time; they may sit down again.
    Missed,
}

impl Removal {
    /// The number that the database has for it.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Barred => 1,
            Self::TurnedOut => 2,
            Self::Missed => 3,
        }
    }

    /// What a number in the database stands for.
    pub(crate) const fn of_number(number: u8) -> Self {
        match number {
            0 => Self::None,
            2 => Self::TurnedOut,
            3 => Self::Missed,
            _ => Self::Barred,
        }
    }
}

/// A seat that a player has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LostSeat {
    /// The seat.
    pub(crate) seat: Seat,
    /// When it was lost, in milliseconds since 1970.
    pub(crate) at_ms: u64,
}

/// The visits to a game, by player.
pub(crate) type Visits = HashMap<PlayerId, Visit>;
