//! Acts of a player without the others, counted so that nobody goes on so without end.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, Offer};

/// How many offers a seat makes at most until the person at another seat has played.
const MAX_OFFERS: u32 = 8;

/// What each seat has done since the person at another seat played a turn, or a bot for that person.
#[derive(Clone, Default)]
pub(super) struct Solitude(BTreeMap<Seat, Done>);

/// What a seat has done alone.
#[derive(Clone, Copy, Default)]
struct Done {
    offers: u32,
    /// Whether the seat has taken a turn back.
    taken_back: bool,
}

impl Solitude {
    /// Follows an event in a game with these persons, after which `turn` is to move.
    pub(super) fn follow(&mut self, event: &EventKind, persons: SeatSet, turn: Seat) {
        match *event {
            EventKind::Turn { seat, .. } if persons.contains(seat) => {
                self.0.retain(|&other, _| other == seat);
            }
            EventKind::Offer { offer: Offer::Return, .. } => {}
            EventKind::Offer { seat, .. } => self.0.entry(seat).or_default().offers += 1,
            // The player to move is the one who has gone back.
            EventKind::TakeBack { .. } => self.0.entry(turn).or_default().taken_back = true,
            _ => {}
        }
    }

    /// Whether a seat has taken a turn back.
    pub(super) fn has_taken_back(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_some_and(|done| done.taken_back)
    }

    /// Whether a seat has made as many offers as it may.
    pub(super) fn has_offered_enough(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_some_and(|done| done.offers >= MAX_OFFERS)
    }
}
