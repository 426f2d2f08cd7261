//! The boards of hexagons. Coordinates: 0, q to the right, r downwards.

use super::{CoordinateStep, Coordinates, Plan};
use crate::simple::Seat;

/// A hexagon of hexagons with the maze in the middle.
pub(super) struct Hex {
    /// |q|, |r| and |q + r| are at most this.
    radius: i32,
    /// Whether pieces move in the six directions of the corners too.
    corner_steps: bool,
    /// The corner of each camp, the direction of its assassin and the direction of its reporter.
    camps: &'static [[[i32; 2]; 3]],
}

/// Three players: each assassin stands on the rim that leads to the next player.
pub(super) const THREE: Hex = Hex {
    radius: 4,
    corner_steps: false,
    camps: &[
        // red, bottom left: the bottom right rim leads to blue
        [[-4, 4], [1, 0], [0, -1]],
        // blue, right: upwards along the rim to yellow
        [[4, 0], [0, -1], [-1, 1]],
        // yellow, at the top: down the left rim to red
        [[0, -4], [-1, 1], [1, 0]],
    ],
};

/// Six players: red and blue, yellow and green, purple and orange face each other with assassins.
pub(super) const SIX: Hex = Hex {
    radius: 6,
    corner_steps: true,
    camps: &[
        [[-6, 6], [1, 0], [0, -1]],
        [[0, 6], [-1, 0], [1, -1]],
        [[6, 0], [0, -1], [-1, 1]],
        [[6, -6], [0, 1], [-1, 0]],
        [[0, -6], [-1, 1], [1, 0]],
        [[-6, 0], [1, -1], [0, 1]],
    ],
};

/// The steps over the six edges, clockwise.
const EDGES: [[i32; 2]; 6] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

impl Hex {
    fn is_on_board(&self, [_, q, r]: Coordinates) -> bool {
        [q, r, q + r].iter().all(|part| part.abs() <= self.radius)
    }

    fn ray(&self, from: Coordinates, step: impl Fn(Coordinates) -> CoordinateStep) -> Vec<CoordinateStep> {
        let on_board = |step: &CoordinateStep| self.is_on_board(step.0);
        let first = Some(step(from)).filter(on_board);
        std::iter::successors(first, |&(at, _)| Some(step(at)).filter(on_board)).collect()
    }
}

impl Plan for Hex {
    /// The files from left to right, each from its lowest cell, the one with the largest r, upwards.
    fn rows(&self) -> Vec<Vec<Coordinates>> {
        let side = -self.radius..=self.radius;
        let file =
            |q: i32| side.clone().rev().map(move |r| [0, q, r]).filter(|&place| self.is_on_board(place));
        side.clone().map(|q| file(q).collect()).collect()
    }

    fn maze(&self) -> Coordinates {
        [0, 0, 0]
    }

    /// The file's letter, and the rank counted from the file's lowest cell.
    fn name(&self, [_, q, r]: Coordinates) -> String {
        let below = (r..=self.radius).filter(|&lower| self.is_on_board([0, q, lower])).count();
        format!("{}{below}", char::from(b'a' + (q + self.radius) as u8))
    }

    fn rays(&self, from: Coordinates) -> Vec<Vec<CoordinateStep>> {
        let mut rays: Vec<_> =
            EDGES.iter().map(|&edge| self.ray(from, |at| (plus(at, edge), None))).collect();
        if self.corner_steps {
            for (&left, &right) in EDGES.iter().zip(EDGES.iter().cycle().skip(1)) {
                let step =
                    |at: Coordinates| (plus(plus(at, left), right), Some([plus(at, left), plus(at, right)]));
                rays.push(self.ray(from, step));
            }
        }
        rays
    }

    fn adjacent(&self, place: Coordinates) -> Vec<Coordinates> {
        EDGES.iter().map(|&edge| plus(place, edge)).filter(|&next| self.is_on_board(next)).collect()
    }

    fn sides(&self, place: Coordinates) -> Vec<Coordinates> {
        self.adjacent(place)
    }

    fn armies(&self) -> usize {
        self.camps.len()
    }

    fn camp(&self, army: Seat, towards_assassin: i32, towards_reporter: i32) -> Coordinates {
        let [[q, r], assassin, reporter] = self.camps[army];
        let part = |start: i32, axis: usize| {
            start + towards_assassin * assassin[axis] + towards_reporter * reporter[axis]
        };
        [0, part(q, 0), part(r, 1)]
    }
}

fn plus([_, q, r]: Coordinates, [more_q, more_r]: [i32; 2]) -> Coordinates {
    [0, q + more_q, r + more_r]
}
