//! Boards of hexagons, for three and for six players (D. Hallépée, 1976).
//!
//! Cells have axial coordinates: `q` grows to the right, `r` downwards, and a cell lies on the board when |q|, |r| and
//! |q + r| are at most the radius. A file is the cells of one `q`; its ranks count from the lowest cell, the one with the
//! largest `r`, upwards.

use super::ray::{Fan, Ray, Step};
use super::{Geometry, Lines, Neighbours, Point, ROOM, Rows, SquareName, field};
use crate::{SeatSet, Square, SquareSet};

/// The board of three players: 61 hexagons, files `a`–`i`, the maze on `e5`. Pieces move in the six directions of the
/// edges.
///
/// ```text
///               yC
///            yA    yR
///         yM    yD    yM
///       .    yM    yM     .
///    .     .    yN     .     .
///       .     .     .     .
///    .     .     .     .     .
///       .     .     .     .
///   rM     .    ##     .    bM
///      rM     .     .    bM
///   rR    rN     .    bN    bA
///      rD     .     .    bD
///   rC    rM     .    bM    bC
///      rA     .     .    bR
///         rM     .    bM
///             .     .
///                .
///    a  b  c  d  e  f  g  h  i
/// ```
pub static HEX3: Geometry = Geometry {
    name: "hex3",
    names: &SMALL.names,
    points: &SMALL.points,
    near: &SMALL.near,
    outlooks: &[],
    lines: &SMALL_LINES,
    rays: &[],
    wings: &[],
    rows: Rows { squares: &SMALL_ROWS, word: "file", label: (0, 1) },
    field: field(61, 61 / 2),
    maze: Square::new(61 / 2),
    seats: SeatSet::first(3),
    start: "rCrRrM2/rArDrM3/rMrMrN3yM/6yMyA/6yNyDyC/6yMyR/bMbMbN3yM/bRbDbM3/bCbAbM2 rby r r 0 1",
};

/// The board of six players: 127 hexagons, files `a`–`m`, the maze on `g7`. Pieces move in twelve directions: the six of
/// the edges and the six of the corners, where a step passes between two cells and is barred only when both are occupied.
///
/// ```text
///                     pC
///                  pA    pR
///               pM    pD    pM
///             .    pM    pM     .
///         oM     .    pN     .    gM
///      oA     .     .     .     .    gR
///   oC    oM     .     .     .    gM    gC
///      oD     .     .     .     .    gD
///   oR    oN     .     .     .    gN    gA
///      oM     .     .     .     .    gM
///   oM     .     .     .     .     .    gM
///       .     .     .     .     .     .
///    .     .     .    ##     .     .     .
///       .     .     .     .     .     .
///   rM     .     .     .     .     .    yM
///      rM     .     .     .     .    yM
///   rR    rN     .     .     .    yN    yA
///      rD     .     .     .     .    yD
///   rC    rM     .     .     .    yM    yC
///      rA     .     .     .     .    yR
///         rM     .    bN     .    yM
///             .    bM    bM     .
///               bM    bD    bM
///                  bA    bR
///                     bC
///    a  b  c  d  e  f  g  h  i  j  k  l  m
/// ```
pub static HEX6: Geometry = Geometry {
    name: "hex6",
    names: &LARGE.names,
    points: &LARGE.points,
    near: &LARGE.near,
    outlooks: &[],
    lines: &[],
    rays: &LARGE_FANS,
    wings: &[],
    rows: Rows { squares: &LARGE_ROWS, word: "file", label: (0, 1) },
    field: field(127, 127 / 2),
    maze: Square::new(127 / 2),
    seats: SeatSet::first(6),
    start: "rCrRrM1oMoRoC/rArDrM2oMoDoA/rMrMrN3oNoMoM/10/bM9pM/bAbM8pMpA/bCbDbN7pNpDpC/bRbM8pMpR/bM9pM/10/\
            yMyMyN3gNgMgM/yRyDyM2gMgDgR/yCyAyM1gMgAgC rbygpo r r 0 1",
};

static SMALL: Tables<61> = Tables::new(4);
static SMALL_LINES: [Lines; 61] = lines(4);
static SMALL_SQUARES: [Square; 61] = squares();
static SMALL_ROWS: [&[Square]; 9] = files(4, &SMALL_SQUARES);
static LARGE: Tables<127> = Tables::new(6);
static LARGE_FANS: [Fan; 127] = fans(6);
static LARGE_SQUARES: [Square; 127] = squares();
static LARGE_ROWS: [&[Square]; 13] = files(6, &LARGE_SQUARES);

/// The six edge steps, each next to the one before it.
const EDGES: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A cell of a board with this radius.
#[derive(Clone, Copy)]
struct Cell {
    radius: i32,
    q: i32,
    r: i32,
}

impl Cell {
    const fn of_index(radius: i32, index: usize) -> Self {
        let (mut q, mut rest) = (-radius, index.cast_signed() as i32);
        while rest > Self::lowest(radius, q) - Self::highest(radius, q) {
            rest -= Self::lowest(radius, q) - Self::highest(radius, q) + 1;
            q += 1;
        }
        Self { radius, q, r: Self::lowest(radius, q) - rest }
    }

    const fn lowest(radius: i32, q: i32) -> i32 {
        if q > 0 { radius - q } else { radius }
    }

    const fn highest(radius: i32, q: i32) -> i32 {
        if q < 0 { -radius - q } else { -radius }
    }

