//! The outline of a whole board.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use super::outline::without_straight_corners;
use crate::{Geometry, Point};

impl Geometry {
    /// The rim of the board as it is drawn: its corners, anticlockwise.
    ///
    /// ```
    /// use djambi::{Point, SQUARE9};
    /// let corners = [(-4500, -4500), (4500, -4500), (4500, 4500), (-4500, 4500)];
    /// assert_eq!(SQUARE9.rim(), corners.map(|(x, y)| Point { x, y }));
    /// ```
    #[must_use]
    pub fn rim(&self) -> Vec<Point> {
        // A side between two squares is a side of both, in both directions; one at the rim is a side of one.
        let outlines: Vec<Vec<Point>> = self.squares().map(|square| self.outline(square)).collect();
        let sides = outlines.iter().flat_map(|outline| {
            outline.iter().zip(outline.iter().cycle().skip(1)).map(|(&from, &to)| (from, to))
        });
        let all: Vec<(Point, Point)> = sides.collect();
        let reverse: BTreeSet<(Point, Point)> = all.iter().map(|&(from, to)| (to, from)).collect();
        let next: BTreeMap<Point, Point> = all.into_iter().filter(|side| !reverse.contains(side)).collect();
        let Some((&first, _)) = next.first_key_value() else { return Vec::new() };
        let around =
            core::iter::successors(Some(first), |at| next.get(at).copied().filter(|&to| to != first));
        let rim: Vec<Point> = around.take(next.len()).collect();
        without_straight_corners(&rim)
    }
}
