//! The squares seen from a square of the 9 × 9 board, with several rays computed at once.

use super::ROOM;
use super::grid9::{COUNT, SIDE, ray, star};
use super::step_table::{StepCentre, StepTable};
use crate::{Square, SquareSet};

/// The rays from each square; none from squares of other boards.
static RAY_TABLES: [RayTable; ROOM] = {
    let mut table = [RayTable::NONE; ROOM];
    let mut index = 0;
    while index < COUNT {
        table[index] = RayTable::new(index);
        index += 1;
    }
    table
};

/// The rays from a square.
#[inline(always)]
pub(super) const fn ray_table(square: Square) -> &'static RayTable {
    &RAY_TABLES[square.index() % ROOM]
}

/// The squares within two steps.
static STEP_TABLE: StepTable<9> = StepTable::new();

/// The rays from a square. All that is needed for one square lies together.
///
/// Only ranks 2 to 8 can hold a piece that blocks a file or a diagonal before its last square. They fit into
/// one word of 64 bits, where the same steps serve all these rays side by side, as vector instructions. A ray
/// without a blocker goes on to the rim. The squares seen on the rank are looked up.
#[derive(Clone, Copy, Debug)]
pub(super) struct RayTable {
    /// The upward rays, on the file and on each diagonal, in ranks 2 to 8. The fourth is empty: four numbers
    /// fit into a vector register.
    up: [u64; 4],
    /// The downward rays, with their bytes swapped: see [`RayTable::slider_attacks`].
    down: [u64; 4],
    /// The last squares of the upward rays, if they lie on the highest rank.
    top: [Rim; 4],
    /// The last squares of the downward rays, if they lie on the lowest rank.
    bottom: [Rim; 4],
    /// The position of the square's rank, as a power of two by which an entry of [`RANKS`] is multiplied.
    rank: u64,
    /// The first square that can block the rank, counted from the lowest square or from square 64.
    start: u8,
    /// 1 if `start` is counted from square 64, else 0.
    word: u8,
    /// The entry of [`RANKS`] for the square's file.
    seen_on_rank: &'static [u32; 1 << STOPS],
    /// The square as [`STEP_TABLE`] needs it.
    centre: StepCentre,
    /// The squares at most two steps away.
    near: SquareSet,
}

/// The occupied squares of a board, prepared for many look-ups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blockers {
    /// The lower 64 squares and the upper ones.
    words: [u64; 2],
    /// Ranks 2 to 8.
    inner: u64,
    /// Ranks 2 to 8 with their bytes swapped.
    swapped: u64,
    /// The same squares for [`STEP_TABLE`].
    parts: [u64; 2],
}

impl Blockers {
    /// Prepares a set of occupied squares.
    #[inline]
    pub(crate) const fn of(occupied: SquareSet) -> Self {
        let bits = occupied.bits();
        Self::of_words([bits as u64, (bits >> 64) as u64])
    }

    /// Prepares a set of occupied squares, given as its lower 64 bits and its upper ones.
    #[inline(always)]
    pub(crate) const fn of_words(words: [u64; 2]) -> Self {
        let inner = words[0] >> SECOND | words[1] << (64 - SECOND);
        let parts = StepTable::<{ SIDE as u32 }>::parts(words);
        Self { words, inner, swapped: inner.swap_bytes(), parts }
    }

    /// The occupied squares.
    #[inline(always)]
    pub(crate) const fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.words[0] as u128 | (self.words[1] as u128) << 64)
    }
}

/// The outermost ranks: the lowest squares in the lower half, squares 64 and above in the upper half.
type Rim = u64;

/// The index of the first square of rank 2.
const SECOND: usize = SIDE;
/// The index of the first square of rank 9.
const LAST: usize = COUNT - SIDE;
/// The directions in which indices grow from rank to rank: up, up to the right, up to the left.
const UPWARDS: [(isize, isize); 3] = [(0, 1), (1, 1), (-1, 1)];

impl RayTable {
    /// No ray at all.
    pub(super) const NONE: Self = Self {
        up: [0; 4],
        down: [0; 4],
        top: [0; 4],
        bottom: [0; 4],
        rank: 0,
        start: 0,
        word: 0,
        seen_on_rank: &RANKS[0],
        centre: StepCentre::new::<{ SIDE as u32 }>(0),
        near: SquareSet::EMPTY,
    };

