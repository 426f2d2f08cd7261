//! A finished game in a list.

use std::collections::BTreeMap;

use djambi::{Geometry, Rules, Seat};
use djambi_protocol::{ClockKind, FinishedGame, FinishedSeat, GameId, RatingChange};

use super::PageKey;
use crate::store::{GameResult, GameSeats};

/// A finished game that somebody has found.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct FoundGame {
    /// Its place in lists.
    pub(crate) key: PageKey,
    /// The game.
    pub(crate) id: GameId,
    /// The board.
    pub(crate) board: &'static Geometry,
    /// The rules.
    pub(crate) rules: Rules,
    /// The kind of clock.
    pub(crate) clock: ClockKind,
    /// The seats.
    pub(crate) seats: GameSeats,
    /// How it ended.
    pub(crate) result: GameResult,
    /// What it has changed of the ratings of its players.
    pub(crate) changes: BTreeMap<Seat, RatingChange>,
}

impl FoundGame {
    /// The game as its finders are told of it. Names that were hidden are not any more.
    pub(crate) fn told(&self) -> FinishedGame {
        let result = &self.result;
        let seat = |of: &crate::store::SeatResult| FinishedSeat {
            seat: of.seat,
            place: of.place,
            fall: of.fall,
            fallen_by: of.fallen_by,
            rating: self.changes.get(&of.seat).copied(),
        };
        FinishedGame {
            id: self.id.clone(),
            board: self.board,
            rules: self.rules,
            clock: self.clock,
            seats: self.seats.told(),
            outcome: result.outcome,
            results: result.seats.iter().map(seat).collect(),
            turns: result.turns,
            position: result.position.clone(),
            ended_ms: result.ended_ms,
        }
    }
}
