//! How a board is drawn: outlines, rim, labels, and rotations that bring a seat to the bottom.

mod heading;
mod labels;
mod outline;
mod rim;

use crate::{Geometry, Seat};

pub use heading::Heading;
pub use labels::BoardLabel;
pub(super) use outline::region_point;

/// The shape of a board's squares.
#[derive(Clone, Copy, Debug)]
pub(super) enum Layout {
    /// Squares in ranks and files.
    Squares,
    /// Hexagons with a flat top.
    Hexagons,
    /// Kites in regions around the maze, one for each corner of the board.
    Kites(&'static [(i32, i32)]),
}

/// The largest number of degrees.
const FULL_TURN: i32 = 360;

impl Geometry {
    /// The angle by which the drawing is turned anticlockwise to bring a seat's camp to the bottom, in
    /// degrees from 0 to 359: to the bottom left where the board has a side there, else to the bottom corner.
    ///
    /// ```
    /// use djambi::{HEX6, NGON5, SQUARE9, Seat};
    /// assert_eq!(SQUARE9.rotation(Seat::Yellow), 180);
    /// assert_eq!(NGON5.rotation(Seat::Blue), 288);
    /// assert_eq!(HEX6.rotation(Seat::Blue), 0, "blue's camp lies at the bottom of the drawing");
    /// ```
    #[must_use]
    pub fn rotation(&self, seat: Seat) -> i32 {
        let seat = seat.index() as i32;
        let seats = self.camps();
        // Red's camp is the first; on boards of hexagons the next to the left of the bottom corner.
        let first = if matches!(self.layout, Layout::Hexagons) { 60 } else { 0 };
        (first - seat * (FULL_TURN / seats)).rem_euclid(FULL_TURN)
    }

    /// The number of camps around the board, which is that of the armies.
    fn camps(&self) -> i32 {
        if let Layout::Squares = self.layout { 4 } else { self.armies().len() as i32 }
    }
}

#[cfg(test)]
mod tests;
