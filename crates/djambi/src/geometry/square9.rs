//! The board of the rule book: 9 × 9 squares, four seats (§1).

use super::{Geometry, Line, SquareTable};
use crate::{SeatSet, Square, SquareSet};

/// The 9 × 9 board with files `a`–`i`, ranks `1`–`9` and the maze on `e5`.
pub static SQUARE9: Geometry = Geometry {
    name: "square9",
    names: &NAMES,
    tables: &TABLES,
    ranks: &RANKS,
    maze: Square::new(40),
    seats: SeatSet::first(4),
    start: "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1",
};

const SIDE: usize = 9;

const NAMES: [&str; SIDE * SIDE] = [
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", //
    "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", //
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", //
    "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", //
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", //
    "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", //
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", //
    "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", //
    "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9",
];

static SQUARES: [Square; SIDE * SIDE] = {
    let mut squares = [Square::new(0); SIDE * SIDE];
    let mut index = 0;
    while index < squares.len() {
        squares[index] = Square::new(index);
        index += 1;
    }
    squares
};

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

static TABLES: [SquareTable; SIDE * SIDE] = {
    let none = Line { lower: 0, upper: 0 };
    let empty = SquareTable {
        lines: [none; 4],
        near: SquareSet::EMPTY,
        adjacent: SquareSet::EMPTY,
        sides: SquareSet::EMPTY,
    };
    let mut tables = [empty; SIDE * SIDE];
    let mut index = 0;
    while index < tables.len() {
        tables[index] = table(index);
        index += 1;
    }
    tables
};

/// The directions in which indices grow: right, up, up to the right, up to the left.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

const fn table(index: usize) -> SquareTable {
    let mut lines = [Line { lower: 0, upper: 0 }; 4];
    let (mut near, mut adjacent, mut sides) = (0, 0, 0);
    let mut i = 0;
    while i < 4 {
        let (df, dr) = DIRECTIONS[i];
        lines[i] = Line { lower: ray(index, -df, -dr, SIDE), upper: ray(index, df, dr, SIDE) };
        let step = ray(index, df, dr, 1) | ray(index, -df, -dr, 1);
        adjacent |= step;
        near |= ray(index, df, dr, 2) | ray(index, -df, -dr, 2);
        if i < 2 {
            sides |= step;
        }
        i += 1;
    }
    SquareTable {
        lines,
        near: SquareSet::from_bits(near),
        adjacent: SquareSet::from_bits(adjacent),
        sides: SquareSet::from_bits(sides),
    }
}

/// At most `steps` squares from the square `index` in the direction of `df` files and `dr` ranks, as bits.
const fn ray(index: usize, df: isize, dr: isize, steps: usize) -> u128 {
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
