//! The sets of squares that each square is in.

use djambi::{Square, SquareSet};

use super::feature::SETS;

/// The largest number of squares of a board.
pub(super) const SQUARES_LIMIT: usize = 128;

/// The sets that each square is in: a bit for each set, the first eight sets and the others in separate
/// bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Membership {
    first: [u8; SQUARES_LIMIT],
    others: [u8; SQUARES_LIMIT],
}

impl Membership {
    /// The membership of a board's squares in these sets.
    pub(super) fn of(sets: &[SquareSet; SETS], squares: usize) -> Self {
        let mut bytes = [[0; SQUARES_LIMIT / 8]; 16];
        for (bytes, set) in bytes.iter_mut().zip(sets) {
            *bytes = set.bits().to_le_bytes();
        }
        let (first_rows, other_rows) = bytes.split_at(8);
        let mut made = Self { first: [0; SQUARES_LIMIT], others: [0; SQUARES_LIMIT] };
        let (first, _) = made.first.as_chunks_mut::<8>();
        let (others, _) = made.others.as_chunks_mut::<8>();
        for (byte, (first, others)) in first.iter_mut().zip(others).enumerate().take(squares.div_ceil(8)) {
            let columns = |rows: &[[u8; SQUARES_LIMIT / 8]]| {
                let rows = rows.iter().rev().fold(0, |all, row| all << 8 | u64::from(row[byte]));
                transposed(rows).to_le_bytes()
            };
            *first = columns(first_rows);
            *others = columns(other_rows);
        }
        made
    }

    /// The bits of the first eight sets, and those of the others.
    #[inline]
    pub(super) const fn at(&self, square: Square) -> [u8; 2] {
        let index = square.index() % SQUARES_LIMIT;
        [self.first[index], self.others[index]]
    }
}

/// Eight rows of eight bits with rows and columns exchanged.
#[inline]
const fn transposed(rows: u64) -> u64 {
    let swap = (rows ^ rows >> 7) & 0x00aa_00aa_00aa_00aa;
    let rows = rows ^ swap ^ swap << 7;
    let swap = (rows ^ rows >> 14) & 0x0000_cccc_0000_cccc;
    let rows = rows ^ swap ^ swap << 14;
    let swap = (rows ^ rows >> 28) & 0x0000_0000_f0f0_f0f0;
    rows ^ swap ^ swap << 28
}

/// The sums of the weights of all subsets of the sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SubsetSums {
    first: [i32; 1 << 8],
    others: [i32; 1 << (SETS - 8)],
}

impl SubsetSums {
    /// The sums of these weights, one for each set.
    pub(super) fn of(weights: &[i16]) -> Self {
        let sum = |sets: usize, weights: &[i16]| {
            let of_set = |(number, &weight): (usize, &i16)| (sets >> number & 1) as i32 * i32::from(weight);
            weights.iter().enumerate().map(of_set).sum()
        };
        let (first, others) = weights.split_at(8);
        Self {
            first: std::array::from_fn(|sets| sum(sets, first)),
            others: std::array::from_fn(|sets| sum(sets, others)),
        }
    }

    /// The sum for a square with this [membership](Membership::at).
    #[inline]
    pub(super) const fn at(&self, [first, others]: [u8; 2]) -> i32 {
        self.first[first as usize] + self.others[others as usize % (1 << (SETS - 8))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_square_is_in_its_sets() {
        let mut bits = 1_u128;
        let sets: [SquareSet; SETS] = std::array::from_fn(|_| {
            bits = bits.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(12_345);
            SquareSet::from_bits(bits)
        });
        let membership = Membership::of(&sets, Square::LIMIT);
        for square in (0..Square::LIMIT).map(Square::new) {
            let [first, others] = membership.at(square);
            let found = u16::from(first) | u16::from(others) << 8;
            for (number, set) in sets.iter().enumerate() {
                assert_eq!(found >> number & 1 == 1, set.contains(square), "{square:?} in set {number}");
            }
        }
    }
}
