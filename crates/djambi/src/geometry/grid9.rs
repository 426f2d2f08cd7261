//! The 9 × 9 grid as bits: rays, and what sets of pieces see.

use crate::SquareSet;

/// The number of files, and of ranks.
pub(super) const SIDE: usize = 9;
/// The number of squares.
pub(super) const COUNT: usize = SIDE * SIDE;

/// The directions in which indices grow: right, up, up to the right, up to the left.
pub(super) const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

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

/// The half rays of each square.
static HALF_RAYS: [HalfRays; COUNT] = {
    let mut table = [HalfRays::new(0); COUNT];
    let mut index = 1;
    while index < COUNT {
        table[index] = HalfRays::new(index);
        index += 1;
    }
    table
};

/// The squares that any of these squares sees along its lines. `mirrored` are the occupied squares with their
/// bits reversed: downward rays are united in reverse and turned round once.
#[inline]
pub(super) fn slider_attacks(from: SquareSet, occupied: SquareSet, mirrored: u128) -> SquareSet {
    let mut above = 0;
    let mut below = 0;
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
    let from = from.bits();
    let empty = !occupied.bits();
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
    let mut bits = 0;
    let mut i = 0;
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
    let mut file = index.cast_signed() % side + df;
    let mut rank = index.cast_signed() / side + dr;
    let mut bits = 0;
    let mut step = 0;
    while step < steps && file >= 0 && file < side && rank >= 0 && rank < side {
        bits |= 1 << (rank * side + file);
        (file, rank) = (file + df, rank + dr);
        step += 1;
    }
    bits
}
