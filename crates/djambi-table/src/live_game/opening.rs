//! The talk that the ends of a game open: the private talk until then.

use djambi::{Reason, Seat, SeatSet};
use djambi_protocol::{EventKind, Seq};

/// What the last end of a game with a result has opened. It stays open if the game goes on after a take-back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opened {
    /// The number of the last event while the game was over.
    until: Option<Seq>,
    /// The seats at which newcomers have sat down since.
    newcomers: SeatSet,
}

impl Opened {
    /// Follows an event, after which the game is over for this reason, if it is.
    pub(super) fn follow(&mut self, event: &EventKind, seq: Seq, over: Option<Reason>) {
        if let EventKind::Sit { seat, .. } = event {
            self.newcomers.insert(*seat);
        }
        if over.is_some_and(|reason| reason != Reason::Closed) {
            *self = Self { until: Some(seq), newcomers: SeatSet::EMPTY };
        }
    }

    /// What an end has opened whose last event has this number, and after which these seats were taken.
    #[cfg(test)]
    pub(crate) const fn until(seq: Seq, newcomers: SeatSet) -> Self {
        Self { until: Some(seq), newcomers }
    }

    /// Whether anything was opened.
    #[must_use]
    pub const fn has_any(self) -> bool {
        self.until.is_some()
    }

    /// Whether what was said after the event with this number was opened.
    #[must_use]
    pub fn has(self, after: Seq) -> bool {
        self.until.is_some_and(|until| after <= until)
    }

    /// Whether the player of a seat came after the end.
    #[must_use]
    pub const fn came_later(self, seat: Seat) -> bool {
        self.newcomers.contains(seat)
    }
}

#[cfg(test)]
mod tests {
    use djambi_protocol::ClosingCause;

    use super::*;

    #[test]
    fn an_end_opens_what_was_said_until_then_and_a_return_closes_nothing() {
        let red = Seat::Red;
        let blue = Seat::Blue;
        let mut opened = Opened::default();
        opened.follow(&EventKind::Sit { seat: red, name: String::new() }, 1, None);
        assert!(!opened.has_any() && !opened.has(0));
        opened.follow(&EventKind::Resign { seat: blue }, 2, Some(Reason::Win));
        assert!(opened.has(1) && opened.has(2) && !opened.came_later(red));
        // It goes on, and somebody new sits down.
        opened.follow(&EventKind::TakeBack { to: 0 }, 3, None);
        opened.follow(&EventKind::Sit { seat: blue, name: String::new() }, 4, None);
        assert!(opened.has(2) && !opened.has(3) && !opened.has(4) && opened.came_later(blue));
        opened.follow(&EventKind::Resign { seat: red }, 5, Some(Reason::Win));
        assert!(opened.has(4) && !opened.came_later(blue));
        // A game that is closed has no result.
        let mut closed = Opened::default();
        closed.follow(&EventKind::Closed { cause: ClosingCause::Expired }, 1, Some(Reason::Closed));
        assert!(!closed.has_any());
    }
}
