//! Text drawings of boards.

use core::fmt;

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Geometry, Occupant, Position, Setup, Square, SquareSet};

/// A text drawing of a position, for people. Made by [`Position::board`] and [`Setup::drawing`].
///
/// A piece is its army's letter and its own, `x` is a corpse, `##` the empty maze, `.` any other empty
/// square. The drawing has the shape of the board, with the names of ranks and files where these are lines
/// and columns of text.
///
/// ```
/// use djambi::Position;
/// assert_eq!(
///     Position::start().board().to_string(),
///     "\
/// 9  gC gA gM  .  .  . yM yA yC
/// 8  gR gD gM  .  .  . yM yD yR
/// 7  gM gM gN  .  .  . yN yM yM
/// 6   .  .  .  .  .  .  .  .  .
/// 5   .  .  .  . ##  .  .  .  .
/// 4   .  .  .  .  .  .  .  .  .
/// 3  rM rM rN  .  .  . bN bM bM
/// 2  rR rD rM  .  .  . bM bD bR
/// 1  rC rA rM  .  .  . bM bA bC
///     a  b  c  d  e  f  g  h  i
/// "
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    setup: Setup,
    marks: SquareSet,
}

impl Drawing {
    /// The same drawing with a star on these squares: instead of the point on an empty square, before the
    /// occupant on another.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let position = Position::parse("8yC/9/9/9/4bC4/9/2rA6/9/rC8 rby- r r 0 9", &Rules::CLASSIC)?;
    /// let assassin = position.geometry().square("c3").expect("square");
    /// let seen = position.geometry().slider_attacks(assassin, position.occupied());
    /// assert_eq!(
    ///     position.board().marking(seen).to_string(),
    ///     "\
    /// 9   .  .  *  .  .  .  .  . yC
    /// 8   .  .  *  .  .  .  .  .  .
    /// 7   .  .  *  .  .  .  .  .  .
    /// 6   .  .  *  .  .  .  .  .  .
    /// 5   *  .  *  .*bC  .  .  .  .
    /// 4   .  *  *  *  .  .  .  .  .
    /// 3   *  * rA  *  *  *  *  *  *
    /// 2   .  *  *  *  .  .  .  .  .
    /// 1 *rC  .  *  .  *  .  .  .  .
    ///     a  b  c  d  e  f  g  h  i
    /// "
    /// );
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn marking(mut self, squares: SquareSet) -> Self {
        self.marks |= squares;
        self
    }
}

impl Position {
    /// A text drawing of the board.
    #[must_use]
    pub fn board(&self) -> Drawing {
        self.to_setup().drawing()
    }
}

impl Setup {
    /// A text drawing of the board.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        Drawing { setup: self.clone(), marks: SquareSet::EMPTY }
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = self.setup.geometry;
        let layout = Layout::of(geometry);
        let ranks: Vec<&str> = layout.lines.iter().map(|line| common(geometry, line.iter(), rank)).collect();
        let ranked = !ranks.contains(&"");
        for (line, name) in layout.lines.iter().zip(ranks) {
            if ranked {
                f.write_str(name)?;
            }
            let mut column = 0;
            for drawn in line {
                // A mark takes the last of the spaces between two squares.
                let gap = drawn.column - column;
                write!(f, "{:>gap$}{:>2}", self.mark(drawn.square), self.cell(drawn.square))?;
                column = drawn.column + 2;
            }
            f.write_str("\n")?;
        }
        let margin = usize::from(ranked) + 1;
        self.write_files(&layout, margin, f)
    }
}

impl Drawing {
    /// The text of a square: its occupant, or a sign for an empty square.
    fn cell(&self, square: Square) -> String {
        match self.setup.at(square) {
            Some(Occupant::Corpse) => "x".into(),
            Some(Occupant::Piece(piece)) => [piece.army.letter(), piece.role.letter()].iter().collect(),
            None if square == self.setup.geometry.maze() => "##".into(),
            None if self.marks.contains(square) => "*".into(),
            None => ".".into(),
        }
    }

