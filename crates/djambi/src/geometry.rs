//! Boards as data.

mod square9;

pub use square9::SQUARE9;

use crate::{SeatSet, Square, SquareSet};

/// A board: its squares with their names and neighbours, the lines along which pieces move, the maze, the seats
/// and the set-up. Moves are made of these tables alone; no other code knows of files and ranks.
///
/// A [`Square`] of another board has no neighbours and no lines on this one, and nothing panics about it.
///
/// ```
/// use djambi::{SQUARE9, SquareSet};
/// let [a1, c3, d4] = ["a1", "c3", "d4"].map(|name| SQUARE9.square(name).expect("square"));
/// assert_eq!(SQUARE9.in_line(a1).len(), 24);
/// assert!(!SQUARE9.slides(a1, SquareSet::of(c3)).contains(d4));
/// assert_eq!(SQUARE9.sides(SQUARE9.maze()).len(), 4);
/// ```
#[derive(Debug)]
pub struct Geometry {
    pub(crate) name: &'static str,
    pub(crate) names: &'static [&'static str],
    pub(crate) tables: &'static [SquareTable],
    /// The squares in the order of a position string, a slice for each of its ranks.
    pub(crate) ranks: &'static [&'static [Square]],
    pub(crate) maze: Square,
    pub(crate) seats: SeatSet,
    pub(crate) start: &'static str,
}

/// What a square knows of its neighbourhood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SquareTable {
    /// The lines through the square.
    pub(crate) lines: [Line; 4],
    /// The squares at most two steps away along a line.
    pub(crate) near: SquareSet,
    /// The squares one step away in any direction.
    pub(crate) adjacent: SquareSet,
    /// The squares that share a side with this one.
    pub(crate) sides: SquareSet,
}

impl SquareTable {
    const NOWHERE: Self = Self {
        lines: [Line { lower: 0, upper: 0 }; 4],
        near: SquareSet::EMPTY,
        adjacent: SquareSet::EMPTY,
        sides: SquareSet::EMPTY,
    };
}

/// A line through a square, without the square itself. Indices grow along a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The squares before it, with lower indices.
    pub(crate) lower: u128,
    /// The squares after it, with higher indices.
    pub(crate) upper: u128,
}

impl Geometry {
    /// The board's name on the command line and in records.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// All squares, in order of their indices.
    pub fn squares(&self) -> impl ExactSizeIterator<Item = Square> + use<> {
        self.all().iter()
    }

    /// All squares, as a set.
    #[must_use]
    pub const fn all(&self) -> SquareSet {
        SquareSet::from_bits((1 << self.names.len()) - 1)
    }

    /// All squares but the maze (§1).
    #[must_use]
    pub const fn field(&self) -> SquareSet {
        self.all().without(self.maze)
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
    pub const fn square_name(&self, square: Square) -> &'static str {
        if square.index() < self.names.len() { self.names[square.index()] } else { "??" }
    }

