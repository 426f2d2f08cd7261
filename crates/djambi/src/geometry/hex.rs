//! Boards of hexagons, for three and for six players (D. Hallépée, 1976).
//!
//! Cells have axial coordinates: `q` grows to the right, `r` downwards. A cell lies on the board when the
//! absolute values of `q`, `r` and `q + r` are at most the radius. A file is the cells of one `q`; its ranks
//! count upwards from the lowest cell, the one with the largest `r`.

use super::fan::{Fan, Ray, RayStep};
use super::layout::Layout;
use super::lines::Lines;
use super::name::SquareName;
use super::rays::Rays;
use super::{Geometry, Neighbours, Point, ROOM, Rows, field};
use crate::{SeatSet, Square, SquareSet};

/// The board of three players: 61 hexagons, files `a`–`i`, the maze on `e5`. Pieces move in the six
/// directions of the edges.
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
    neighbours: &SMALL.neighbours,
    layout: Layout::Hexagons,
    rays: Rays::Lines(&SMALL_LINES),
    rows: Rows { squares: &SMALL_ROWS, word: "file", label: (0, 1) },
    field: field(61, 61 / 2),
    maze: Square::new(61 / 2),
    armies: SeatSet::first(3),
    seats: SeatSet::first(3),
    start: "rCrRrM2/rArDrM3/rMrMrN3yM/6yMyA/6yNyDyC/6yMyR/bMbMbN3yM/bRbDbM3/bCbAbM2 rby r r 0 1",
};

/// The board of six players: 127 hexagons, files `a`–`m`, the maze on `g7`. Pieces move in twelve directions:
/// the six of the edges and the six of the corners, where a step passes between two cells and is barred only
/// when both are occupied.
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
    neighbours: &LARGE.neighbours,
    layout: Layout::Hexagons,
    rays: Rays::Fans(&LARGE_FANS),
    rows: Rows { squares: &LARGE_ROWS, word: "file", label: (0, 1) },
    field: field(127, 127 / 2),
    maze: Square::new(127 / 2),
    armies: SeatSet::first(6),
    seats: SeatSet::first(6),
    start: "rCrRrM1oMoRoC/rArDrM2oMoDoA/rMrMrN3oNoMoM/10/bM9pM/bAbM8pMpA/bCbDbN7pNpDpC/bRbM8pMpR/bM9pM/10/\
            yMyMyN3gNgMgM/yRyDyM2gMgDgR/yCyAyM1gMgAgC rbygpo r r 0 1",
};

static SMALL: HexTables<61> = HexTables::new(4);
static SMALL_LINES: [Lines; 61] = lines(4);
static SMALL_SQUARES: [Square; 61] = squares();
static SMALL_ROWS: [&[Square]; 9] = files(4, &SMALL_SQUARES);
static LARGE: HexTables<127> = HexTables::new(6);
static LARGE_FANS: [Fan; 127] = fans(6);
static LARGE_SQUARES: [Square; 127] = squares();
static LARGE_ROWS: [&[Square]; 13] = files(6, &LARGE_SQUARES);

/// The six edge steps, each next to the one before it.
const EDGES: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A cell of a board with this radius, in axial coordinates.
#[derive(Clone, Copy)]
struct Cell {
    radius: i32,
    q: i32,
    r: i32,
}

impl Cell {
    const fn of_index(radius: i32, index: usize) -> Self {
        let mut q = -radius;
        let mut rest = index.cast_signed() as i32;
        while rest > Self::lowest(radius, q) - Self::highest(radius, q) {
            rest -= Self::lowest(radius, q) - Self::highest(radius, q) + 1;
            q += 1;
        }
        Self { radius, q, r: Self::lowest(radius, q) - rest }
    }

    /// The `r` of the lowest cell of a file, which is the largest.
    const fn lowest(radius: i32, q: i32) -> i32 {
        if q > 0 { radius - q } else { radius }
    }

