//! The squares seen within two steps, on boards where a step changes a square's index by the same number
//! everywhere.

use crate::SquareSet;

/// The squares within two steps of a square, for boards whose rows are `ROW` squares apart, ignoring the
/// edges.
///
/// The three rows around the square, brought together by one multiplication, are the index of the table.
#[derive(Debug)]
pub(super) struct StepTable<const ROW: u32> {
    /// The squares seen for each occupancy of the eight squares around, as bits; the square itself is bit
    /// [`StepTable::CENTRE`].
    seen: [u64; 1 << 9],
}

impl<const ROW: u32> StepTable<ROW> {
    /// The difference of indices between a square and the one two steps diagonally below it.
    const CENTRE: u32 = 2 * (ROW + 1);
    /// The difference of indices between a square and the lowest one next to it.
    const CORNER: u32 = ROW + 1;
    /// The index at which the upper part of a board begins.
    const UPPER: u32 = 32;
    /// The squares next to the centre, from the lowest one on.
    const RING: u64 = 0b111 | 0b101 << ROW | 0b111 << (2 * ROW);
    /// The shift that puts a row beside the one below it.
    const SHIFT: u32 = ROW - 3;
    /// Multiplying by this number puts the three rows of the ring side by side.
    const GATHER: u64 = 1 | 1 << Self::SHIFT | 1 << (2 * Self::SHIFT);

    /// Computes the table.
    pub(super) const fn new() -> Self {
        let mut seen = [0; 1 << 9];
        let offsets = [1, ROW - 1, ROW, ROW + 1];
        let mut direction = 0;
        while direction < 2 * offsets.len() {
            let offset = offsets[direction / 2];
            let (first, second) = match direction % 2 {
                0 => (1 << (Self::CENTRE + offset), 1 << (Self::CENTRE + 2 * offset)),
                _ => (1 << (Self::CENTRE - offset), 1 << (Self::CENTRE - 2 * offset)),
            };
            let mut index = 0;
            while index < seen.len() {
                let is_blocked = index & Self::index(first >> Self::CORNER) != 0;
                seen[index] |= if is_blocked { first } else { first | second };
                index += 1;
            }
            direction += 1;
        }
        Self { seen }
    }

    /// The index of an occupancy: the three rows of the ring side by side, the lowest square as the lowest
    /// bit.
    #[inline]
    const fn index(around: u64) -> usize {
        let ring = around & Self::RING;
        (ring.wrapping_mul(Self::GATHER) >> (2 * Self::SHIFT)) as usize % (1 << 9)
    }

    /// A board's occupied squares, given as two words, in the form that [`StepTable::attacks`] needs.
    ///
    /// The first part is the lower part of the board, shifted so that there is room below it; the second part
    /// is the upper part.
    #[inline(always)]
    pub(super) const fn parts(words: [u64; 2]) -> [u64; 2] {
        let upper = Self::UPPER;
        [words[0] << Self::CORNER, words[0] >> upper | words[1] << (64 - upper)]
    }

    /// The squares seen within two steps, including some beyond the board's edge, which the caller masks out.
    #[inline]
    pub(super) const fn attacks(&self, centre: &StepCentre, parts: &[u64; 2]) -> SquareSet {
        let around = parts[centre.part as usize % 2] >> (centre.shift % 64);
        let seen = self.seen[Self::index(around)] as u128;
        SquareSet::from_bits((seen * centre.up as u128) | ((seen * centre.down as u128) >> 64))
    }
}

/// The square for which a [`StepTable`] is asked, as shifts and factors: multiplying shifts 128 bits faster.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepCentre {
    /// The one of [`StepTable::parts`] that holds the squares around.
    part: u8,
    /// The lowest of these squares, as a bit of that part.
    shift: u8,
    /// The factor that moves the table's squares to higher indices, or 0.
    up: u64,
    /// The factor that moves them, divided by 2⁶⁴, to lower indices, or 0.
    down: u64,
}

impl StepCentre {
    /// The square with this index on a board whose rows are `ROW` squares apart.
    pub(super) const fn new<const ROW: u32>(index: usize) -> Self {
        let centre = StepTable::<ROW>::CENTRE as usize;
        let (up, down) =
            if index >= centre { (1 << (index - centre), 0) } else { (0, 1 << (64 + index - centre)) };
        let corner = StepTable::<ROW>::CORNER as usize;
        let upper = StepTable::<ROW>::UPPER as usize;
        let (part, shift) = if index < upper + corner { (0, index) } else { (1, index - corner - upper) };
        Self { part, shift: shift as u8, up, down }
    }
}
