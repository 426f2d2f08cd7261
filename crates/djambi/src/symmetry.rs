//! Symmetries of boards: rotations and mirrors that leave the game the same.

mod apply;
mod search;

use alloc::vec::Vec;

pub use apply::Symmetric;

use crate::{BySeat, Geometry, Position, Seat, Square};

/// A rotation or a mirror of a board: a permutation of its squares and the matching one of its armies.
///
/// Every symmetry keeps neighbours, lines, the maze and the seats and takes camps to camps, so the moves of
/// a position's image are the images of its moves. A rotation also keeps the order of play, so the image of a
/// game is a game. A mirror reverses the order of play, so it keeps only the moves of the player to move.
///
/// ```
/// use djambi::{Position, Rules, SQUARE9, Seat};
/// let quarter = SQUARE9.symmetries().to_seat(Seat::Red, Seat::Blue).expect("a quarter turn");
/// let [a1, i1] = ["a1", "i1"].map(|name| SQUARE9.square(name).expect("square"));
/// assert_eq!(quarter.apply(a1), i1, "red's corner comes to blue's");
///
/// let start = Position::start();
/// let mv = start.parse_move("a3a5")?;
/// let turned = quarter.apply(start).play(&Rules::CLASSIC, quarter.apply(mv))?;
/// assert_eq!(turned, quarter.apply(start.play(&Rules::CLASSIC, mv)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    geometry: &'static Geometry,
    /// The image of each square; an index beyond the board is its own image.
    squares: [Square; Square::LIMIT],
    /// The image of each army, and of the seat of that name.
    seats: BySeat<Seat>,
}

impl Symmetry {
    /// The identity: every square and every seat is its own image.
    #[must_use]
    pub fn identity(geometry: &'static Geometry) -> Self {
        Self { geometry, squares: core::array::from_fn(Square::new), seats: BySeat::from_fn(|seat| seat) }
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The image of `value`.
    ///
    /// # Panics
    /// If `value` is a setup or a position on another board.
    #[must_use]
    pub fn apply<T: Symmetric>(&self, value: T) -> T {
        value.under(self)
    }

    /// Whether the order of play is kept: true for rotations, false for mirrors.
    #[must_use]
    pub fn keeps_order(&self) -> bool {
        // Two seats alone would not tell a mirror from a rotation.
        let armies = self.geometry.armies();
        armies.iter().all(|army| {
            let next = armies.next_after(army).unwrap_or(army);
            armies.next_after(self.seats[army]) == Some(self.seats[next])
        })
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut inverse = *self;
        for (index, &square) in self.squares.iter().enumerate() {
            inverse.squares[square.index()] = Square::new(index);
        }
        for (seat, &image) in self.seats.iter() {
            inverse.seats[image] = seat;
        }
        inverse
    }

    /// The composition of this symmetry and then another one of the same board.
    ///
    /// # Panics
    /// If the other one is of another board.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        assert!(self.geometry == other.geometry, "symmetries of one board");
        Self {
            geometry: self.geometry,
            squares: self.squares.map(|square| other.squares[square.index()]),
            seats: self.seats.map(|seat| other.seats[seat]),
        }
    }
}

/// All symmetries of a board. Finding them takes time, so keep them to transform many positions.
///
/// ```
/// use djambi::{Geometry, Position};
/// for (name, count) in [("square9", 8), ("hex3", 6), ("ngon5", 10), ("hex6", 12)] {
///     let symmetries = Geometry::named(name).expect("board").symmetries();
///     assert_eq!(symmetries.iter().count(), count);
///     assert_eq!(symmetries.rotations().count(), count / 2);
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symmetries(Vec<Symmetry>);

impl Symmetries {
    /// Rotations and mirrors, the identity first.
    pub fn iter(&self) -> impl Iterator<Item = &Symmetry> {
        self.0.iter()
    }

    /// The rotations, the identity first. There is one for each image of red's seat.
    pub fn rotations(&self) -> impl Iterator<Item = &Symmetry> {
        self.0.iter().filter(|symmetry| symmetry.keeps_order())
    }

    /// The rotation that takes one seat to another, if the board has both.
    #[must_use]
    pub fn to_seat(&self, seat: Seat, image: Seat) -> Option<Symmetry> {
        let seats = self.0.first()?.geometry.seats();
        self.rotations().find(|rotation| seats.contains(seat) && rotation.seats[seat] == image).copied()
    }

    /// Like [`Position::canonical`], for a position on the board of these symmetries.
    ///
    /// # Panics
    /// If the position is on another board.
    #[must_use]
    pub fn canonical(&self, position: &Position) -> (Position, Symmetry) {
        let rotation = self.to_seat(position.turn(), Seat::Red).expect("rotation to red");
        (rotation.apply(*position), rotation)
    }
}

impl Geometry {
    /// The symmetries of the board that take camps to camps: rotations and mirrors. Each call searches for
    /// them, which takes a fraction of a millisecond.
    #[must_use]
    pub fn symmetries(&'static self) -> Symmetries {
        let mut symmetries: Vec<Symmetry> = search::symmetries(self)
            .map(|(squares, seats)| Symmetry { geometry: self, squares, seats })
            .collect();
        symmetries.sort_by_key(|symmetry| (!symmetry.keeps_order(), symmetry.seats[Seat::Red]));
        Symmetries(symmetries)
    }
}

impl Position {
    /// The rotated position in which red is to move, and the rotation that leads to it.
    ///
    /// Positions that are rotations of each other have the same canonical position, which serves as a key in
    /// opening books and caches. Mirror images have different ones, because the order of play is reversed in
    /// them.
    ///
    /// For many positions, keep the [`Geometry::symmetries`] and call [`Symmetries::canonical`].
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let position = Position::parse("8yC/9/9/9/5bA3/9/9/9/rC7bC rby- b b 0 7", &Rules::CLASSIC)?;
    /// let (canonical, rotation) = position.canonical();
    /// assert_eq!(canonical.to_string(), "gC8/9/9/9/9/4rA4/9/9/rC7bC rb-g r r 0 7");
    /// assert_eq!(rotation.inverse().apply(canonical), position);
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        self.geometry().symmetries().canonical(self)
    }
}
