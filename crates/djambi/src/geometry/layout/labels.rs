//! The names that stand beside a board: files, ranks, regions.

use alloc::vec::Vec;

use super::Layout;
use super::outline::region_point;
use crate::{Geometry, Point, Seat, Square};

/// A part of the names of squares, drawn outside the board beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardLabel {
    /// The text: a letter or a number.
    pub text: &'static str,
    /// The middle of the text, in the drawing before it is turned.
    pub at: Point,
}

/// How far labels lie from the middle of the squares at the rim, in thousandths of a square.
const OUTSIDE: i32 = 680;
/// The same for hexagons, whose rim is jagged.
const OUTSIDE_HEXAGONS: i32 = 740;

impl Geometry {
    /// The labels around the board when `seat` is at the bottom. On boards of squares they are at the bottom
    /// and at the left of the screen; on others they turn with the board.
    ///
    /// ```
    /// use djambi::{SQUARE9, Seat};
    /// let texts: String = SQUARE9.labels(Seat::Red).iter().map(|label| label.text).collect();
    /// assert_eq!(texts, "abcdefghi123456789");
    /// ```
    #[must_use]
    pub fn labels(&self, seat: Seat) -> Vec<BoardLabel> {
        match self.layout {
            Layout::Squares => self.labels_of_lines(seat),
            Layout::Hexagons => self.labels_of_hexagons(),
            Layout::Kites(corners) => self.labels_of_regions(corners),
        }
    }

    /// Files and ranks at the bottom and at the left of the screen.
    fn labels_of_lines(&self, seat: Seat) -> Vec<BoardLabel> {
        let rotation = self.rotation(seat);
        let files_run = rotation % 180 == 0;
        let beside = |(dx, dy): (i32, i32)| {
            let away = Point { x: dx * OUTSIDE, y: dy * OUTSIDE }.turned(-rotation);
            let is_file = files_run == (dx == 0);
            let rim = move |point: Point| if dx == 0 { point.y == -4000 } else { point.x == -4000 };
            self.squares().filter_map(move |square| {
                let point = self.point(square);
                let name = self.square_name(square);
                rim(point.turned(rotation)).then(|| BoardLabel {
                    text: if is_file { &name[..1] } else { &name[1..] },
                    at: Point { x: point.x + away.x, y: point.y + away.y },
                })
            })
        };
        beside((0, -1)).chain(beside((-1, 0))).collect()
    }

    /// Each file's letter below its lowest square, each rank's number to the left of its first square.
    fn labels_of_hexagons(&self) -> Vec<BoardLabel> {
        let files = self.rows().iter().filter_map(|file| {
            let &lowest = file.first()?;
            let Point { x, y } = self.point(lowest);
            Some(BoardLabel {
                text: &self.square_name(lowest)[..1],
                at: Point { x, y: y - OUTSIDE_HEXAGONS },
            })
        });
        let mut labels: Vec<BoardLabel> = files.collect();
        let mut ranks = 0;
        for (column, file) in self.rows().iter().enumerate() {
            for &square in file.iter().skip(ranks) {
                let Point { x, y } = self.point(square);
                // The first file's squares are open to the left, the next files' first new ones to the upper
                // left.
                let at = if column == 0 {
                    Point { x: x - OUTSIDE_HEXAGONS, y }
                } else {
                    Point { x: x - OUTSIDE_HEXAGONS * 866 / 1000, y: y + OUTSIDE_HEXAGONS / 2 }
                };
                labels.push(BoardLabel { text: &self.square_name(square)[1..], at });
            }
            ranks = ranks.max(file.len());
        }
        labels
    }

    /// Each region's letter at its corner, and along its two sides the numbers that the squares of a line
    /// have in common.
    fn labels_of_regions(&self, corners: &[(i32, i32)]) -> Vec<BoardLabel> {
        /// Tenths of a step from the maze to the numbers.
        const BESIDE: i32 = 47;
        const NUMBERS: [&str; 5] = ["0", "1", "2", "3", "4"];
        let region = |(k, &(x, y)): (usize, &(i32, i32))| {
            let letter = &self.square_name(Square::new(1 + 20 * k))[..1];
            let corner = BoardLabel { text: letter, at: Point { x, y }.outwards(OUTSIDE) };
            let label = move |number: i32, at| BoardLabel {
                text: NUMBERS[number as usize],
                at: region_point(k, at, corners),
            };
            let along = (1..5).map(move |x| label(x, (10 * x, BESIDE)));
            let across = (0..5).map(move |y| label(y, (BESIDE, 10 * y)));
            core::iter::once(corner).chain(along).chain(across)
        };
        corners.iter().enumerate().flat_map(region).collect()
    }
}

impl Point {
    /// The point that is further from the middle of the board by a distance.
    fn outwards(self, by: i32) -> Self {
        let x = i64::from(self.x);
        let y = i64::from(self.y);
        let length = (x * x + y * y).isqrt().max(1);
        let further = |value: i64| (value + value * i64::from(by) / length) as i32;
        Self { x: further(x), y: further(y) }
    }
}
