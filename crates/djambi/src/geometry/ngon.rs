//! Boards with as many sides as players (after Djambi-N).
//!
//! Each player has a region, a patch of 5 × 5 squares with coordinates (k; x, y), k counted modulo the number
//! of regions. (k; 0, 0) is the maze for every k, and edges are shared: (k; 0, y) is (k + 1; y, 0). A
//! square's own region is the one in which its x is not 0.

use super::fan::{Fan, Ray, RayStep};
use super::layout::{Layout, region_point};
use super::name::SquareName;
use super::rays::Rays;
use super::{Geometry, Neighbours, Point, ROOM, Rows, field};
use crate::{SeatSet, Square, SquareSet};

/// The number of squares along a region's edge, without the maze.
const REACH: i32 = 4;
/// The number of squares of a region.
const REGION: usize = 20;

macro_rules! ngon {
    (
        $board:ident, $n:literal, $name:literal, $count:literal, $rows:literal, $corners:expr, $start:literal,
        $doc:literal
    ) => {
        #[doc = $doc]
        pub static $board: Geometry = {
            static TABLES: NgonTables<$count> = NgonTables::new($n, &$corners);
            static ROWS: [&[Square]; $rows] = rows(&TABLES.squares);
            Geometry {
                name: $name,
                names: &TABLES.names,
                points: &TABLES.points,
                neighbours: &TABLES.neighbours,
                layout: Layout::Kites(&$corners),
                rays: Rays::Fans(&TABLES.fans),
                rows: Rows { squares: &ROWS, word: "row", label: (0, 2) },
                field: field(TABLES.names.len(), 0),
                maze: Square::new(0),
                armies: SeatSet::first($n),
                seats: SeatSet::first($n),
                start: $start,
            }
        };
    };
}

ngon!(
    NGON3,
    3,
    "ngon3",
    61,
    13,
    [(-7794, -4500), (7794, -4500), (0, 9000)],
    "1/5/2rNrMrM/2rMrDrA/2rMrRrC/5/2bNbMbM/2bMbDbA/2bMbRbC/5/2yNyMyM/2yMyDyA/2yMyRyC rby r r 0 1",
    "The board with three sides, for three players: 61 squares.

```text
                              yC


                          yA      yR

                              yD
                      yM              yM
                          yM      yM
                   .                       .
                              yN
                       .               .
               .           .       .           .
                   .                       .
                       .       .       .
            .              .       .              .
                 .            ##             .
                     .    .         .    .
       rM    rM                .               bM    bM
                   rN                    bN
                         .     .     .
    rR    rD     rM                        bM    bD     bA
                        .      .     .

 rC     rA     rM       .      .      .      bM     bR     bC
```"
);
ngon!(
    NGON4,
    4,
    "ngon4",
    81,
    17,
    [(-4500, -4500), (4500, -4500), (4500, 4500), (-4500, 4500)],
    "1/5/2rNrMrM/2rMrDrA/2rMrRrC/5/2bNbMbM/2bMbDbA/2bMbRbC/5/2yNyMyM/2yMyDyA/2yMyRyC/5/2gNgMgM/\
     2gMgDgA/2gMgRgC rbyg r r 0 1",
    "The board with four sides, for four players: the squares of the 9 × 9 board with other names and another
set-up.

```text
  gC gR gM  .  .  . yM yA yC
  gA gD gM  .  .  . yM yD yR
  gM gM gN  .  .  . yN yM yM
   .  .  .  .  .  .  .  .  .
   .  .  .  . ##  .  .  .  .
   .  .  .  .  .  .  .  .  .
  rM rM rN  .  .  . bN bM bM
  rR rD rM  .  .  . bM bD bA
  rC rA rM  .  .  . bM bR bC
```"
);
ngon!(
    NGON5,
    5,
    "ngon5",
    101,
    21,
    [(-3269, -4500), (3269, -4500), (5290, 1719), (0, 5562), (-5290, 1719)],
    "1/5/2rNrMrM/2rMrDrA/2rMrRrC/5/2bNbMbM/2bMbDbA/2bMbRbC/5/2yNyMyM/2yMyDyA/2yMyRyC/5/2gNgMgM/\
     2gMgDgA/2gMgRgC/5/2pNpMpM/2pMpDpA/2pMpRpC rbygp r r 0 1",
    "The board with five sides, for five players (\"Pentachiavel\"): 101 squares.

```text
                              gC
                          gA     gR

                       gM     gD     gM
                    .     gM     gM      .
                 .                           .
             .          .     gN      .         .
        pM          .                    .         yM
    pR          .          .      .          .         yA
 pC        pM           .             .          yM        yC
      pD           .           .          .          yD
  pA         pN            .      .           yN         yR
        pM            .                .           yM
    pM           .                           .          yM
           .             .    ##    .             .
      .            .                      .            .
              .                .                .
        .                .          .                .
              .     .                    .     .
         .                .    .    .               .
              rM   rN                   bN   bM
         rM                                       bM
               rD   rM    .    .   .   bM   bD
          rR                                     bA
                     rM   .    .   .   bM
            rC  rA                         bR   bC
```"
);
ngon!(
    NGON6,
    6,
    "ngon6",
    121,
    25,
    [(-2598, -4500), (2598, -4500), (5196, 0), (2598, 4500), (-2598, 4500), (-5196, 0)],
    "1/5/2rNrMrM/2rMrDrA/2rMrRrC/5/2bNbMbM/2bMbDbA/2bMbRbC/5/2yNyMyM/2yMyDyA/2yMyRyC/5/2gNgMgM/\
     2gMgDgA/2gMgRgC/5/2pNpMpM/2pMpDpA/2pMpRpC/5/2oNoMoM/2oMoDoA/2oMoRoC rbygpo r r 0 1",
    "The board with six sides, for six players: 121 squares.

```text
                  pC   pR  pM                gM   gA  gC
                                 .   .    .
                 pA   pD                           gD   gR
                          pM    .         .   gM
               pM                    .                    gM
              .     pM    pN                   gN    gM      .
                                .          .
            .       .                .                 .       .
                          .                      .
         .        .            .           .             .        .

      oM       .         .           .            .         .      yM
   oR     oM        .          .            .          .       yM     yA

 oC    oD      oN         .         ##           .        yN      yD    yC
   oA     oM        .          .            .          .       yM     yR

      oM       .         .           .            .         .      yM
                               .           .
         .        .                                      .        .
            .             .          .           .             .
                    .           .          .           .
              .           rN                   bN            .
                    rM                               bM
               rM               .    .    .               bM
                      rD  rM                  bM   bD
                 rR                                     bA
                       rA  rM    .   .    .  bM   bR
                  rC                                  bC
```"
);

