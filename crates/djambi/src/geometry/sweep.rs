//! What many pieces see together.

use super::{Geometry, square9};
use crate::SquareSet;

/// A board with what stands on it, prepared to find what whole sets of pieces see: several times faster than asking
/// [`Geometry::slides`] and [`Geometry::steps`] for each of them.
///
/// ```
/// use djambi::{Position, Role, SquareSet, Sweep};
/// let start = Position::start();
/// let (geometry, occupied) = (start.geometry(), start.occupied());
/// let sweep = Sweep::new(geometry, occupied);
/// let militants = start.role(Role::Militant);
/// let seen = militants.iter().fold(SquareSet::EMPTY, |seen, at| seen | geometry.steps(at, occupied));
/// assert_eq!(sweep.steps(militants), seen);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    geometry: &'static Geometry,
    occupied: SquareSet,
    /// The occupied squares in reverse, on boards where sight is found by arithmetic.
    mirrored: u128,
}

impl Sweep {
    /// Prepares a board.
    #[must_use]
    #[inline]
    pub const fn new(geometry: &'static Geometry, occupied: SquareSet) -> Self {
        Self { geometry, occupied, mirrored: occupied.bits().reverse_bits() }
    }

    /// The squares that pieces on any of these squares see: see [`Geometry::slides`].
    #[must_use]
    #[inline]
    pub fn slides(&self, from: SquareSet) -> SquareSet {
        if from.is_empty() {
            return from;
        }
        if self.is_walked() {
            return self.unite(from, |square| self.geometry.slides(square, self.occupied));
        }
        square9::sweep(from, self.occupied, self.mirrored)
    }

    /// The squares that militants on any of these squares see: see [`Geometry::steps`].
    #[must_use]
    #[inline]
    pub fn steps(&self, from: SquareSet) -> SquareSet {
        if self.is_walked() {
            return self.unite(from, |square| self.geometry.steps(square, self.occupied));
        }
        square9::steps(from, self.occupied)
    }

    /// The squares that share a side with any of these squares: see [`Geometry::sides`].
    #[must_use]
    #[inline]
    pub fn sides(&self, of: SquareSet) -> SquareSet {
        if self.is_walked() {
            return self.unite(of, |square| self.geometry.sides(square));
        }
        square9::sides(of)
    }

    #[inline]
    const fn is_walked(&self) -> bool {
        self.geometry.wings.is_empty()
    }

    #[inline(never)]
    fn unite(&self, squares: SquareSet, seen: impl Fn(crate::Square) -> SquareSet) -> SquareSet {
        squares.iter().fold(SquareSet::EMPTY, |union, square| union | seen(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn together_they_see_what_each_of_them_sees() {
        let mut number = 1_u128;
        let mut random = || {
            for _ in 0..4 {
                number = number.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(12_345);
                number ^= number >> 65;
            }
            number
        };
        for geometry in Geometry::ALL {
            for _ in 0..300 {
                let all = geometry.all();
                let occupied = SquareSet::from_bits(random() & random()) & all;
                let from = SquareSet::from_bits(random() & random() & random()) & all;
                let each = |sees: &dyn Fn(Square) -> SquareSet| {
                    from.iter().fold(SquareSet::EMPTY, |seen, square| seen | sees(square))
                };
                let sweep = Sweep::new(geometry, occupied);
                assert_eq!(sweep.slides(from), each(&|square| geometry.slides(square, occupied)));
                assert_eq!(sweep.steps(from), each(&|square| geometry.steps(square, occupied)));
                assert_eq!(sweep.sides(from), each(&|square| geometry.sides(square)));
            }
        }
    }
}
