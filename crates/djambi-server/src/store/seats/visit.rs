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
    /// Whether the host has removed the player from the table.
    pub(crate) removed: bool,
    /// The seat that the player has lost, because their time ran out.
    pub(crate) lost: Option<LostSeat>,
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