/// A square in the coordinates of region `k`, on a board with `n` regions.
#[derive(Clone, Copy)]
struct RegionSquare {
    n: i32,
    k: i32,
    x: i32,
    y: i32,
}

impl RegionSquare {
    const fn of_index(n: usize, index: usize) -> Self {
        let n = n as i32;
        if index == 0 {
            return Self { n, k: 0, x: 0, y: 0 };
        }
        let region = (index - 1) / REGION;
        let rest = ((index - 1) % REGION) as i32;
        Self { n, k: region as i32, x: rest / (REACH + 1) + 1, y: rest % (REACH + 1) }
    }

    const fn square(self) -> Square {
        if self.x == 0 && self.y == 0 {
            return Square::new(0);
        }
        let (k, x, y) = if self.x == 0 { (self.k + 1, self.y, 0) } else { (self.k, self.x, self.y) };
        let region = k.rem_euclid(self.n).cast_unsigned() as usize;
        Square::new(1 + region * REGION + ((x - 1) * (REACH + 1) + y).cast_unsigned() as usize)
    }

    const fn is_maze(self) -> bool {
        self.x == 0 && self.y == 0
    }

    /// The square one step on, with the direction in which the ray continues there; `None` beyond the rim.
    const fn step(self, (dx, dy): (i32, i32)) -> Option<(Self, (i32, i32))> {
        let x = self.x + dx;
        let y = self.y + dy;
        if x > REACH || y > REACH {
            None
        } else if x < 0 {
            Some((Self { k: self.k + 1, x: y, y: 1, ..self }, (dy, -dx)))
        } else if y < 0 {
            Some((Self { k: self.k - 1, x: 1, y: x, ..self }, (-dy, dx)))
        } else {
            Some((Self { x, y, ..self }, (dx, dy)))
        }
    }

