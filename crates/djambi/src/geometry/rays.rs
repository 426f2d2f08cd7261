//! How a board finds the squares that its pieces see.

use super::fan::Fan;
use super::lines::Lines;
use super::range::Range;
use super::ray_table::{Blockers, ray_table};
use crate::{Square, SquareSet};

/// The rays from each square of a board, in the form that is fastest there.
///
/// A [`Square`] of another board sees nothing.
#[derive(Debug)]
pub(super) enum Rays {
    /// 9 × 9 squares: the tables of [`ray_table`].
    Square9,
    /// Straight lines on a board of at most 64 squares: obstruction difference.
    Lines(&'static [Lines]),
    /// Rays of any shape, which are walked.
    Fans(&'static [Fan]),
}

impl Rays {
    /// The squares that a piece on `from` sees: along each ray up to and including the first occupied square.
    #[inline]
    pub(super) fn attacks(&self, from: Square, occupied: SquareSet, range: Range) -> SquareSet {
        match (self, range) {
            (Self::Square9, Range::Any) => ray_table(from).slider_attacks(&Blockers::of(occupied)),
            (Self::Square9, Range::TwoSteps) => ray_table(from).militant_attacks(&Blockers::of(occupied)),
            _ => self.attacks_elsewhere(from, occupied, range),
        }
    }

    /// The same, with the occupied squares prepared.
    #[inline(always)]
    pub(super) fn attacks_with(&self, from: Square, blockers: &Blockers, range: Range) -> SquareSet {
        match (self, range) {
            (Self::Square9, Range::Any) => ray_table(from).slider_attacks(blockers),
            (Self::Square9, Range::TwoSteps) => ray_table(from).militant_attacks(blockers),
            _ => self.attacks_elsewhere(from, blockers.occupied(), range),
        }
    }

    /// The squares whose occupancy decides what a piece on `from` sees (the relevant occupancy of magic
    /// bitboards).
    #[inline]
    pub(super) fn relevant_squares(&self, from: Square, blockers: &Blockers, range: Range) -> SquareSet {
        match self {
            Self::Fans(fans) => fans
                .get(from.index())
                .map_or(SquareSet::EMPTY, |fan| fan.relevant_squares(blockers.occupied(), range)),
            _ => self.attacks_with(from, blockers, range),
        }
    }

    /// Apart and not inlined, so that the 9 × 9 board does not pay for the others.
    #[inline(never)]
    fn attacks_elsewhere(&self, from: Square, occupied: SquareSet, range: Range) -> SquareSet {
        match self {
            Self::Square9 => None,
            Self::Lines(lines) => lines.get(from.index()).map(|lines| lines.attacks(occupied, range)),
            Self::Fans(fans) => fans.get(from.index()).map(|fan| fan.attacks(occupied, range)),
        }
        .unwrap_or(SquareSet::EMPTY)
    }
}
