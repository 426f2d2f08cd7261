//! The offers that stand in a game.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Offer, Seq};

/// The offers that stand in a game, at most one a seat.
#[derive(Clone, Default)]
pub(super) struct Offers(BTreeMap<Seat, Standing>);

/// An offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// The number of the event in which it was offered.
    pub(super) of: Seq,
    /// What is offered.
    pub(super) offer: Offer,
    /// The seats that it asks, as the game stands after its last event.
    pub(super) asked: SeatSet,
    /// The seats that have accepted.
    pub(super) accepted: SeatSet,
}

impl Standing {
    /// The seats that have not answered yet.
    pub(super) fn unanswered(&self) -> SeatSet {
        self.asked.iter().filter(|&seat| !self.accepted.contains(seat)).collect()
    }
}

impl Offers {
    /// Adds a seat's offer; an earlier one of the seat lapses.
    pub(super) fn add(&mut self, seat: Seat, of: Seq, offer: Offer) {
        self.0.insert(seat, Standing { of, offer, asked: SeatSet::EMPTY, accepted: SeatSet::EMPTY });
    }

    /// Notes that a seat has accepted the offer of this number.
    pub(super) fn accept(&mut self, seat: Seat, of: Seq) {
        if let Some(standing) = self.0.values_mut().find(|standing| standing.of == of) {
            standing.accepted.insert(seat);
        }
    }

    /// The offer of this number lapses.
    pub(super) fn remove(&mut self, of: Seq) {
        self.0.retain(|_, standing| standing.of != of);
    }

    /// Only the offers lapse that are not to be kept.
    pub(super) fn retain(&mut self, keep: impl Fn(Seat, &Standing) -> bool) {
        self.0.retain(|&seat, standing| keep(seat, standing));
    }

    /// Sets the seats that each offer asks; an offer that asks `None` lapses.
    pub(super) fn ask(&mut self, asked: &BTreeMap<Seat, Option<SeatSet>>) {
        self.0.retain(|seat, standing| {
            let asked = asked.get(seat).copied().flatten();
            standing.asked = asked.unwrap_or_default();
            asked.is_some()
        });
    }

    /// The offer that a seat has made.
    pub(super) fn by(&self, seat: Seat) -> Option<&Standing> {
        self.0.get(&seat)
    }

    /// The offer of this number, with the seat that has made it.
    pub(super) fn of(&self, of: Seq) -> Option<(Seat, &Standing)> {
        self.iter().find(|(_, standing)| standing.of == of)
    }

    /// All offers that stand.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Standing)> {
        self.0.iter().map(|(&seat, standing)| (seat, standing))
    }
}
