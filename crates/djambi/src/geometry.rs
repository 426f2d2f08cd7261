//! Boards as data.

mod hex;
mod name;
mod ngon;
mod outlook;
mod ray;
mod square9;
mod sweep;
mod window;

pub use hex::{HEX3, HEX6};
pub use ngon::{NGON3, NGON4, NGON5, NGON6};
use square9::Wings;
pub use square9::{DUEL2, SQUARE9};
pub use sweep::Sweep;

use alloc::format;
use alloc::string::String;

use crate::{SeatSet, Square, SquareSet};
use name::SquareName;
pub(crate) use outlook::Obstacles;
use outlook::Outlook;
use ray::Fan;
use window::Window;

/// A board: its squares with their names and neighbours, the lines along which pieces move, the maze, the seats
/// and the set-up. Moves are made of these tables alone; no other code knows of files and ranks.
///
/// A [`Square`] of another board has no neighbours and no lines on this one, and nothing panics about it.
///
/// ```
/// use djambi::{Geometry, SQUARE9, SquareSet};
/// let [a1, c3, d4] = ["a1", "c3", "d4"].map(|name| SQUARE9.square(name).expect("square"));
/// assert_eq!(SQUARE9.in_line(a1).len(), 24);
/// assert!(!SQUARE9.slides(a1, SquareSet::of(c3)).contains(d4));
/// assert_eq!(SQUARE9.sides(SQUARE9.maze()).len(), 4);
///
/// let board = Geometry::named("penta5").expect("board");
/// assert_eq!((board.name(), board.squares().len(), board.seats().len()), ("ngon5", 101, 5));
/// ```
#[derive(Debug)]
pub struct Geometry {
    name: &'static str,
    names: &'static [SquareName],
    /// Where the squares are drawn.
    points: &'static [Point],
    near: &'static [Neighbours; ROOM],
    /// What is seen from each square, on boards of nine times nine squares.
    outlooks: &'static [Outlook],
    /// The lines along which indices grow, on other boards where sight is found by arithmetic.
    lines: &'static [Lines],
    /// The rays of any shape, if there are neither.
    rays: &'static [Fan],
    /// The lines as a [`Sweep`] needs them, on boards of nine times nine squares.
    wings: &'static [Wings],
    rows: Rows,
    field: SquareSet,
    maze: Square,
    seats: SeatSet,
    start: &'static str,
}

/// Where the middle of a square is drawn, in thousandths of a square's width, from the middle of the board to the right
/// and upwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// The squares next to a square.
#[derive(Clone, Copy, Debug)]
struct Neighbours {
    /// One step away in any direction.
    adjacent: SquareSet,
    /// Those that share a side with the square.
    sides: SquareSet,
}

/// Room for a square of any index, so that nobody has to ask whether there is one.
const ROOM: usize = Square::LIMIT + 1;

impl Neighbours {
    const NONE: Self = Self { adjacent: SquareSet::EMPTY, sides: SquareSet::EMPTY };
}

/// As many steps as the board has room for.
pub(crate) const ANY: usize = usize::MAX;

/// The lines through a square and the squares at most two steps away along them. Indices grow along a line.
#[derive(Clone, Copy, Debug)]
struct Lines {
    /// Each line without the square itself, as bits.
    lines: [u128; 4],
    /// All squares with lower indices than this one.
    lower: u128,
    near: SquareSet,
}

/// The squares in the order of a position string, row by row, and what the rows are called.
#[derive(Debug)]
struct Rows {
    squares: &'static [&'static [Square]],
    word: &'static str,
    /// Which bytes of its first square's name are the row's own name.
    label: (usize, usize),
}

/// The squares of a board that has so many, but for its maze.
const fn field(count: usize, maze: usize) -> SquareSet {
    SquareSet::from_bits((1 << count) - 1).without(Square::new(maze))
}

impl Geometry {
    /// All boards.
    pub const ALL: [&'static Self; 8] = [&SQUARE9, &DUEL2, &HEX3, &HEX6, &NGON3, &NGON4, &NGON5, &NGON6];

    /// The board with this name; `penta5` is another name of `ngon5`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = if name == "penta5" { "ngon5" } else { name };
        Self::ALL.into_iter().find(|geometry| geometry.name == name)
    }

