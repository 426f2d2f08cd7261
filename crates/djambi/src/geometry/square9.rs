//! The board of the rule book: 9 × 9 squares, four armies (§1).

use super::grid9::{COUNT, DIRECTIONS, SIDE, star};
use super::layout::Layout;
use super::name::SquareName;
use super::rays::Rays;
use super::{Geometry, Neighbours, Point, ROOM, Rows, field};
use crate::{Seat, SeatSet, Square, SquareSet};

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
    ARMIES,
    "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1",
);

/// The 9 × 9 board for two players with two armies each: red also commands blue, yellow also green.
pub static DUEL2: Geometry = board(
    "duel2",
    ARMIES.without(Seat::Blue).without(Seat::Green),
    "xgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAx rryy r r 0 1",
);

/// The armies on both boards.
const ARMIES: SeatSet = SeatSet::first(4);

const fn board(name: &'static str, seats: SeatSet, start: &'static str) -> Geometry {
    Geometry {
        name,
        names: &NAMES,
        points: &POINTS,
        neighbours: &NEIGHBOURS,
        layout: Layout::Squares,
        rays: Rays::Square9,
        rows: Rows { squares: &RANKS, word: "rank", label: (1, 2) },
        field: field(COUNT, COUNT / 2),
        maze: Square::new(COUNT / 2),
        armies: ARMIES,
        seats,
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
    let file = (index % SIDE) as i32;
    let rank = (index / SIDE) as i32;
    let middle = SIDE as i32 / 2;
    Point { x: (file - middle) * 1000, y: (rank - middle) * 1000 }
});

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
