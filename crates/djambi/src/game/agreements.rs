//! Agreements to a draw.

use crate::{BySeat, Seat, SeatSet};

/// The agreements to a draw that stand, those of players who are out included (§8).
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Agreements {
    /// The number of the entry in which the seat agreed, from 1; 0 if its agreement does not stand.
    entries: BySeat<u32>,
}

impl Agreements {
    /// Adds the agreement of a seat in the entry with this number. One that stands already stays.
    pub(super) fn add(&mut self, seat: Seat, entry: usize) {
        if self.entries[seat] == 0 {
            self.entries[seat] = u32::try_from(entry).unwrap_or(u32::MAX);
        }
    }

    /// Ends the agreement of a seat, which has played a turn.
    pub(super) fn lapse(&mut self, seat: Seat) {
        self.entries[seat] = 0;
    }

    /// The number of the entry in which a seat agreed, if its agreement stands.
    pub(super) fn entry(&self, seat: Seat) -> Option<usize> {
        match self.entries[seat] {
            0 => None,
            entry => usize::try_from(entry).ok(),
        }
    }

    /// The seats among these whose agreements stand.
    pub(super) fn among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.entry(seat).is_some()).collect()
    }
}
