//! The boards with as many sides as players. Coordinates: region k, x, y.

use super::{Place, PlaceStep, Plan};
use crate::simple::Seat;

/// The board with so many regions.
pub(super) struct Ngon(pub(super) i32);

/// The four directions over the sides of a square, then the four over its corners.
const DIRECTIONS: [[i32; 2]; 8] = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]];

impl Ngon {
    /// The one way of writing a square that has two: edges are shared, and the maze belongs to all regions.
    fn own(&self, [k, x, y]: Place) -> Place {
        match (x, y) {
            (0, 0) => [0, 0, 0],
            (0, _) => [(k + 1).rem_euclid(self.0), y, 0],
            _ => [k.rem_euclid(self.0), x, y],
        }
    }

    /// One step, and the direction in which a ray goes on; nothing beyond the rim.
    fn step(&self, [k, x, y]: Place, [dx, dy]: [i32; 2]) -> Option<(Place, [i32; 2])> {
        let (x, y) = (x + dx, y + dy);
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
    fn spoke(&self, number: i32) -> Vec<Place> {
        let number = number.rem_euclid(2 * self.0);
        (1..5).map(|t| self.own([number / 2, t, if number % 2 == 0 { 0 } else { t }])).collect()
    }

    /// The number of the spoke on which a square next to the maze lies.
    fn spoke_of(&self, place: Place) -> i32 {
        let place = self.own(place);
        (0..2 * self.0).find(|&number| self.spoke(number)[0] == place).expect("a square next to the maze")
    }

    fn ray(&self, from: Place, direction: [i32; 2]) -> Vec<Place> {
        let (mut at, mut direction, mut ray) = (from, direction, Vec::new());
        while let Some((next, onwards)) = self.step(at, direction) {
            ray.push(self.own(next));
            if next[1..] == [0, 0] {
                ray.extend(self.spoke(self.spoke_of(at) + self.0));
                break;
            }
            (at, direction) = (next, onwards);
        }
        ray
    }

    fn neighbours(&self, place: Place, directions: &[[i32; 2]]) -> Vec<Place> {
        directions
            .iter()
            .filter_map(|&direction| self.step(place, direction))
            .map(|(next, _)| self.own(next))
            .collect()
    }
}

impl Plan for Ngon {
    /// The maze, then region after region its squares of each x, y from 0 to 4.
    fn rows(&self) -> Vec<Vec<Place>> {
        let region = |k: i32| (1..5).map(move |x| (0..5).map(|y| [k, x, y]).collect());
        std::iter::once(vec![self.maze()]).chain((0..self.0).flat_map(region)).collect()
    }

    fn maze(&self) -> Place {
        [0, 0, 0]
    }

    fn name(&self, place: Place) -> String {
        let [k, x, y] = place;
        if place == self.maze() { "o00".to_owned() } else { format!("{}{x}{y}", char::from(b'a' + k as u8)) }
    }

    fn rays(&self, from: Place) -> Vec<Vec<PlaceStep>> {
        let rays: Vec<Vec<Place>> = if from == self.maze() {
            (0..2 * self.0).map(|number| self.spoke(number)).collect()
        } else {
            DIRECTIONS.iter().map(|&direction| self.ray(from, direction)).collect()
        };
        rays.into_iter().map(|ray| ray.into_iter().map(|place| (place, None)).collect()).collect()
    }

    fn adjacent(&self, place: Place) -> Vec<Place> {
        if place == self.maze() {
            return (0..2 * self.0).map(|number| self.spoke(number)[0]).collect();
        }
        self.neighbours(place, &DIRECTIONS)
    }

    fn sides(&self, place: Place) -> Vec<Place> {
        if place == self.maze() {
            return (0..self.0).map(|k| [k, 1, 0]).collect();
        }
        self.neighbours(place, &DIRECTIONS[..4])
    }

    fn seats(&self) -> usize {
        self.0 as usize
    }

    /// The assassin's rim leads to the next region, the side of which is x = 0.
    fn camp(&self, army: Seat, towards_assassin: i32, towards_reporter: i32) -> Place {
        [army as i32, 4 - towards_assassin, 4 - towards_reporter]
    }
}
