//! Acts of a player without the others, counted so that nobody goes on so without end.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, Offer};

/// How many offers a seat makes at most until the person at another seat has played.
const MAX_OFFERS: u32 = 8;

/// The acts of each seat since the persons at other seats played turns themselves.
#[derive(Clone, Default)]
pub(super) struct Solitude(BTreeMap<Seat, Done>);

/// What a seat has done alone.
#[derive(Clone, Copy, Default)]
struct Done {
    /// The offers since the person at another seat has played.
    offers: u32,
    /// If the seat has taken a turn back, the seats of persons that have played since.
    played_since: Option<SeatSet>,
}

impl Solitude {
    /// Follows an event in a game with these persons who play themselves, after which `turn` is to move.
    pub(super) fn follow(&mut self, event: &EventKind, persons: SeatSet, turn: Seat) {
        match *event {
            EventKind::Turn { seat, .. } if persons.contains(seat) => {
                for (_, done) in self.0.iter_mut().filter(|&(&other, _)| other != seat) {
                    done.offers = 0;
                    if let Some(played) = &mut done.played_since {
                        played.insert(seat);
                    }
                }
            }
            EventKind::Offer { offer: Offer::Return, .. } => {}
            EventKind::Offer { seat, .. } => self.0.entry(seat).or_default().offers += 1,
            // The player to move is the one who has gone back.
            EventKind::TakeBack { .. } => {
                self.0.entry(turn).or_default().played_since = Some(SeatSet::EMPTY);
            }
            _ => {}
        }
    }

    /// Whether a seat has taken a turn back, and not all of these others have played since. If one were enough, two
    /// players could play and take back by themselves, and the third would never move.
    pub(super) fn has_taken_back(&self, seat: Seat, others: SeatSet) -> bool {
        let played_since = self.0.get(&seat).and_then(|done| done.played_since);
        played_since.is_some_and(|played| others.iter().any(|other| !played.contains(other)))
    }

    /// Whether a seat has made as many offers as it may.
    pub(super) fn has_offered_enough(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_some_and(|done| done.offers >= MAX_OFFERS)
    }
}