    /// The square with this name, if the board has one.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        self.names.iter().position(|&known| known == name).map(Square::new)
    }

    /// The squares in the order of a position string: the first rank is the top one.
    #[must_use]
    pub const fn ranks(&self) -> &'static [&'static [Square]] {
        self.ranks
    }

    /// The squares one step away in any direction: those that must hold corpses to encircle a chief (§6).
    #[must_use]
    pub const fn adjacent(&self, square: Square) -> SquareSet {
        self.table(square).adjacent
    }

    /// The squares that share a side with `square`: those on which a reporter kills (§3).
    #[must_use]
    pub const fn sides(&self, square: Square) -> SquareSet {
        self.table(square).sides
    }

    /// The squares at most two steps from `square` along a line: those that a militant may reach (§2).
    #[must_use]
    pub const fn near(&self, square: Square) -> SquareSet {
        self.table(square).near
    }

    /// The squares on the lines through `square`.
    #[must_use]
    pub fn in_line(&self, square: Square) -> SquareSet {
        self.slides(square, SquareSet::EMPTY)
    }

    /// The squares that a piece on `square` sees along its lines when `occupied` is what stands on the board: in
    /// each direction up to and including the first occupied one. What stands on `square` itself doesn't matter.
    ///
    /// Found by obstruction difference: the nearest blocker on each side of a line bounds one subtraction.
    #[must_use]
    pub fn slides(&self, square: Square, occupied: SquareSet) -> SquareSet {
        let mut seen = 0;
        for line in &self.table(square).lines {
            let below = (line.lower & occupied.bits()) | 1;
            let above = line.upper & occupied.bits();
            let nearest_below = 1u128 << (127 - below.leading_zeros());
            let nearest_above = above & above.wrapping_neg();
            let span = nearest_above.wrapping_shl(1).wrapping_sub(nearest_below);
            seen |= span & (line.lower | line.upper);
        }
        SquareSet::from_bits(seen)
    }

    /// The squares strictly between two squares that lie on a common line, the empty set for any others.
    #[must_use]
    pub fn between(&self, from: Square, to: Square) -> SquareSet {
        let (a, b) = (SquareSet::of(from), SquareSet::of(to));
        if !self.in_line(from).contains(to) {
            return SquareSet::EMPTY;
        }
        let common = self.table(from).lines.iter().find(|line| (line.lower | line.upper) & b.bits() != 0);
        let line = common.map_or(0, |line| line.lower | line.upper);
        (self.slides(from, b) & self.slides(to, a) & SquareSet::from_bits(line)) - a - b
    }

    /// What a square knows; one that is not on this board has no neighbours and no lines.
    const fn table(&self, square: Square) -> &SquareTable {
        if square.index() < self.tables.len() { &self.tables[square.index()] } else { &SquareTable::NOWHERE }
    }
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Geometry {}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        SQUARE9.square(name).expect("square")
    }

    #[test]
    fn slides_stop_at_the_first_occupied_square() {
        let occupied: SquareSet = ["a1", "d1", "a5", "c3", "i1"].into_iter().map(square).collect();
        let seen: SquareSet =
            ["b1", "c1", "d1", "a2", "a3", "a4", "a5", "b2", "c3"].into_iter().map(square).collect();
        assert_eq!(SQUARE9.slides(square("a1"), occupied), seen);
    }

    #[test]
    fn a_queen_in_the_middle_of_an_empty_board_sees_thirty_two_squares() {
        assert_eq!(SQUARE9.in_line(square("e5")).len(), 32);
        assert_eq!(SQUARE9.near(square("e5")).len(), 16);
        assert_eq!(SQUARE9.near(square("a1")).len(), 6);
    }

    #[test]
    fn slides_equal_a_walk() {
        // A fixed scatter of blockers; every square of it is walked by hand along names.
        let occupied = SquareSet::from_bits(0x0012_4811_0904_2100_8422_1084) & SQUARE9.all();
        for from in SQUARE9.squares() {
            let mut walked = SquareSet::EMPTY;
            let (file, rank) = ((from.index() % 9) as i32, (from.index() / 9) as i32);
            for (df, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let (mut f, mut r) = (file + df, rank + dr);
                while (0..9).contains(&f) && (0..9).contains(&r) {
                    let to = Square::new((r * 9 + f) as usize);
                    walked = walked.with(to);
                    if occupied.contains(to) {
                        break;
                    }
                    (f, r) = (f + df, r + dr);
                }
            }
            assert_eq!(SQUARE9.slides(from, occupied), walked, "{}", SQUARE9.square_name(from));
        }
    }

    #[test]
    fn between_is_what_must_be_empty() {
        assert_eq!(
            SQUARE9.between(square("a1"), square("d4")),
            [square("b2"), square("c3")].into_iter().collect()
        );
        assert!(SQUARE9.between(square("a1"), square("b3")).is_empty());
        assert!(SQUARE9.between(square("a1"), square("a2")).is_empty());
    }
}