    /// The spoke of a neighbour of the maze: 2k is the axis (k; x, 0), 2k + 1 the diagonal (k; t, t).
    const fn spoke(self) -> i32 {
        if self.y == 0 {
            2 * self.k
        } else if self.x == 0 {
            2 * (self.k + 1)
        } else {
            2 * self.k + 1
        }
    }

    /// The squares in one direction, beyond the maze along the opposite spoke.
    const fn ray(self, mut direction: (i32, i32)) -> Ray {
        let mut ray = Ray::EMPTY;
        let mut here = self;
        while let Some((next, onward)) = here.step(direction) {
            ray = ray.then(RayStep::open(next.square()));
            if next.is_maze() {
                return spoke(self.n, here.spoke() + self.n, ray);
            }
            (here, direction) = (next, onward);
        }
        ray
    }
}

/// A ray that goes on from the maze along a spoke.
const fn spoke(n: i32, spoke: i32, mut ray: Ray) -> Ray {
    let spoke = spoke.rem_euclid(2 * n);
    let mut t = 1;
    while t <= REACH {
        let y = if spoke % 2 == 0 { 0 } else { t };
        ray = ray.then(RayStep::open(RegionSquare { n, k: spoke / 2, x: t, y }.square()));
        t += 1;
    }
    ray
}

/// The tables of one board, computed together.
struct NgonTables<const COUNT: usize> {
    names: [SquareName; COUNT],
    points: [Point; COUNT],
    neighbours: [Neighbours; ROOM],
    fans: [Fan; COUNT],
    squares: [Square; COUNT],
}

impl<const COUNT: usize> NgonTables<COUNT> {
    const fn new(n: usize, corners: &[(i32, i32)]) -> Self {
        let mut tables = Self {
            names: [SquareName::of_three(*b"o00"); COUNT],
            points: [Point { x: 0, y: 0 }; COUNT],
            neighbours: [Neighbours::NONE; ROOM],
            fans: [Fan::EMPTY; COUNT],
            squares: [Square::new(0); COUNT],
        };
        let mut index = 0;
        while index < COUNT {
            let at = RegionSquare::of_index(n, index);
            if index > 0 {
                tables.names[index] =
                    SquareName::of_three([b'a' + at.k as u8, b'0' + at.x as u8, b'0' + at.y as u8]);
                tables.points[index] = point(at, corners);
            }
            tables.fans[index] = fan(at);
            tables.neighbours[index] = neighbours(at, &tables.fans[index]);
            tables.squares[index] = Square::new(index);
            index += 1;
        }
        tables
    }
}

/// The directions in a region; the even ones cross a side.
const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

const fn fan(at: RegionSquare) -> Fan {
    let mut fan = Fan::EMPTY;
    let mut i = 0;
    if at.is_maze() {
        while i < 2 * at.n {
            fan = fan.with(spoke(at.n, i, Ray::EMPTY));
            i += 1;
        }
        return fan;
    }
    while i < DIRECTIONS.len() as i32 {
        fan = fan.with(at.ray(DIRECTIONS[i as usize]));
        i += 1;
    }
    fan
}

const fn neighbours(at: RegionSquare, fan: &Fan) -> Neighbours {
    if at.is_maze() {
        return Neighbours { adjacent: fan.first_squares(1), by_edge: fan.first_squares(2) };
    }
    let mut by_edge = SquareSet::EMPTY;
    let mut i = 0;
    while i < DIRECTIONS.len() {
        if let Some((next, _)) = at.step(DIRECTIONS[i]) {
            by_edge = by_edge.with(next.square());
        }
        i += 2;
    }
    Neighbours { adjacent: fan.first_squares(1), by_edge }
}

/// The point at which a square is drawn.
const fn point(at: RegionSquare, corners: &[(i32, i32)]) -> Point {
    region_point(at.k.cast_unsigned() as usize, (10 * at.x, 10 * at.y), corners)
}

/// The maze, then each region's squares of one x, from y = 0.
const fn rows<const ROWS: usize>(squares: &'static [Square]) -> [&'static [Square]; ROWS] {
    let mut rows: [&[Square]; ROWS] = [&[]; ROWS];
    let (maze, mut rest) = squares.split_at(1);
    rows[0] = maze;
    let mut row = 1;
    while row < ROWS {
        (rows[row], rest) = rest.split_at(REACH as usize + 1);
        row += 1;
    }
    rows
}
