//! The board of the rule book: 9 × 9 squares, four seats (§1).

use super::name::SquareName;
use super::ray_table::RayTable;
use super::rays::Rays;
use super::step_table::StepTable;
use super::{Geometry, Neighbours, Point, ROOM, Rows, field};
use crate::{SeatSet, Square, SquareSet};

/// The 9 × 9 board with files `a`–`i`, ranks `1`–`9` and the maze on `e5`.
///
/// ```text
/// 9  gC gA gM  .  .  .  yM yA yC
/// 8  gR gD gM  .  .  .  yM yD yR
/// 7  gM gM gN  .  .  .  yN yM yM
/// 6  .  .  .   .  .  .  .  .  .
/// 5  .  .  .   .  ##  . .  .  .
/// 4  .  .  .   .  .  .  .  .  .
/// 3  rM rM rN  .  .  .  bN bM bM
/// 2  rR rD rM  .  .  .  bM bD bR
/// 1  rC rA rM  .  .  .  bM bA bC
///    a  b  c   d  e  f  g  h  i
/// ```
pub static SQUARE9: Geometry = board(
    "square9",
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1",
);

/// The 9 × 9 board for two players with two armies each: red also commands blue, yellow also green.
pub static DUEL2: Geometry = board(
    "duel2",
    "xgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAx rryy r r 0 1",
);

/// The number of files, and of ranks.
pub(super) const SIDE: usize = 9;
/// The number of squares.
pub(super) const COUNT: usize = SIDE * SIDE;

const fn board(name: &'static str, start: &'static str) -> Geometry {
    Geometry {
        name,
        names: &NAMES,
        points: &POINTS,
        neighbours: &NEIGHBOURS,
        rays: Rays::Square9,
        rows: Rows { squares: &RANKS, word: "rank", label: (1, 2) },
        field: field(COUNT, COUNT / 2),
        maze: Square::new(COUNT / 2),
        seats: SeatSet::first(4),
        start,
    }
}

/// A table with a value for each square.
macro_rules! table {
    ($name:ident: $type:ty, |$index:ident| $value:expr) => {
        static $name: [$type; COUNT] = {
            let $index = 0;
            let mut table = [$value; COUNT];
            let mut $index = 1;
            while $index < COUNT {
                table[$index] = $value;
                $index += 1;
            }
            table
        };
    };
}

table!(NAMES: SquareName, |index| SquareName::of_file_and_rank(index % SIDE, index / SIDE));
table!(SQUARES: Square, |index| Square::new(index));
table!(POINTS: Point, |index| {
    let (file, rank, middle) = ((index % SIDE) as i32, (index / SIDE) as i32, SIDE as i32 / 2);
    Point { x: (file - middle) * 1000, y: (rank - middle) * 1000 }
});
table!(HALF_RAYS: HalfRays, |index| HalfRays::new(index));

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

static NEIGHBOURS: [Neighbours; ROOM] = {
    let mut table = [Neighbours::NONE; ROOM];
    let mut index = 0;
    while index < COUNT {
        let adjacent = SquareSet::from_bits(star(index, 1, DIRECTIONS.len()));
        table[index] = Neighbours { adjacent, by_edge: SquareSet::from_bits(star(index, 1, 2)) };
        index += 1;
    }
    table
};

/// The squares within two steps.
pub(super) static STEP_TABLE: StepTable<9> = StepTable::new();

/// The ranks, from the top one down.
static RANKS: [&[Square]; SIDE] = {
    let mut ranks: [&[Square]; SIDE] = [&[]; SIDE];
    let mut rank = 0;
    while rank < SIDE {
        let (_, from) = SQUARES.split_at((SIDE - 1 - rank) * SIDE);
        ranks[rank] = from.split_at(SIDE).0;
        rank += 1;
    }
    ranks
};

/// The directions in which indices grow: right, up, up to the right, up to the left.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The rays from a square as bits: those along which indices grow, then the others with their bits reversed,
/// so that indices grow along them as well.
#[derive(Clone, Copy, Debug)]
struct HalfRays([u128; 8]);

