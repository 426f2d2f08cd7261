//! An event that is to be kept.

use djambi::Seat;
use djambi_protocol::{CommandId, Event, GameId, TalkSince};

use super::GameResult;
use crate::store::{SeatRow, StoredPlan, Visits};

/// A new event for a game's log.
pub(crate) struct NewEvent {
    /// The id of the game.
    pub(crate) game: GameId,
    /// The event.
    pub(crate) event: Event,
    /// The command that becomes this event, if it is a command.
    pub(crate) command: Option<CommandId>,
    /// The messages that the player of a turn had seen; `None` stands for all, and where it does not matter.
    pub(crate) seen: Option<TalkSince>,
    /// The seat to move afterwards; `None` once the game is over.
    pub(crate) to_move: Option<Seat>,
    /// The rows of the seats that change with the event.
    pub(crate) seats: Vec<SeatRow>,
    /// What changes of what the game keeps of its players.
    pub(crate) visits: Visits,
    /// The plans that become others with the event; those without lines end.
    pub(crate) plans: Vec<StoredPlan>,
    /// How the game ended, if it is over after the event and that is not kept yet.
    pub(crate) result: Option<GameResult>,
    /// When the service must look at the game, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
}

impl NewEvent {
    /// An event of a game without a clock, with which nothing changes but the seat to move.
    pub(crate) fn new(game: GameId, event: Event, to_move: Option<Seat>) -> Self {
        let seats = Vec::new();
        let visits = Visits::new();
        Self {
            game,
            event,
            command: None,
            seen: None,
            to_move,
            seats,
            visits,
            plans: Vec::new(),
            result: None,
            deadline_ms: None,
        }
    }
}
