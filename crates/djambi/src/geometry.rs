//! Boards as data.

mod fan;
mod grid9;
mod hex;
mod layout;
mod lines;
mod name;
mod ngon;
mod no_seat;
mod range;
mod ray_table;
mod rays;
mod setwise;
mod square9;
mod step_table;
mod unknown_board;

pub use hex::{HEX3, HEX6};
pub use layout::{BoardLabel, Heading};
pub use ngon::{NGON3, NGON4, NGON5, NGON6};
pub use no_seat::NoSeat;
pub use setwise::SetwiseAttacks;
pub use square9::{DUEL2, SQUARE9};
pub use unknown_board::UnknownBoard;

use alloc::vec::Vec;

use crate::{RowName, SeatSet, Square, SquareSet};
use layout::Layout;
use name::SquareName;
pub(crate) use range::Range;
pub(crate) use ray_table::Blockers;
use rays::Rays;

/// A board: its squares with their names and neighbours, the lines along which pieces move, the maze, the
/// seats and the set-up. Moves are made of nothing but these tables; no other code knows of files and ranks.
///
/// A [`Square`] of another board has no neighbours and no lines on this one, and nothing panics about it.
///
/// ```
/// use djambi::{Geometry, SQUARE9, SquareSet};
/// let [a1, c3, d4] = ["a1", "c3", "d4"].map(|name| SQUARE9.square(name).expect("square"));
/// assert_eq!(SQUARE9.in_line(a1).len(), 24);
/// assert!(!SQUARE9.slider_attacks(a1, SquareSet::of(c3)).contains(d4));
/// assert_eq!(SQUARE9.edge_neighbours(SQUARE9.maze()).len(), 4);
///
/// let board = Geometry::named("penta5").expect("board");
/// assert_eq!((board.name(), board.squares().len(), board.seats().len()), ("ngon5", 101, 5));
/// ```
#[derive(Debug)]
pub struct Geometry {
    name: &'static str,
    names: &'static [SquareName],
    /// The points at which the squares are drawn.
    points: &'static [Point],
    neighbours: &'static [Neighbours; ROOM],
    layout: Layout,
    rays: Rays,
    rows: Rows,
    field: SquareSet,
    maze: Square,
    armies: SeatSet,
    seats: SeatSet,
    start: &'static str,
}

/// The point at which the middle of a square is drawn, in thousandths of a square's width, from the middle of
/// the board to the right and upwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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
    by_edge: SquareSet,
}

/// The length of tables that have an entry for every [`Square`], of this board or another.
const ROOM: usize = Square::LIMIT + 1;

impl Neighbours {
    const NONE: Self = Self { adjacent: SquareSet::EMPTY, by_edge: SquareSet::EMPTY };
}

/// The squares in the order of a position string, row by row, and the names of the rows.
#[derive(Debug)]
struct Rows {
    squares: &'static [&'static [Square]],
    word: &'static str,
    /// The bytes of its first square's name that are a row's own name.
    label: (usize, usize),
}

