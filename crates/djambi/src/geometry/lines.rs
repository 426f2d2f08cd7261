//! Straight lines on a board of at most 64 squares.

use super::range::Range;
use crate::SquareSet;

/// The lines through a square, on a board where indices grow along every line and 64 bits hold all squares.
///
/// `hex3` has them, where walking rays takes 1.4 times as long: see docs/decisions/019.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines {
    /// Each line without the square itself, as bits.
    lines: [u64; 3],
    /// All squares with lower indices than this one.
    lower: u64,
    /// The squares at most two steps away along the lines.
    near: u64,
}

impl Lines {
    /// The lines through the square `index`, without the square itself, and the squares at most two steps
    /// away.
    pub(super) const fn new(index: usize, lines: [u64; 3], near: u64) -> Self {
        Self { lines, lower: (1 << index) - 1, near }
    }

    /// The squares that a piece sees: on each line from the nearest blocker below to the nearest one above.
    ///
    /// This is the obstruction difference of chess programs: subtracting the nearest blocker below from the
    /// blockers above borrows through every bit between the two. Where no blocker is below, square 0 serves
    /// as one.
    #[inline]
    pub(super) fn attacks(&self, occupied: SquareSet, range: Range) -> SquareSet {
        let occupied = occupied.bits() as u64;
        let mut seen = 0;
        for line in self.lines {
            let (below, above) = (line & occupied & self.lower | 1, line & occupied & !self.lower);
            let nearest = 1 << 63 >> below.leading_zeros();
            seen |= (above ^ above.wrapping_sub(nearest)) & line;
        }
        let in_range = if range == Range::TwoSteps { self.near } else { !0 };
        SquareSet::from_bits(u128::from(seen & in_range))
    }
}
