//! The outline of each square.

use alloc::vec;
use alloc::vec::Vec;

use super::Layout;
use crate::{Geometry, Point, Square};

impl Geometry {
    /// The outline of a square as it is drawn: its corners, anticlockwise. Squares that touch have corners in
    /// common.
    ///
    /// # Panics
    /// If the square is not on this board.
    ///
    /// ```
    /// use djambi::{HEX3, NGON5, SQUARE9};
    /// assert_eq!(SQUARE9.outline(SQUARE9.maze()).len(), 4);
    /// assert_eq!(HEX3.outline(HEX3.maze()).len(), 6);
    /// assert_eq!(NGON5.outline(NGON5.maze()).len(), 10);
    /// ```
    #[must_use]
    pub fn outline(&self, square: Square) -> Vec<Point> {
        let around = |offsets: &[(i32, i32)]| {
            let Point { x, y } = self.point(square);
            offsets.iter().map(|&(dx, dy)| Point { x: x + dx, y: y + dy }).collect()
        };
        match self.layout {
            Layout::Squares => around(&[(-500, -500), (500, -500), (500, 500), (-500, 500)]),
            // The corners of a hexagon whose width across two sides is 1000.
            Layout::Hexagons => {
                around(&[(577, 0), (289, 500), (-289, 500), (-577, 0), (-289, -500), (289, -500)])
            }
            Layout::Kites(corners) => without_straight_corners(&kite(square, corners)),
        }
    }
}

/// The outline of a square on a board with a region for each of its corners. Squares on the side of two
/// regions have a corner on that side at both ends, where the lines of the drawing bend.
fn kite(square: Square, corners: &[(i32, i32)]) -> Vec<Point> {
    let regions = corners.len();
    if square.index() == 0 {
        let corner = |k| [half_point(k, (1, 0), corners), half_point(k, (1, 1), corners)];
        return (0..regions).flat_map(corner).collect();
    }
    // The squares of a region by x from 1 to 4, then y from 0 to 4; in half steps from here on.
    let k = (square.index() - 1) / 20;
    let rest = (square.index() - 1) % 20;
    let x = 2 * (rest as i32 / 5 + 1);
    let y = 2 * (rest as i32 % 5);
    if y > 0 {
        let offsets = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
        return offsets.map(|(dx, dy)| half_point(k, (x + dx, y + dy), corners)).to_vec();
    }
    let before = (k + regions - 1) % regions;
    vec![
        half_point(before, (1, x - 1), corners),
        half_point(before, (1, x + 1), corners),
        half_point(k, (x + 1, 0), corners),
        half_point(k, (x + 1, 1), corners),
        half_point(k, (x - 1, 1), corners),
        half_point(k, (x - 1, 0), corners),
    ]
}

/// The point of a region at half steps (x, y) from the maze.
fn half_point(k: usize, (x, y): (i32, i32), corners: &[(i32, i32)]) -> Point {
    region_point(k, (5 * x, 5 * y), corners)
}

/// The point of region `k` at (x, y), in tenths of a step from the maze. A region is the kite between the
/// middle, a corner of the board and the middles of the two sides that meet there, which are four and a half
/// steps away; its squares divide that evenly.
pub(in crate::geometry) const fn region_point(k: usize, (x, y): (i32, i32), corners: &[(i32, i32)]) -> Point {
    let n = corners.len();
    let before = corners[(k + n - 1) % n];
    let here = corners[k % n];
    let after = corners[(k + 1) % n];
    // The weights of the two sides' middles, each half of two corners, and of the corner.
    let weights = [x * (REACH - y), y * (REACH - x), x * y];
    Point { x: weighted(weights, before.0, here.0, after.0), y: weighted(weights, before.1, here.1, after.1) }
}

/// The tenths of a step from the maze to the rim.
const REACH: i32 = 45;

const fn weighted([first, second, corner]: [i32; 3], before: i32, here: i32, after: i32) -> i32 {
    // To the nearest, so that both sides of an axis are rounded alike.
    let doubled = (first * (before + here) + second * (here + after) + 2 * corner * here) / (REACH * REACH);
    (doubled + doubled.signum()) / 2
}

/// The corners at which an outline really bends.
pub(super) fn without_straight_corners(outline: &[Point]) -> Vec<Point> {
    let bends = |&i: &usize| {
        let count = outline.len();
        let before = outline[(i + count - 1) % count];
        let here = outline[i];
        let after = outline[(i + 1) % count];
        (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
    };
    (0..outline.len()).filter(bends).map(|i| outline[i]).collect()
}
