//! The squares that whole sets of pieces see together.

use super::rays::Rays;
use super::{Geometry, grid9};
use crate::{Square, SquareSet};

/// The attacks of whole sets of pieces on one board: several times faster than [`Geometry::slider_attacks`]
/// and [`Geometry::militant_attacks`] for each piece.
///
/// ```
/// use djambi::{Position, Role, SetwiseAttacks, SquareSet};
/// let start = Position::start();
/// let (geometry, occupied) = (start.geometry(), start.occupied());
/// let setwise = SetwiseAttacks::new(geometry, occupied);
/// let militants = start.role(Role::Militant);
/// let attacks = |at| geometry.militant_attacks(at, occupied);
/// let seen = militants.iter().fold(SquareSet::EMPTY, |seen, at| seen | attacks(at));
/// assert_eq!(setwise.militant_attacks(militants), seen);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SetwiseAttacks {
    geometry: &'static Geometry,
    occupied: SquareSet,
    /// The occupied squares with their bits reversed, for [`grid9`].
    mirrored: u128,
}

impl SetwiseAttacks {
    /// Prepares a board with these occupied squares.
    #[must_use]
    #[inline]
    pub const fn new(geometry: &'static Geometry, occupied: SquareSet) -> Self {
        Self { geometry, occupied, mirrored: occupied.bits().reverse_bits() }
    }

    /// The squares that pieces on any of these squares see: see [`Geometry::slider_attacks`].
    #[must_use]
    #[inline]
    pub fn slider_attacks(&self, from: SquareSet) -> SquareSet {
        if from.is_empty() {
            return from;
        }
        match self.geometry.rays {
            Rays::Square9 => grid9::slider_attacks(from, self.occupied, self.mirrored),
            _ => unite(from, |square| self.geometry.slider_attacks(square, self.occupied)),
        }
    }

    /// The squares that militants on any of these squares see: see [`Geometry::militant_attacks`].
    #[must_use]
    #[inline]
    pub fn militant_attacks(&self, from: SquareSet) -> SquareSet {
        match self.geometry.rays {
            Rays::Square9 => grid9::militant_attacks(from, self.occupied),
            _ => unite(from, |square| self.geometry.militant_attacks(square, self.occupied)),
        }
    }

    /// The squares that share a side with any of these squares: see [`Geometry::edge_neighbours`].
    #[must_use]
    #[inline]
    pub fn edge_neighbours(&self, of: SquareSet) -> SquareSet {
        match self.geometry.rays {
            Rays::Square9 => grid9::edge_neighbours(of),
            _ => unite(of, |square| self.geometry.edge_neighbours(square)),
        }
    }
}

/// The union of the sets that `attacks` gives for each of the squares.
#[inline(never)]
fn unite(squares: SquareSet, attacks: impl Fn(Square) -> SquareSet) -> SquareSet {
    squares.iter().fold(SquareSet::EMPTY, |union, square| union | attacks(square))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_sees_what_each_of_its_pieces_sees() {
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
                let setwise = SetwiseAttacks::new(geometry, occupied);
                let sliders = each(&|square| geometry.slider_attacks(square, occupied));
                assert_eq!(setwise.slider_attacks(from), sliders);
                let militants = each(&|square| geometry.militant_attacks(square, occupied));
                assert_eq!(setwise.militant_attacks(from), militants);
                assert_eq!(setwise.edge_neighbours(from), each(&|square| geometry.edge_neighbours(square)));
            }
        }
    }
}