    /// The `r` of the highest cell of a file, which is the smallest.
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
        let mut index = self.rank();
        let mut q = -self.radius;
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

/// The tables that both boards have.
struct HexTables<const COUNT: usize> {
    names: [SquareName; COUNT],
    points: [Point; COUNT],
    neighbours: [Neighbours; ROOM],
}

impl<const COUNT: usize> HexTables<COUNT> {
    const fn new(radius: i32) -> Self {
        let mut tables = Self {
            names: [SquareName::of_file_and_rank(0, 0); COUNT],
            points: [Point { x: 0, y: 0 }; COUNT],
            neighbours: [Neighbours::NONE; ROOM],
        };
        let mut index = 0;
        while index < COUNT {
            let cell = Cell::of_index(radius, index);
            tables.names[index] = SquareName::of_file_and_rank(cell.file(), cell.rank());
            // Columns of flat-topped hexagons stand √3/2 of a width apart.
            tables.points[index] = Point { x: cell.q * 866, y: -cell.r * 1000 - cell.q * 500 };
            let edges = SquareSet::from_bits(star(cell, 1));
            tables.neighbours[index] = Neighbours { adjacent: edges, by_edge: edges };
            index += 1;
        }
        tables
    }
}

/// The squares at most `steps` edge steps away in a straight line, as bits.
const fn star(cell: Cell, steps: usize) -> u128 {
    let mut bits = 0;
    let mut i = 0;
    while i < EDGES.len() {
        bits |= line(cell, EDGES[i], steps);
        i += 1;
    }
    bits
}

/// At most `steps` squares from a cell in one direction, as bits.
const fn line(cell: Cell, direction: (i32, i32), steps: usize) -> u128 {
    let mut to = cell.plus(direction);
    let mut bits = 0;
    let mut step = 0;
    while step < steps && to.is_on_board() {
        bits |= 1 << to.square().index();
        to = to.plus(direction);
        step += 1;
    }
    bits
}

/// The lines along the edges: indices grow to the right and, within a file, upwards.
const fn lines<const COUNT: usize>(radius: i32) -> [Lines; COUNT] {
    assert!(COUNT <= 64, "lines are words of 64 bits");
    let mut table = [Lines::new(0, [0; 3], 0); COUNT];
    let mut index = 0;
    while index < COUNT {
        let cell = Cell::of_index(radius, index);
        let mut lines = [0; 3];
        let mut i = 0;
        while i < lines.len() {
            let (q, r) = EDGES[i];
            lines[i] = (line(cell, (-q, -r), COUNT) | line(cell, (q, r), COUNT)) as u64;
            i += 1;
        }
        table[index] = Lines::new(index, lines, star(cell, 2) as u64);
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
            let first = EDGES[i];
            let second = EDGES[(i + 1) % EDGES.len()];
            table[index] = table[index].with(edge_ray(cell, first)).with(corner_ray(cell, first, second));
            i += 1;
        }
        index += 1;
    }
    table
}

const fn edge_ray(cell: Cell, direction: (i32, i32)) -> Ray {
    let mut ray = Ray::EMPTY;
    let mut to = cell.plus(direction);
    while to.is_on_board() {
        ray = ray.then(RayStep::open(to.square()));
        to = to.plus(direction);
    }
    ray
}

/// The ray of corner steps: each is the sum of two neighbouring edge steps and passes between the cells that
/// those lead to. On a convex board both cells lie on the board when the step's end does.
const fn corner_ray(cell: Cell, first: (i32, i32), second: (i32, i32)) -> Ray {
    let mut ray = Ray::EMPTY;
    let mut from = cell;
    while from.plus(first).plus(second).is_on_board() {
        let gap = [from.plus(first).square(), from.plus(second).square()];
        from = from.plus(first).plus(second);
        ray = ray.then(RayStep::between(from.square(), gap));
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
    let mut rest = squares;
    let mut q = -radius;
    while q <= radius {
        let length = (Cell::lowest(radius, q) - Cell::highest(radius, q) + 1).cast_unsigned() as usize;
        let (file, others) = rest.split_at(length);
        files[(q + radius).cast_unsigned() as usize] = file;
        (rest, q) = (others, q + 1);
    }
    files
}
