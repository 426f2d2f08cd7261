//! The oversights of a weak level.

use djambi::{Geometry, MoveFamily, Role, Square};

/// The width of a square in the points of a geometry.
const SQUARE_WIDTH: i32 = 1000;

/// What a level notices of the moves that it and others could play.
///
/// A beginner overlooks long lines, diagonals before others, and what a reporter could kill after a move. A
/// weak level errs like that: always in the same place, and not at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attention {
    /// The longest move along a rank or a file that it sees, in squares.
    pub(crate) straight: u8,
    /// The longest move along a diagonal that it sees, in squares.
    pub(crate) diagonal: u8,
    /// Whether it sees what a reporter could kill after a move.
    pub(crate) reporters: bool,
}

impl Attention {
    /// Overlooks nothing.
    pub(crate) const FULL: Self = Self { straight: u8::MAX, diagonal: u8::MAX, reporters: true };

    /// Whether a move of this family is noticed, which goes to a square and kills or relocates the piece on
    /// `victim`.
    pub(crate) fn notices(
        self,
        geometry: &Geometry,
        family: &MoveFamily,
        to: Square,
        victim: Option<Square>,
    ) -> bool {
        if self == Self::FULL {
            return true;
        }
        if family.role == Role::Reporter && victim.is_some() && !self.reporters {
            return false;
        }
        let from = geometry.point(family.from);
        let to = geometry.point(to);
        let dx = (from.x - to.x).abs();
        let dy = (from.y - to.y).abs();
        let is_diagonal = dx.min(dy) > SQUARE_WIDTH / 2;
        let range = i32::from(if is_diagonal { self.diagonal } else { self.straight });
        // Half a square of tolerance serves boards whose squares are irregular.
        dx.max(dy) <= range * SQUARE_WIDTH + SQUARE_WIDTH / 2
    }
}