    /// The mark before the text of a square that is not drawn as a point.
    fn mark(&self, square: Square) -> &'static str {
        let empty = self.setup.at(square).is_none() && square != self.setup.geometry.maze();
        if self.marks.contains(square) && !empty { "*" } else { "" }
    }

    /// Writes the names of the files below their columns, if every column is a file.
    fn write_files(&self, layout: &Layout, margin: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = || layout.lines.iter().flatten();
        let mut files: Vec<(usize, &str)> = Vec::new();
        for drawn in squares() {
            if files.iter().all(|&(column, _)| column != drawn.column) {
                let column = squares().filter(|other| other.column == drawn.column);
                files.push((drawn.column, common(self.setup.geometry, column, file)));
            }
        }
        if files.iter().any(|(_, file)| file.is_empty()) {
            return Ok(());
        }
        files.sort_unstable();
        write!(f, "{:margin$}", "")?;
        for (_, file) in files {
            write!(f, "{file:>3}")?;
        }
        f.write_str("\n")
    }
}

/// The file in a square's name.
fn file(name: &str) -> Option<&str> {
    name.get(..1)
}

/// The rank in a square's name.
fn rank(name: &str) -> Option<&str> {
    name.get(1..)
}

/// The part that the names of all these squares have in common, or the empty text.
fn common<'a>(
    geometry: &Geometry,
    mut squares: impl Iterator<Item = &'a DrawnSquare>,
    part: fn(&str) -> Option<&str>,
) -> &'static str {
    let of = |drawn: &DrawnSquare| part(geometry.square_name(drawn.square)).unwrap_or_default();
    let Some(first) = squares.next().map(of) else { return "" };
    if squares.all(|drawn| of(drawn) == first) { first } else { "" }
}

/// The line and column of each square in a drawing.
struct Layout {
    /// From the top down, each from left to right.
    lines: Vec<Vec<DrawnSquare>>,
}

/// A square and its column in a line of the drawing.
struct DrawnSquare {
    column: usize,
    square: Square,
}

/// The maximum number of different x or y coordinates of a board that is drawn as a grid. Boards of hexagons
/// have 25.
const MAX_GRID: usize = 25;

impl Layout {
    fn of(geometry: &Geometry) -> Self {
        let points = || geometry.squares().map(|square| geometry.point(square));
        let rights = distinct(points().map(|point| point.x));
        let ups = distinct(points().map(|point| point.y));
        if rights.len() <= MAX_GRID && ups.len() <= MAX_GRID {
            let column = |x: i32| 2 + 3 * rights.partition_point(|&known| known < x);
            let line = |y: i32| ups.len() - 1 - ups.partition_point(|&known| known < y);
            return Self::new(geometry, column, line);
        }
        let left = rights[0];
        let top = ups[ups.len() - 1];
        let nearest = nearest(geometry);
        // Neighbours are at least three columns or one line apart.
        let column = |x: i32| 1 + usize::try_from((x - left) * 9 / (2 * nearest)).unwrap_or_default();
        let line = |y: i32| usize::try_from((2 * (top - y) + nearest / 2) / nearest).unwrap_or_default();
        Self::new(geometry, column, line)
    }

    fn new(geometry: &Geometry, column: impl Fn(i32) -> usize, line: impl Fn(i32) -> usize) -> Self {
        let mut lines: Vec<Vec<DrawnSquare>> = Vec::new();
        for square in geometry.squares() {
            let point = geometry.point(square);
            let index = line(point.y);
            while lines.len() <= index {
                lines.push(Vec::new());
            }
            lines[index].push(DrawnSquare { column: column(point.x), square });
        }
        for line in &mut lines {
            line.sort_by_key(|drawn| drawn.column);
            // Squares that would overlap are moved to the right.
            let mut free = 1;
            for drawn in line {
                drawn.column = drawn.column.max(free);
                free = drawn.column + 3;
            }
        }
        Self { lines }
    }
}

/// The different numbers among these, in order.
fn distinct(numbers: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut numbers: Vec<i32> = numbers.collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The smallest distance of two neighbouring squares.
fn nearest(geometry: &Geometry) -> i32 {
    let pairs =
        geometry.squares().flat_map(|one| geometry.adjacent(one).iter().map(move |other| (one, other)));
    let square_of_distance = |(one, other)| {
        let one = geometry.point(one);
        let other = geometry.point(other);
        (one.x - other.x).pow(2) + (one.y - other.y).pow(2)
    };
    pairs.map(square_of_distance).min().map_or(1, i32::isqrt).max(1)
}
