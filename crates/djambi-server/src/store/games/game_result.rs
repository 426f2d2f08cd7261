//! The results of games, which follow from their events and are kept beside them.

use djambi::{FallCause, GameEvent, Outcome, Seat};
use djambi_table::LiveGame;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameResult {
    /// The outcome by the rules.
    pub(crate) outcome: Outcome,
    /// When it ended, in milliseconds since 1970.
    pub(crate) ended_ms: u64,
    /// The number of turns that count.
    pub(crate) turns: u32,
    /// The position at the end, as a position string.
    pub(crate) position: String,
    /// The results of the seats that had a player at the start, in the order of play.
    pub(crate) seats: Vec<SeatResult>,
}

/// How a game ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatResult {
    /// The seat.
    pub(crate) seat: Seat,
    /// The place, from 1; `None` in a game that was closed.
    pub(crate) place: Option<u32>,
    /// How the player fell; `None` for those who were alive at the end.
    pub(crate) fall: Option<FallCause>,
    /// The other player who did it.
    pub(crate) fallen_by: Option<Seat>,
}

impl GameResult {
    /// The result of a game that an event has ended.
    pub(crate) fn of(live: &LiveGame) -> Option<Self> {
        let outcome = live.outcome()?;
        let ended_ms = live.ended_ms()?;
        let game = live.game();
        let turns = game.events().iter().filter(|event| matches!(event, GameEvent::Turn(_))).count();
        let seats = game.standings().into_iter().map(|standing| SeatResult {
            seat: standing.seat,
            place: standing.place.and_then(|place| u32::try_from(place).ok()),
            fall: standing.fall.map(|fall| fall.cause),
            fallen_by: standing.fall.and_then(|fall| fall.by),
        });
        Some(Self {
            outcome,
            ended_ms,
            turns: u32::try_from(turns).unwrap_or(u32::MAX),
            position: game.position().to_string(),
            seats: seats.collect(),
        })
    }
}
