//! What is seen from a square of the 9 × 9 board, with several directions looked along at once.

use super::square9::{COUNT, SIDE, WINDOW, ray, star};
use super::window::{Place, Window};
use crate::SquareSet;

/// What lies around a square. Everything that is asked of one square lies together.
///
/// Only ranks 2 to 8 can hold what stops a piece on a file or a diagonal before it reaches the rim. They fit into one word
/// of 64 bits, and on it the same steps are taken for all those lines side by side, which compilers turn into instructions
/// for vectors. A way along which nothing is met leads on to the rim. What is seen on the rank is looked up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The way up on the file and on each diagonal in ranks 2 to 8, and nothing, for four are as cheap as three.
    up: [u64; 4],
    /// The ways down, turned round: see [`Outlook::slides`].
    down: [u64; 4],
    /// Where the ways up end on the highest rank, as a [`Rim`].
    top: [Rim; 4],
    /// Where the ways down end on the lowest rank, as a [`Rim`].
    bottom: [Rim; 4],
    /// Where the square's rank is, as a power of two that [`ROWS`] are multiplied by.
    rank: u64,
    /// How far from the lowest square, or from square 64, the first square is that can stop a piece on the rank.
    start: u8,
    /// 1 if that is counted from square 64, else 0.
    half: u8,
    /// The one of [`ROWS`] that tells what is seen on the rank.
    row: &'static [u32; 1 << STOPS],
    /// For [`Window`].
    place: Place,
    near: SquareSet,
}

/// What stands on the board, prepared for [`Outlook::slides_past`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacles {
    /// The lower 64 squares and the upper ones.
    halves: [u64; 2],
    /// Ranks 2 to 8.
    word: u64,
    /// The same with its bytes swapped.
    turned: u64,
    /// For [`Window`].
    parts: [u64; 2],
}

impl Obstacles {
    #[inline(always)]
    pub(crate) const fn of_halves(halves: [u64; 2]) -> Self {
        let word = halves[0] >> SECOND | halves[1] << (64 - SECOND);
        Self { halves, word, turned: word.swap_bytes(), parts: Window::<{ SIDE as u32 }>::parts(halves) }
    }

    #[inline(always)]
    pub(crate) const fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.halves[0] as u128 | (self.halves[1] as u128) << 64)
    }
}

/// The outermost ranks: the lower half is the lowest squares, the upper half squares 64 and above.
type Rim = u64;

/// The indices of rank 2 begin here, and those of rank 9.
const SECOND: usize = SIDE;
const LAST: usize = COUNT - SIDE;
/// The directions in which indices grow from rank to rank: up, up to the right, up to the left.
const UPWARDS: [(isize, isize); 3] = [(0, 1), (1, 1), (-1, 1)];

impl Outlook {
    pub(super) const fn new(index: usize) -> Self {
        let is_last = index >= LAST;
        // The first square of a rank stops nobody.
        let start = index / SIDE * SIDE + 1;
        let mut outlook = Self {
            up: [0; 4],
            down: [0; 4],
            top: [0; 4],
            bottom: [0; 4],
            rank: if is_last { 1 << (LAST - SIDE) } else { 1 << (index / SIDE * SIDE) },
            start: (start % 64) as u8,
            half: (start / 64) as u8,
            row: &ROWS[index % SIDE + if is_last { ROWS.len() / 2 } else { 0 }],
            place: Place::new::<{ SIDE as u32 }>(index),
            near: SquareSet::from_bits(star(index, 2, 4)),
        };
        let mut i = 0;
        while i < UPWARDS.len() {
            let (df, dr) = UPWARDS[i];
            let (up, down) = (ray(index, df, dr, SIDE), ray(index, -df, -dr, SIDE));
            (outlook.up[i], outlook.down[i]) = (inner(up), inner(down).swap_bytes());
            outlook.top[i] = (up >> LAST << (LAST - 64 + 32)) as u64;
            outlook.bottom[i] = down as u64 % (1 << SECOND);
            i += 1;
        }
        outlook
    }

