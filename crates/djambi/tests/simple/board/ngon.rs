//! The boards with as many sides as players. Coordinates: region k, x, y.

use super::{CoordinateStep, Coordinates, Plan};
use crate::simple::Seat;

/// The board with this number of regions.
pub(super) struct Ngon(pub(super) i32);

/// The four directions over the sides of a square, then the four over its corners.
const DIRECTIONS: [[i32; 2]; 8] = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]];

impl Ngon {
    /// The canonical coordinates of a square: edges are shared by two regions, and the maze belongs to all.
    fn canonical(&self, [k, x, y]: Coordinates) -> Coordinates {
        match (x, y) {
            (0, 0) => [0, 0, 0],
            (0, _) => [(k + 1).rem_euclid(self.0), y, 0],
            _ => [k.rem_euclid(self.0), x, y],
        }
    }

    /// The square after a step and the direction in which a ray continues; nothing beyond the rim.
    fn step(&self, [k, x, y]: Coordinates, [dx, dy]: [i32; 2]) -> Option<(Coordinates, [i32; 2])> {
        let x = x + dx;
        let y = y + dy;
        if x == 5 || y == 5 {
            None
        } else if x == -1 {
            Some(([k + 1, y, 1], [dy, -dx]))
        } else if y == -1 {
            Some(([k - 1, 1, x], [-dy, dx]))
        } else {
            Some(([k, x, y], [dx, dy]))
        }
    }

    /// The squares of a spoke from the maze outwards: the axes have even numbers, the diagonals odd ones.
    fn spoke(&self, number: i32) -> Vec<Coordinates> {
        let number = number.rem_euclid(2 * self.0);
        (1..5).map(|t| self.canonical([number / 2, t, if number % 2 == 0 { 0 } else { t }])).collect()
    }

    /// The number of the spoke on which a square next to the maze lies.
    fn spoke_of(&self, place: Coordinates) -> i32 {
        let place = self.canonical(place);
        (0..2 * self.0).find(|&number| self.spoke(number)[0] == place).expect("a square next to the maze")
    }

    fn ray(&self, from: Coordinates, direction: [i32; 2]) -> Vec<Coordinates> {
        let mut at = from;
        let mut direction = direction;
        let mut ray = Vec::new();
        while let Some((next, onwards)) = self.step(at, direction) {
            ray.push(self.canonical(next));
            if next[1..] == [0, 0] {
                ray.extend(self.spoke(self.spoke_of(at) + self.0));
                break;
            }
            (at, direction) = (next, onwards);
        }
        ray
    }

    fn neighbours(&self, place: Coordinates, directions: &[[i32; 2]]) -> Vec<Coordinates> {
        directions
            .iter()
            .filter_map(|&direction| self.step(place, direction))
            .map(|(next, _)| self.canonical(next))
            .collect()
    }
}

impl Plan for Ngon {
    /// The maze, then region after region its squares of each x, y from 0 to 4.
    fn rows(&self) -> Vec<Vec<Coordinates>> {
        let region = |k: i32| (1..5).map(move |x| (0..5).map(|y| [k, x, y]).collect());
        std::iter::once(vec![self.maze()]).chain((0..self.0).flat_map(region)).collect()
    }

    fn maze(&self) -> Coordinates {
        [0, 0, 0]
    }

    fn name(&self, place: Coordinates) -> String {
        let [k, x, y] = place;
        if place == self.maze() { "o00".to_owned() } else { format!("{}{x}{y}", char::from(b'a' + k as u8)) }
    }

    fn rays(&self, from: Coordinates) -> Vec<Vec<CoordinateStep>> {
        let rays: Vec<Vec<Coordinates>> = if from == self.maze() {
            (0..2 * self.0).map(|number| self.spoke(number)).collect()
        } else {
            DIRECTIONS.iter().map(|&direction| self.ray(from, direction)).collect()
        };
        rays.into_iter().map(|ray| ray.into_iter().map(|place| (place, None)).collect()).collect()
    }

    fn adjacent(&self, place: Coordinates) -> Vec<Coordinates> {
        if place == self.maze() {
            return (0..2 * self.0).map(|number| self.spoke(number)[0]).collect();
        }
        self.neighbours(place, &DIRECTIONS)
    }

    fn sides(&self, place: Coordinates) -> Vec<Coordinates> {
        if place == self.maze() {
            return (0..self.0).map(|k| [k, 1, 0]).collect();
        }
        self.neighbours(place, &DIRECTIONS[..4])
    }

    fn armies(&self) -> usize {
        self.0 as usize
    }

    /// The assassin's rim leads to the next region, the side of which is x = 0.
    fn camp(&self, army: Seat, towards_assassin: i32, towards_reporter: i32) -> Coordinates {
        [army as i32, 4 - towards_assassin, 4 - towards_reporter]
    }
}