    const fn is_on_board(self) -> bool {
        self.q.abs() <= self.radius && self.r.abs() <= self.radius && (self.q + self.r).abs() <= self.radius
    }

    const fn file(self) -> usize {
        (self.q + self.radius).cast_unsigned() as usize
    }

    const fn rank(self) -> usize {
        (Self::lowest(self.radius, self.q) - self.r).cast_unsigned() as usize
    }

    const fn square(self) -> Square {
        let (mut index, mut q) = (self.rank(), -self.radius);
        while q < self.q {
            index +=
                (Self::lowest(self.radius, q) - Self::highest(self.radius, q) + 1).cast_unsigned() as usize;
            q += 1;
        }
        Square::new(index)
    }

    const fn plus(self, (q, r): (i32, i32)) -> Self {
        Self { radius: self.radius, q: self.q + q, r: self.r + r }
    }
}

struct Tables<const COUNT: usize> {
    names: [SquareName; COUNT],
    points: [Point; COUNT],
    near: [Neighbours; ROOM],
}

impl<const COUNT: usize> Tables<COUNT> {
    const fn new(radius: i32) -> Self {
        let mut tables = Self {
            names: [SquareName::of_file_and_rank(0, 0); COUNT],
            points: [Point { x: 0, y: 0 }; COUNT],
            near: [Neighbours::NONE; ROOM],
        };
        let mut index = 0;
        while index < COUNT {
            let cell = Cell::of_index(radius, index);
            tables.names[index] = SquareName::of_file_and_rank(cell.file(), cell.rank());
            // Columns of flat-topped hexagons stand √3/2 of a width apart.
            tables.points[index] = Point { x: cell.q * 866, y: -cell.r * 1000 - cell.q * 500 };
            let edges = star(cell, 1);
            tables.near[index] = Neighbours { adjacent: edges, sides: edges };
            index += 1;
        }
        tables
    }
}

/// The squares at most `steps` edge steps away in a straight line.
const fn star(cell: Cell, steps: usize) -> SquareSet {
    let (mut bits, mut i) = (0, 0);
    while i < EDGES.len() {
        bits |= line(cell, EDGES[i], steps);
        i += 1;
    }
    SquareSet::from_bits(bits)
}

const fn line(cell: Cell, direction: (i32, i32), steps: usize) -> u128 {
    let mut to = cell.plus(direction);
    let (mut bits, mut step) = (0, 0);
    while step < steps && to.is_on_board() {
        bits |= 1 << to.square().index();
        to = to.plus(direction);
        step += 1;
    }
    bits
}

/// The lines along the edges: indices grow to the right and, within a file, upwards.
const fn lines<const COUNT: usize>(radius: i32) -> [Lines; COUNT] {
    let mut table = [Lines { lines: [0; 4], lower: 0, near: SquareSet::EMPTY }; COUNT];
    let mut index = 0;
    while index < COUNT {
        let cell = Cell::of_index(radius, index);
        let mut i = 0;
        while i < 3 {
            let (q, r) = EDGES[i];
            table[index].lines[i] = line(cell, (-q, -r), COUNT) | line(cell, (q, r), COUNT);
            i += 1;
        }
        table[index].lower = (1 << index) - 1;
        table[index].near = star(cell, 2);
        index += 1;
    }
    table
}

/// The rays along edges and corners.
const fn fans<const COUNT: usize>(radius: i32) -> [Fan; COUNT] {
    let mut table = [Fan::EMPTY; COUNT];
    let mut index = 0;
    while index < COUNT {
        let cell = Cell::of_index(radius, index);
        let mut i = 0;
        while i < EDGES.len() {
            let (one, other) = (EDGES[i], EDGES[(i + 1) % EDGES.len()]);
            table[index] = table[index].with(edge_ray(cell, one)).with(corner_ray(cell, one, other));
            i += 1;
        }
        index += 1;
    }
    table
}

const fn edge_ray(cell: Cell, direction: (i32, i32)) -> Ray {
    let (mut ray, mut to) = (Ray::EMPTY, cell.plus(direction));
    while to.is_on_board() {
        ray = ray.then(Step::open(to.square()));
        to = to.plus(direction);
    }
    ray
}

/// A corner step is the sum of two neighbouring edge steps and passes between the cells that they lead to. On a convex
/// board both lie on it when the step's end does.
const fn corner_ray(cell: Cell, one: (i32, i32), other: (i32, i32)) -> Ray {
    let (mut ray, mut from) = (Ray::EMPTY, cell);
    while from.plus(one).plus(other).is_on_board() {
        let gap = [from.plus(one).square(), from.plus(other).square()];
        from = from.plus(one).plus(other);
        ray = ray.then(Step::between(from.square(), gap));
    }
    ray
}

const fn squares<const COUNT: usize>() -> [Square; COUNT] {
    let mut squares = [Square::new(0); COUNT];
    let mut index = 0;
    while index < COUNT {
        squares[index] = Square::new(index);
        index += 1;
    }
    squares
}

/// The files from left to right, each from its lowest cell upwards.
const fn files<const FILES: usize>(radius: i32, squares: &'static [Square]) -> [&'static [Square]; FILES] {
    let mut files: [&[Square]; FILES] = [&[]; FILES];
    let (mut rest, mut q) = (squares, -radius);
    while q <= radius {
        let length = (Cell::lowest(radius, q) - Cell::highest(radius, q) + 1).cast_unsigned() as usize;
        let (file, others) = rest.split_at(length);
        files[(q + radius).cast_unsigned() as usize] = file;
        (rest, q) = (others, q + 1);
    }
    files
}
