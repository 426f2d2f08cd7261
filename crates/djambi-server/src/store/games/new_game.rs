//! A game that is to be kept.

use djambi::Seat;

use super::GameSettings;
use crate::identity::PlayerId;
use crate::store::GameSeats;

/// A new game, to be kept.
#[derive(Clone)]
pub(crate) struct NewGame {
    /// The settings.
    pub(crate) settings: GameSettings,
    /// The seats.
    pub(crate) seats: GameSeats,
    /// How long a bot waits before it plays; `None` for a random time.
    pub(crate) bot_delay_ms: Option<u32>,
    /// The player who opened the game.
    pub(crate) host: Option<PlayerId>,
    /// When the game was created, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// The seat to move; `None` if the game is over at its start.
    pub(crate) to_move: Option<Seat>,
    /// When the service must look at it, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
}
