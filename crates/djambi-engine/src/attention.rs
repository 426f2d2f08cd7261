//! What a weak player overlooks.

use djambi::{Geometry, MoveFamily, Role, Square};

/// How wide a square is drawn.
const WIDTH: i32 = 1000;

/// What a player notices of the turns that he and others could play.
///
/// Whoever learns the game overlooks long lines, diagonals before others, and what reporters could do from where they are
/// not yet. He errs like a person: in the same place always, and never by throwing a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attention {
    /// How many squares away he still sees a piece coming along a rank or a file, and along a diagonal.
    pub(crate) straight: u8,
    pub(crate) diagonal: u8,
    /// Whether he thinks of what a reporter could kill after a move.
    pub(crate) reporters: bool,
}

impl Attention {
    /// Nothing is overlooked.
    pub(crate) const FULL: Self = Self { straight: u8::MAX, diagonal: u8::MAX, reporters: true };

    /// Whether a move of this family to a square, killing or relocating what stands on `victim`, is noticed.
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
        let (from, to) = (geometry.point(family.from), geometry.point(to));
        let (dx, dy) = ((from.x - to.x).abs(), (from.y - to.y).abs());
        let is_diagonal = dx.min(dy) > WIDTH / 2;
        let seen = i32::from(if is_diagonal { self.diagonal } else { self.straight });
        // Half a square is allowed for boards whose squares are not square.
        dx.max(dy) <= seen * WIDTH + WIDTH / 2
    }
}