    /// Computes the rays from the square with this index.
    pub(super) const fn new(index: usize) -> Self {
        let is_last = index >= LAST;
        // A piece on the first square of a rank blocks no ray before its end.
        let start = index / SIDE * SIDE + 1;
        let mut table = Self {
            rank: if is_last { 1 << (LAST - SIDE) } else { 1 << (index / SIDE * SIDE) },
            start: (start % 64) as u8,
            word: (start / 64) as u8,
            seen_on_rank: &RANKS[index % SIDE + if is_last { RANKS.len() / 2 } else { 0 }],
            centre: StepCentre::new::<{ SIDE as u32 }>(index),
            near: SquareSet::from_bits(star(index, 2, 4)),
            ..Self::NONE
        };
        let mut i = 0;
        while i < UPWARDS.len() {
            let (df, dr) = UPWARDS[i];
            let up = ray(index, df, dr, SIDE);
            let down = ray(index, -df, -dr, SIDE);
            (table.up[i], table.down[i]) = (inner(up), inner(down).swap_bytes());
            table.top[i] = (up >> LAST << (LAST - 64 + 32)) as u64;
            table.bottom[i] = down as u64 % (1 << SECOND);
            i += 1;
        }
        table
    }

    /// The squares that a piece sees along its lines: see [`Geometry::slider_attacks`].
    ///
    /// On an upward ray, subtracting 1 from the blockers changes all bits up to the nearest blocker, or all
    /// bits if there is none. On a file or a diagonal, the squares of ranks 2 to 8 are in different bytes of
    /// their word, so swapping the bytes turns downward rays into upward ones.
    ///
    /// Always inlined: in the move generator a call costs more than it saves.
    ///
    /// [`Geometry::slider_attacks`]: super::Geometry::slider_attacks
    #[inline(always)]
    pub(super) fn slider_attacks(&self, blockers: &Blockers) -> SquareSet {
        let &Blockers { inner, swapped, .. } = blockers;
        let mut seen = [0; 4];
        let mut rims = [0; 4];
        for i in 0..4 {
            let above = inner & self.up[i];
            let below = swapped & self.down[i];
            let up = (above ^ above.wrapping_sub(1)) & self.up[i];
            let down = (below ^ below.wrapping_sub(1)) & self.down[i];
            seen[i] = up | down.swap_bytes();
            rims[i] = if_empty(above, self.top[i]) | if_empty(below, self.bottom[i]);
        }
        let union = |parts: [u64; 4]| u128::from(parts[0] | parts[1] | parts[2] | parts[3]);
        let seen = union(seen);
        let rims = union(rims);
        let lowest = rims % (1 << 32);
        let highest = rims >> 32 << 64;
        SquareSet::from_bits(seen << SECOND | self.on_rank(blockers) | lowest | highest)
    }

    /// The squares seen on the square's own rank.
    #[inline(always)]
    fn on_rank(&self, blockers: &Blockers) -> u128 {
        let word = blockers.words[self.word as usize % 2];
        let stops = (word >> (self.start % 64)) as usize % (1 << STOPS);
        u128::from(self.seen_on_rank[stops]) * u128::from(self.rank)
    }

    /// The squares that a militant sees: see
    /// [`Geometry::militant_attacks`](super::Geometry::militant_attacks).
    #[inline(always)]
    pub(super) const fn militant_attacks(&self, blockers: &Blockers) -> SquareSet {
        SquareSet::from_bits(STEP_TABLE.attacks(&self.centre, &blockers.parts).bits() & self.near.bits())
    }
}

/// Ranks 2 to 8, and the first square of rank 9, which is masked out later.
const fn inner(bits: u128) -> u64 {
    (bits >> SECOND) as u64
}

/// `rim` if there is no blocker, else 0.
#[inline]
const fn if_empty(blockers: u64, rim: Rim) -> Rim {
    ((blockers == 0) as u64).wrapping_neg() & rim
}

/// The number of squares between the first and the last of a rank: only there a piece can block it before its
/// end.
const STOPS: usize = SIDE - 2;

/// The squares seen on a rank from each of its files, by the occupancy of [`STOPS`]. The second half is for
/// the highest rank, one rank further up: a factor of 64 bits cannot shift that far.
static RANKS: [[u32; 1 << STOPS]; 32] = {
    let mut ranks = [[0; 1 << STOPS]; 32];
    let mut file = 0;
    while file < SIDE {
        let mut stops = 0;
        while stops < ranks[file].len() {
            let seen = seen_on_rank(file, stops << 1);
            ranks[file][stops] = seen;
            ranks[file + ranks.len() / 2][stops] = seen << SIDE;
            stops += 1;
        }
        file += 1;
    }
    ranks
};

/// The squares seen from a file of a rank, square by square.
const fn seen_on_rank(file: usize, occupied: usize) -> u32 {
    let mut seen = 0;
    let mut to = file;
    while to + 1 < SIDE {
        to += 1;
        seen |= 1 << to;
        if occupied >> to & 1 == 1 {
            break;
        }
    }
    to = file;
    while to > 0 {
        to -= 1;
        seen |= 1 << to;
        if occupied >> to & 1 == 1 {
            break;
        }
    }
    seen
}
