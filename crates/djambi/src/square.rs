//! Squares as opaque numbers.

/// A square of some board: an opaque number below the board's number of squares.
///
/// The board's [`Geometry`](crate::Geometry) knows its neighbours, its name and the point at which it is
/// drawn. Do not do arithmetic on square indices.
///
/// ```
/// use djambi::{HEX3, SQUARE9, Square};
/// let square = SQUARE9.square("b1").expect("square");
/// assert_eq!((square, square.index()), (Square::new(1), 1));
/// assert_eq!(HEX3.square_name(square), "a2", "the same number on another board");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The largest number of squares that a board may have.
    pub const LIMIT: usize = 127;

    /// The square with this number.
    ///
    /// # Panics
    /// If `index` is not below [`Square::LIMIT`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::LIMIT, "a board has at most 127 squares");
        #[expect(clippy::cast_possible_truncation, reason = "checked just above")]
        Self(index as u8)
    }

    /// The square of the lowest bit that is set; a square that no board has, if none is.
    #[inline]
    pub(crate) const fn of_lowest_bit(bits: u128) -> Self {
        Self(bits.trailing_zeros() as u8)
    }

    /// The number of this square, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