    /// The squares that a piece sees along its lines: see [`Geometry::slides`](super::Geometry::slides).
    ///
    /// Subtracting 1 from what stands on a way changes what is not higher than the nearest that stands there; where nothing
    /// does, it changes everything. On a file or a diagonal, the squares of ranks 2 to 8 are in different bytes of their
    /// word, so that swapping bytes turns the ways down round.
    #[inline]
    pub(super) fn slides(&self, occupied: SquareSet) -> SquareSet {
        let bits = occupied.bits();
        self.look(&Obstacles::of_halves([bits as u64, (bits >> 64) as u64]))
    }

    /// Inlined wherever it is needed: calls cost more than what they save in size.
    #[inline(always)]
    pub(super) fn slides_past(&self, obstacles: &Obstacles) -> SquareSet {
        self.look(obstacles)
    }

    #[inline(always)]
    fn look(&self, obstacles: &Obstacles) -> SquareSet {
        let &Obstacles { word, turned, .. } = obstacles;
        let (mut seen, mut rims) = ([0; 4], [0; 4]);
        for i in 0..4 {
            let (above, below) = (word & self.up[i], turned & self.down[i]);
            let up = (above ^ above.wrapping_sub(1)) & self.up[i];
            let down = (below ^ below.wrapping_sub(1)) & self.down[i];
            seen[i] = up | down.swap_bytes();
            rims[i] = if_empty(above, self.top[i]) | if_empty(below, self.bottom[i]);
        }
        let union = |parts: [u64; 4]| u128::from(parts[0] | parts[1] | parts[2] | parts[3]);
        let (seen, rims) = (union(seen), union(rims));
        let (lowest, highest) = (rims % (1 << 32), rims >> 32 << 64);
        SquareSet::from_bits(seen << SECOND | self.on_rank(obstacles) | lowest | highest)
    }

    #[inline(always)]
    fn on_rank(&self, obstacles: &Obstacles) -> u128 {
        let half = obstacles.halves[self.half as usize % 2];
        let stops = (half >> (self.start % 64)) as usize % (1 << STOPS);
        let row = self.row[stops];
        u128::from(row) * u128::from(self.rank)
    }

    /// The squares that are seen within two steps: see [`Geometry::steps`](super::Geometry::steps).
    #[inline]
    pub(super) const fn steps(&self, occupied: SquareSet) -> SquareSet {
        let bits = occupied.bits();
        self.steps_past(&Obstacles::of_halves([bits as u64, (bits >> 64) as u64]))
    }

    #[inline(always)]
    pub(super) const fn steps_past(&self, obstacles: &Obstacles) -> SquareSet {
        SquareSet::from_bits(WINDOW.steps(&self.place, &obstacles.parts).bits() & self.near.bits())
    }
}

/// Ranks 2 to 8, and the first square of rank 9, which nothing here asks for.
const fn inner(bits: u128) -> u64 {
    (bits >> SECOND) as u64
}

#[inline]
const fn if_empty(blockers: u64, then: Rim) -> Rim {
    ((blockers == 0) as u64).wrapping_neg() & then
}

/// On a rank, the squares between the first and the last: only there a piece can be stopped before the end.
const STOPS: usize = SIDE - 2;

/// What is seen on a rank from each of its squares, by what stands between its first and its last square. The second half is
/// for the highest rank: the same, one rank further up, since a number of 64 bits has no power of two to get there.
static ROWS: [[u32; 1 << STOPS]; 32] = {
    let mut rows = [[0; 1 << STOPS]; 32];
    let mut from = 0;
    while from < SIDE {
        let mut stops = 0;
        while stops < rows[from].len() {
            let seen = row(from, stops << 1);
            rows[from][stops] = seen;
            rows[from + rows.len() / 2][stops] = seen << SIDE;
            stops += 1;
        }
        from += 1;
    }
    rows
};

const fn row(from: usize, occupied: usize) -> u32 {
    let (mut seen, mut to) = (0, from);
    while to + 1 < SIDE {
        to += 1;
        seen |= 1 << to;
        if occupied >> to & 1 == 1 {
            break;
        }
    }
    to = from;
    while to > 0 {
        to -= 1;
        seen |= 1 << to;
        if occupied >> to & 1 == 1 {
            break;
        }
    }
    seen
}