    /// The board's name on the command line and in records.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// All squares, in order of their indices.
    pub fn squares(&self) -> impl ExactSizeIterator<Item = Square> + use<> {
        (0..self.names.len()).map(Square::new)
    }

    /// All squares, as a set.
    #[must_use]
    pub const fn all(&self) -> SquareSet {
        self.field.with(self.maze)
    }

    /// All squares but the maze (§1).
    #[must_use]
    pub const fn field(&self) -> SquareSet {
        self.field
    }

    /// The maze.
    #[must_use]
    pub const fn maze(&self) -> Square {
        self.maze
    }

    /// The seats around the board.
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The position string of the set-up.
    #[must_use]
    pub const fn start(&self) -> &'static str {
        self.start
    }

    /// What a square is called; `??` if it is not on this board.
    #[must_use]
    pub fn square_name(&self, square: Square) -> &'static str {
        let names: &'static [SquareName] = self.names;
        names.get(square.index()).map_or("??", SquareName::as_str)
    }

    /// The square with this name, if the board has one.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        self.names.iter().position(|known| known.as_str() == name).map(Square::new)
    }

    /// Where a square is drawn.
    ///
    /// # Panics
    /// If the square is not on this board.
    #[must_use]
    pub const fn point(&self, square: Square) -> Point {
        self.points[square.index()]
    }

    /// The squares in the order of a position string, a slice for each of its rows.
    #[must_use]
    pub const fn rows(&self) -> &'static [&'static [Square]] {
        self.rows.squares
    }

    /// What the rows of a position string are: `rank`, `file` or `row`.
    pub(crate) const fn row_word(&self) -> &'static str {
        self.rows.word
    }

    /// What a row of a position string is called: `rank 9`, say. Rows count from 0.
    pub(crate) fn row_name(&self, row: usize) -> String {
        let first = self.rows.squares.get(row).and_then(|row| row.first());
        let (start, end) = self.rows.label;
        let name = first.and_then(|&square| self.square_name(square).get(start..end));
        format!("{} {}", self.rows.word, name.unwrap_or_default())
    }

    /// The squares one step away in any direction: those that must hold corpses to encircle a chief (§6).
    #[must_use]
    pub const fn adjacent(&self, square: Square) -> SquareSet {
        self.neighbours(square).adjacent
    }

    /// Those of some squares of the board that have one of `around` next to them, or are in both sets.
    #[inline]
    pub(crate) fn next_to(&self, squares: SquareSet, around: SquareSet) -> SquareSet {
        if self.outlooks.is_empty() {
            let is_near = |square: &Square| !(self.adjacent(*square) & around).is_empty();
            return squares.iter().filter(is_near).collect();
        }
        squares & square9::neighbourhood(around)
    }

    /// The squares that share a side with `square`: those on which a reporter kills (§3).
    #[must_use]
    pub const fn sides(&self, square: Square) -> SquareSet {
        self.neighbours(square).sides
    }

    const fn neighbours(&self, square: Square) -> &Neighbours {
        &self.near[square.index() % ROOM]
    }

    /// The squares on the lines through `square`.
    #[must_use]
    pub fn in_line(&self, square: Square) -> SquareSet {
        self.slides(square, SquareSet::EMPTY)
    }

    /// The squares that a piece on `square` sees along its lines when `occupied` is what stands on the board: in
    /// each direction up to and including the first occupied one. What stands on `square` itself doesn't matter.
    #[must_use]
    #[inline]
    pub fn slides(&self, square: Square, occupied: SquareSet) -> SquareSet {
        match self.outlooks.get(square.index()) {
            Some(from) => from.slides(occupied),
            None => self.look(square, occupied, ANY),
        }
    }

    /// Like [`Geometry::slides`], for whoever asks again and again on the same board.
    #[inline]
    pub(crate) fn slides_past(&self, square: Square, obstacles: &Obstacles) -> SquareSet {
        match self.outlooks.get(square.index()) {
            Some(from) => from.slides_past(obstacles),
            None => self.look_past(square, obstacles, ANY),
        }
    }

    /// Like [`Geometry::steps`], for whoever asks again and again on the same board.
    #[inline]
    pub(crate) fn steps_past(&self, square: Square, obstacles: &Obstacles) -> SquareSet {
        match self.outlooks.get(square.index()) {
            Some(from) => from.steps_past(obstacles),
            None => self.look_past(square, obstacles, 2),
        }
    }

    /// Like [`Geometry::slides`], but at most two steps far: what a militant sees (§2).
    #[must_use]
    #[inline]
    pub fn steps(&self, square: Square, occupied: SquareSet) -> SquareSet {
        match self.outlooks.get(square.index()) {
            Some(from) => from.steps(occupied),
            None => self.look(square, occupied, 2),
        }
    }

    /// The squares on which it depends what a piece on `square` sees: as long as nothing is put on one of them or taken
    /// from it, [`Geometry::slides`] (or [`Geometry::steps`], for at most two steps) stays what it is.
    pub(crate) fn watched(&self, square: Square, occupied: SquareSet, steps: usize) -> SquareSet {
        match self.rays.get(square.index()) {
            Some(from) => from.watched(occupied, steps),
            None if steps == ANY => self.slides(square, occupied),
            None => self.steps(square, occupied),
        }
    }

    /// Those of some squares of the board that share a side with one of `others`.
    #[inline]
    pub(crate) fn beside(&self, squares: SquareSet, others: SquareSet) -> SquareSet {
        if self.outlooks.is_empty() {
            let is_beside = |square: &Square| !(self.sides(*square) & others).is_empty();
            return squares.iter().filter(is_beside).collect();
        }
        squares & square9::sides(others)
    }

    #[cold]
    #[inline(never)]
    fn look_past(&self, square: Square, obstacles: &Obstacles, steps: usize) -> SquareSet {
        self.look(square, obstacles.occupied(), steps)
    }

    /// Along lines or rays: apart, so that the boards with outlooks don't pay for the others.
    #[inline(never)]
    fn look(&self, square: Square, occupied: SquareSet, steps: usize) -> SquareSet {
        match (self.lines.get(square.index()), self.rays.get(square.index())) {
            (Some(from), _) if steps == ANY => from.slides(occupied),
            (Some(from), _) => from.slides(occupied) & from.near,
            (_, Some(from)) => from.walk(occupied, steps),
            _ => SquareSet::EMPTY,
        }
    }

    /// The occupied squares that stop a piece on its way from one square to another: those without which the way would
    /// be open, the nearest obstacle of each line that leads there.
    #[must_use]
    pub fn obstacles(&self, from: Square, to: Square, occupied: SquareSet) -> SquareSet {
        if self.slides(from, occupied).contains(to) {
            return SquareSet::EMPTY;
        }
        // What is seen in vain: occupied squares that hide the target.
        let seen = self.slides(from, occupied) & occupied;
        seen.iter().filter(|&square| !self.slides(from, SquareSet::of(square)).contains(to)).collect()
    }
}

impl Lines {
    /// On each line, subtracting the nearest blocker below from all the blockers above borrows through everything between
    /// the two, and so changes what is seen, and nothing else of the line. Below, the nearest is the highest one. Where
    /// there is none, square 0 serves: everything down to it is seen.
    #[inline]
    fn slides(&self, occupied: SquareSet) -> SquareSet {
        let lower = occupied.bits() & self.lower;
        let upper = occupied.bits() ^ lower;
        let mut seen = 0;
        for line in self.lines {
            let (below, above) = (line & lower | 1, line & upper);
            let nearest = HIGHEST[below.leading_zeros() as usize % HIGHEST.len()];
            seen |= (above ^ above.wrapping_sub(nearest)) & line;
        }
        SquareSet::from_bits(seen)
    }
}

/// The highest bit of a number with so many leading zeros: to look it up takes less time than to shift it there.
static HIGHEST: [u128; 128] = {
    let mut highest = [1 << 127; 128];
    let mut zeros = 1;
    while zeros < highest.len() {
        highest[zeros] = highest[zeros - 1] >> 1;
        zeros += 1;
    }
    highest
};

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Geometry {}

#[cfg(test)]
mod tests;