/// All squares of a board with `count` squares, but for its maze.
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

    /// The seats: those of all players who can take part. Each has an army of its own.
    ///
    /// ```
    /// use djambi::{DUEL2, HEX3, SeatSet};
    /// assert_eq!(HEX3.seats(), HEX3.armies());
    /// assert_eq!((DUEL2.seats().len(), DUEL2.armies().len()), (2, 4), "each player has two armies");
    /// ```
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The armies on the board: those of the seats, and on duel2 those of blue and green, which have no seat.
    #[must_use]
    pub const fn armies(&self) -> SeatSet {
        self.armies
    }

    /// The position string of the set-up.
    #[must_use]
    pub const fn start(&self) -> &'static str {
        self.start
    }

    /// The name of a square; `??` if it is not on this board.
    #[must_use]
    pub fn square_name(&self, square: Square) -> &'static str {
        let names: &'static [SquareName] = self.names;
        names.get(square.index()).map_or("??", SquareName::as_str)
    }

    /// The square with this name, if the board has one.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        let (square, after) = self.leading_square(name)?;
        after.is_empty().then_some(square)
    }

    /// The square with the longest name with which a text begins, and the text behind that name.
    pub(crate) fn leading_square<'a>(&self, text: &'a str) -> Option<(Square, &'a str)> {
        // Every move that is played or read passes here: whole names are compared, as numbers.
        let named = |length: usize| {
            let name = SquareName::of(text.as_bytes().get(..length)?)?.key();
            let index = self.names.iter().position(|other| other.key() == name)?;
            Some((Square::new(index), text.get(length..)?))
        };
        named(3).or_else(|| named(2))
    }

    /// The point at which a square is drawn.
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

    /// The word for a row of a position string: `rank`, `file` or `row`.
    pub(crate) const fn row_word(&self) -> &'static str {
        self.rows.word
    }

    /// The name of a row of a position string, such as `rank 9`. Rows count from 0.
    pub(crate) fn row_name(&self, row: usize) -> RowName {
        let first = self.rows.squares.get(row).and_then(|row| row.first());
        let (start, end) = self.rows.label;
        let label = first.and_then(|&square| self.square_name(square).get(start..end));
        RowName { word: self.rows.word, label: label.unwrap_or_default() }
    }

    /// The squares one step away in any direction: a chief is encircled when all of them hold corpses (§6).
    #[must_use]
    pub const fn adjacent(&self, square: Square) -> SquareSet {
        self.neighbours(square).adjacent
    }

    /// The squares of a set that have one of `others` next to them or are in both sets.
    #[inline]
    pub(crate) fn adjacent_to_any(&self, squares: SquareSet, others: SquareSet) -> SquareSet {
        match self.rays {
            Rays::Square9 => squares & grid9::neighbourhood(others),
            _ => {
                let is_near = |square: &Square| !(self.adjacent(*square) & others).is_empty();
                squares.iter().filter(is_near).collect()
            }
        }
    }

    /// The squares that share a side with `square`: those on which a reporter kills (§3).
    #[must_use]
    pub const fn edge_neighbours(&self, square: Square) -> SquareSet {
        self.neighbours(square).by_edge
    }

    /// The squares of a set that share a side with one of `others`.
    #[inline]
    pub(crate) fn edge_adjacent_to_any(&self, squares: SquareSet, others: SquareSet) -> SquareSet {
        match self.rays {
            Rays::Square9 => squares & grid9::edge_neighbours(others),
            _ => {
                let is_beside = |square: &Square| !(self.edge_neighbours(*square) & others).is_empty();
                squares.iter().filter(is_beside).collect()
            }
        }
    }

    const fn neighbours(&self, square: Square) -> &Neighbours {
        &self.neighbours[square.index() % ROOM]
    }

    /// The squares on the lines through `square`.
    #[must_use]
    pub fn in_line(&self, square: Square) -> SquareSet {
        self.slider_attacks(square, SquareSet::EMPTY)
    }

    /// The squares that a piece on `from` sees along its lines: in each direction up to and including the
    /// first occupied one. All pieces but militants move like this. `from` itself may be occupied or not.
    #[must_use]
    #[inline]
    pub fn slider_attacks(&self, from: Square, occupied: SquareSet) -> SquareSet {
        self.rays.attacks(from, occupied, Range::Any)
    }

    /// The squares that a militant on `from` sees: like [`Geometry::slider_attacks`], but at most two steps
    /// far (§2).
    #[must_use]
    #[inline]
    pub fn militant_attacks(&self, from: Square, occupied: SquareSet) -> SquareSet {
        self.rays.attacks(from, occupied, Range::TwoSteps)
    }

    /// The squares that a piece sees within its range. [`Blockers`] pay when one board is asked many times.
    #[inline(always)]
    pub(crate) fn attacks_with(&self, from: Square, blockers: &Blockers, range: Range) -> SquareSet {
        self.rays.attacks_with(from, blockers, range)
    }

    /// The squares whose occupancy decides what a piece on `from` sees: a change on any other square leaves
    /// [`Geometry::slider_attacks`] or [`Geometry::militant_attacks`] as it is.
    #[inline]
    pub(crate) fn relevant_squares(&self, from: Square, blockers: &Blockers, range: Range) -> SquareSet {
        self.rays.relevant_squares(from, blockers, range)
    }

    /// What a piece on `from` sees along its lines, as [`Geometry::slider_attacks`] tells, and the squares
    /// whose occupancy decides that: a change on any other square leaves it as it is.
    ///
    /// ```
    /// use djambi::{HEX6, SquareSet};
    /// let [a1, b2] = ["a1", "b2"].map(|name| HEX6.square(name).expect("square"));
    /// let (seen, deciding) = HEX6.slider_sight(a1, SquareSet::of(b2));
    /// assert!(seen.is_subset(deciding));
    /// ```
    #[must_use]
    #[inline]
    pub fn slider_sight(&self, from: Square, occupied: SquareSet) -> (SquareSet, SquareSet) {
        let seen = self.slider_attacks(from, occupied);
        match self.rays {
            Rays::Fans(_) => (seen, self.relevant_squares(from, &Blockers::of(occupied), Range::Any)),
            // A line ends at the first occupied square.
            Rays::Square9 | Rays::Lines(_) => (seen, seen),
        }
    }

    /// The squares of each line that leads away from `square`, the nearest first. Where lines bend, two may
    /// meet in a square.
    ///
    /// ```
    /// use djambi::SQUARE9;
    /// let lines = SQUARE9.lines(SQUARE9.square("b1").expect("square"));
    /// let lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
    /// assert_eq!(lengths.iter().sum::<usize>(), SQUARE9.in_line(SQUARE9.square("b1").expect("square")).len());
    /// assert_eq!(lengths.len(), 5);
    /// ```
    #[must_use]
    pub fn lines(&self, square: Square) -> Vec<Vec<Square>> {
        if let Rays::Fans(fans) = self.rays {
            return fans.get(square.index()).map_or_else(Vec::new, |fan| fan.lines().collect());
        }
        // Here lines are straight in the drawing, so the next square is as far on again.
        let line = |first: Square| {
            let from = self.point(square);
            let to = self.point(first);
            let step = |at: &Square| {
                let Point { x, y } = self.point(*at);
                let next = Point { x: x + to.x - from.x, y: y + to.y - from.y };
                self.squares().find(|&square| self.point(square) == next)
            };
            core::iter::successors(Some(first), step).collect()
        };
        self.adjacent(square).iter().map(line).collect()
    }

    /// The occupied squares that stop a piece on its way from one square to another: the nearest blocker on
    /// each line that leads there.
    #[must_use]
    pub fn blockers_between(&self, from: Square, to: Square, occupied: SquareSet) -> SquareSet {
        let seen = self.slider_attacks(from, occupied);
        if seen.contains(to) {
            return SquareSet::EMPTY;
        }
        let hides = |at: &Square| !self.slider_attacks(from, SquareSet::of(*at)).contains(to);
        (seen & occupied).iter().filter(hides).collect()
    }
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Geometry {}

#[cfg(test)]
mod tests;
