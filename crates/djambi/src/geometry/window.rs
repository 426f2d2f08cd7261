//! What is seen within two steps, on boards where a step changes a square's index by the same number everywhere.

use crate::SquareSet;

/// Two steps in every direction from a square of a board with rows of so many squares that goes on without an end: what
/// they see for each way in which the squares next to it may be occupied. What lies beyond the board's edge is for the
/// board to strike out.
#[derive(Debug)]
pub(super) struct Window<const ROW: u32> {
    /// By the three rows around the square, side by side; as bits, the square itself being [`Window::CENTRE`].
    seen: [u64; 1 << 9],
}

impl<const ROW: u32> Window<ROW> {
    /// How much lower an index is two steps diagonally down.
    const CENTRE: u32 = 2 * (ROW + 1);
    /// The lowest square next to the centre.
    const CORNER: u32 = ROW + 1;
    /// Where the upper part of a board begins.
    const UPPER: u32 = 32;
    /// The squares next to the centre, from the lowest one on.
    const RING: u64 = 0b111 | 0b101 << ROW | 0b111 << (2 * ROW);
    /// How far a row must move to lie beside the one below it.
    const SHIFT: u32 = ROW - 3;
    /// Moves all rows of the ring at once, the highest one to where it is.
    const GATHER: u64 = 1 | 1 << Self::SHIFT | 1 << (2 * Self::SHIFT);

    pub(super) const fn new() -> Self {
        let mut seen = [0; 1 << 9];
        let steps = [1, ROW - 1, ROW, ROW + 1];
        let mut direction = 0;
        while direction < 2 * steps.len() {
            let step = steps[direction / 2];
            let (mv, two) = match direction % 2 {
                0 => (1 << (Self::CENTRE + step), 1 << (Self::CENTRE + 2 * step)),
                _ => (1 << (Self::CENTRE - step), 1 << (Self::CENTRE - 2 * step)),
            };
            let mut rows = 0;
            while rows < seen.len() {
                let is_blocked = rows & Self::rows(mv >> Self::CORNER) != 0;
                seen[rows] |= if is_blocked { mv } else { mv | two };
                rows += 1;
            }
            direction += 1;
        }
        Self { seen }
    }

    /// What stands next to the centre, row by row. The lowest of those squares is the lowest bit.
    #[inline]
    const fn rows(around: u64) -> usize {
        let ring = around & Self::RING;
        (ring.wrapping_mul(Self::GATHER) >> (2 * Self::SHIFT)) as usize % (1 << 9)
    }

    /// What stands on a board, given in halves, as [`Window::steps`] needs it: the lower part, moved so that there is room
    /// for what lies below it, and the upper part.
    #[inline(always)]
    pub(super) const fn parts(halves: [u64; 2]) -> [u64; 2] {
        let upper = Self::UPPER;
        [halves[0] << Self::CORNER, halves[0] >> upper | halves[1] << (64 - upper)]
    }

    /// The squares that are seen within two steps from a square, with what is beyond the board's edge.
    #[inline]
    pub(super) const fn steps(&self, place: &Place, parts: &[u64; 2]) -> SquareSet {
        let around = parts[place.part as usize % 2] >> (place.shift % 64);
        let seen = self.seen[Self::rows(around)] as u128;
        SquareSet::from_bits((seen * place.up as u128) | ((seen * place.down as u128) >> 64))
    }
}

/// Where a window's centre is: shifting by multiplying takes less time where so many bits are moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Which of [`Window::parts`] shows what is next to it, and where the lowest of those squares is there.
    part: u8,
    shift: u8,
    /// By which what is seen is multiplied to get to higher indices, or 0.
    up: u64,
    /// By which it is multiplied and divided by 2⁶⁴ to get to lower ones, or 0.
    down: u64,
}

impl Place {
    pub(super) const fn new<const ROW: u32>(index: usize) -> Self {
        let centre = Window::<ROW>::CENTRE as usize;
        let (up, down) =
            if index >= centre { (1 << (index - centre), 0) } else { (0, 1 << (64 + index - centre)) };
        let corner = Window::<ROW>::CORNER as usize;
        let upper = Window::<ROW>::UPPER as usize;
        let (part, shift) = if index < upper + corner { (0, index) } else { (1, index - corner - upper) };
        Self { part, shift: shift as u8, up, down }
    }
}