impl HalfRays {
    const fn new(index: usize) -> Self {
        let mut rays = [0; 8];
        let mut i = 0;
        while i < DIRECTIONS.len() {
            let (df, dr) = DIRECTIONS[i];
            rays[i] = ray(index, df, dr, SIDE);
            rays[i + DIRECTIONS.len()] = ray(index, -df, -dr, SIDE).reverse_bits();
            i += 1;
        }
        Self(rays)
    }
}

/// The squares that any of these squares sees along its lines. `mirrored` are the occupied squares with their
/// bits reversed: downward rays are united in reverse and turned round once.
#[inline]
pub(super) fn slider_attacks(from: SquareSet, occupied: SquareSet, mirrored: u128) -> SquareSet {
    let (mut above, mut below) = (0, 0);
    for square in from {
        let Some(HalfRays([a, b, c, d, e, f, g, h])) = HALF_RAYS.get(square.index()) else { continue };
        let seen = |ray: u128, occupied: u128| {
            let blockers = ray & occupied;
            (blockers ^ blockers.wrapping_sub(1)) & ray
        };
        let occupied = occupied.bits();
        above |= seen(*a, occupied) | seen(*b, occupied) | seen(*c, occupied) | seen(*d, occupied);
        below |= seen(*e, mirrored) | seen(*f, mirrored) | seen(*g, mirrored) | seen(*h, mirrored);
    }
    SquareSet::from_bits(above | below.reverse_bits())
}

/// The squares at most two steps from any of these, over empty ones.
#[inline]
pub(super) fn militant_attacks(from: SquareSet, occupied: SquareSet) -> SquareSet {
    let (from, empty) = (from.bits(), !occupied.bits());
    let two_steps = |step: fn(u128) -> u128| {
        let first = step(from);
        first | step(first & empty)
    };
    let straight = two_steps(right) | two_steps(left) | two_steps(up) | two_steps(down);
    let upwards = two_steps(|set| up(right(set))) | two_steps(|set| up(left(set)));
    let downwards = two_steps(|set| down(right(set))) | two_steps(|set| down(left(set)));
    SquareSet::from_bits(straight | upwards | downwards)
}

/// The squares that share a side with any of these.
#[inline]
pub(super) const fn edge_neighbours(of: SquareSet) -> SquareSet {
    let of = of.bits();
    SquareSet::from_bits(right(of) | left(of) | up(of) | down(of))
}

/// These squares and all those next to them.
#[inline]
pub(super) const fn neighbourhood(of: SquareSet) -> SquareSet {
    let of = of.bits() & ALL;
    let row = of | right(of) | left(of);
    SquareSet::from_bits(row | up(row) | down(row))
}

/// The squares of the first file.
const FIRST_FILE: u128 = ray(0, 0, 1, SIDE) | 1;
/// All squares.
const ALL: u128 = (1 << COUNT) - 1;

const fn right(set: u128) -> u128 {
    set << 1 & ALL & !FIRST_FILE
}

const fn left(set: u128) -> u128 {
    (set & !FIRST_FILE) >> 1
}

const fn up(set: u128) -> u128 {
    set << SIDE & ALL
}

const fn down(set: u128) -> u128 {
    set >> SIDE
}

/// The squares at most `steps` away, both ways, in the first `directions` of [`DIRECTIONS`], as bits.
pub(super) const fn star(index: usize, steps: usize, directions: usize) -> u128 {
    let (mut bits, mut i) = (0, 0);
    while i < directions {
        let (df, dr) = DIRECTIONS[i];
        bits |= ray(index, df, dr, steps) | ray(index, -df, -dr, steps);
        i += 1;
    }
    bits
}

/// At most `steps` squares from the square `index` in the direction of `df` files and `dr` ranks, as bits.
pub(super) const fn ray(index: usize, df: isize, dr: isize, steps: usize) -> u128 {
    let side = SIDE.cast_signed();
    let (mut file, mut rank) = (index.cast_signed() % side + df, index.cast_signed() / side + dr);
    let (mut bits, mut step) = (0, 0);
    while step < steps && file >= 0 && file < side && rank >= 0 && rank < side {
        bits |= 1 << (rank * side + file);
        (file, rank) = (file + df, rank + dr);
        step += 1;
    }
    bits
}
