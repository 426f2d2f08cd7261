//! A person alone against bots comes back after their own fall, by taking a turn back.

use djambi::{Reason, Seat};
use djambi_protocol::{EventKind, Offer};

use super::LiveGame;

impl LiveGame {
    /// Whether by this event a player who is out takes a turn back, or asks for it. It is possible after the
    /// end, too.
    #[must_use]
    pub fn comes_back(&self, event: &EventKind) -> bool {
        match *event {
            EventKind::Offer { seat, offer: Offer::TakeBack } => self.may_come_back(seat),
            EventKind::TakeBack { .. } => {
                let mut offers = self.offers.iter();
                offers.any(|(seat, standing)| standing.offer == Offer::TakeBack && self.may_come_back(seat))
            }
            _ => false,
        }
    }

    /// Whether a player who is out may take turns back: all others are bots, whom nobody asks. That the
    /// service has closed the game is final.
    pub(super) fn may_come_back(&self, seat: Seat) -> bool {
        let is_closed = self.game.outcome().is_some_and(|outcome| outcome.reason == Reason::Closed);
        let is_alone = self.persons.is_single() && self.persons.contains(seat);
        is_alone && !is_closed && !self.alive().contains(seat)
    }
}
