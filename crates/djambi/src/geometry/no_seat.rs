//! The error of a seat that a board does not have.

use core::fmt;

use super::Geometry;
use crate::{Problem, Seat, SeatSet};

/// A seat that a board does not have.
///
/// ```
/// use djambi::{DUEL2, Seat};
/// assert_eq!(DUEL2.check_seat(Seat::Yellow), Ok(()));
/// let error = DUEL2.check_seat(Seat::Blue).unwrap_err();
/// assert_eq!(error.to_string(), "the board duel2 has no seat blue; its seats are red, yellow");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeat {
    /// The seat.
    pub seat: Seat,
    /// The board's name.
    pub board: &'static str,
    /// The board's seats.
    pub seats: SeatSet,
}

impl NoSeat {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        Problem::new("no_seat").with("seat", self.seat).with("board", self.board)
    }
}

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board {} has no seat {}; its seats are ", self.board, self.seat)?;
        for (index, seat) in self.seats.iter().enumerate() {
            write!(f, "{}{seat}", if index > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl core::error::Error for NoSeat {}

impl Geometry {
    /// Checks that the board has a seat.
    ///
    /// # Errors
    /// If it has not.
    pub fn check_seat(&self, seat: Seat) -> Result<(), NoSeat> {
        let seats = self.seats();
        if seats.contains(seat) { Ok(()) } else { Err(NoSeat { seat, board: self.name(), seats }) }
    }
}
