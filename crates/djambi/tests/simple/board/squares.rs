//! The 9 × 9 board (docs/RULES.md §1). Coordinates: 0, file, rank, both from 0.

use super::{CoordinateStep, Coordinates, Plan};
use crate::simple::Seat;

/// The 9 × 9 board.
pub(super) struct Squares;

/// The four orthogonal directions, then the four diagonal ones.
const DIRECTIONS: [[i32; 2]; 8] = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, -1], [-1, 1]];

impl Plan for Squares {
    /// Ranks 9 to 1, in each the files a to i.
    fn rows(&self) -> Vec<Vec<Coordinates>> {
        (0..9).rev().map(|rank| (0..9).map(|file| [0, file, rank]).collect()).collect()
    }

    fn maze(&self) -> Coordinates {
        [0, 4, 4]
    }

    fn name(&self, [_, file, rank]: Coordinates) -> String {
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    }

    fn rays(&self, from: Coordinates) -> Vec<Vec<CoordinateStep>> {
        DIRECTIONS
            .map(|direction| {
                let line = std::iter::successors(step(from, direction), |&place| step(place, direction));
                line.map(|place| (place, None)).collect()
            })
            .to_vec()
    }

    fn adjacent(&self, place: Coordinates) -> Vec<Coordinates> {
        DIRECTIONS.iter().filter_map(|&direction| step(place, direction)).collect()
    }

    fn sides(&self, place: Coordinates) -> Vec<Coordinates> {
        DIRECTIONS[..4].iter().filter_map(|&direction| step(place, direction)).collect()
    }

    fn armies(&self) -> usize {
        4
    }

    /// Corners counter-clockwise from a1; the assassins stand along the ranks, the reporters along the files.
    fn camp(&self, army: Seat, along_rank: i32, along_file: i32) -> Coordinates {
        let inwards = |is_far: bool, steps: i32| if is_far { 8 - steps } else { steps };
        [0, inwards(army == 1 || army == 2, along_rank), inwards(army >= 2, along_file)]
    }
}

fn step([_, file, rank]: Coordinates, [files, ranks]: [i32; 2]) -> Option<Coordinates> {
    let place = [0, file + files, rank + ranks];
    place[1..].iter().all(|part| (0..9).contains(part)).then_some(place)
}
