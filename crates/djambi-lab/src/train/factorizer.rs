//! Factorized inputs, as in NNUE training: weights that similar inputs share.
//!
//! Most inputs are active in few positions, so each alone would learn little but the games in which it was
//! seen. During training the weights of an input are a sum: a part of its own, which is kept small, and the
//! parts of its virtual inputs, which it shares with similar inputs, such as all assassins of the next seat.
//! The final net has the sums.

use djambi::{Geometry, Role, Square, SquareSet};
use djambi_engine::net::{HIDDEN, inputs};

/// The kinds of inputs that have a square, as the net lays them out: relations of controller and own seat,
/// times roles, times squares; then corpses.
struct Kinds {
    /// The number of seats; relations are these and two of nobody.
    seats: usize,
    squares: usize,
    /// The number of steps from the maze to each square.
    distances: Vec<usize>,
}

/// Parties are similar relations: oneself, any other player, nobody.
const PARTIES: usize = 3;

impl Kinds {
    fn of(board: &'static Geometry) -> Self {
        let seats = board.armies().len();
        let squares = board.squares().len();
        Self { seats, squares, distances: distances_from_maze(board) }
    }

    /// The number of kinds of pieces, then corpses.
    const fn pieces(&self) -> usize {
        (self.seats + 2) * Role::COUNT
    }

    const fn by_square(&self) -> usize {
        self.pieces() + 1
    }

    const fn by_distance(&self) -> usize {
        self.by_square() + PARTIES * Role::COUNT * self.squares
    }

    fn virtual_count(&self) -> usize {
        let rings = self.distances.iter().max().map_or(0, |&largest| largest + 1);
        self.by_distance() + (self.pieces() + 1) * rings
    }

    /// The virtual inputs of an input: by kind of piece, by square and party, by kind and distance from the
    /// maze.
    fn virtual_inputs(&self, input: usize) -> [Option<usize>; 3] {
        let kind = input / self.squares;
        let square = input % self.squares;
        if kind > self.pieces() {
            return [None; 3];
        }
        let rings = (self.virtual_count() - self.by_distance()) / (self.pieces() + 1);
        let by_distance = self.by_distance() + kind * rings + self.distances[square];
        let by_square = (kind < self.pieces()).then(|| {
            let relation = kind / Role::COUNT;
            let role = kind % Role::COUNT;
            let party = if relation >= self.seats { 2 } else { relation.min(1) };
            self.by_square() + (party * Role::COUNT + role) * self.squares + square
        });
        [Some(kind), by_square, Some(by_distance)]
    }
}

/// The number of steps from the maze to each square.
fn distances_from_maze(board: &'static Geometry) -> Vec<usize> {
    let mut distances = vec![0; board.squares().len()];
    let mut reached = SquareSet::of(board.maze());
    for distance in 0.. {
        let ring: SquareSet = board.squares().filter(|&square| is_beside(board, reached, square)).collect();
        if ring.is_empty() {
            break;
        }
        ring.iter().for_each(|square| distances[square.index()] = distance + 1);
        reached |= ring;
    }
    distances
}

fn is_beside(board: &Geometry, reached: SquareSet, square: Square) -> bool {
    !reached.contains(square) && !(board.adjacent(square) & reached).is_empty()
}

/// Maps between inputs and their virtual inputs.
pub(super) struct Factorizer {
    of_input: Vec<[Option<usize>; 3]>,
    /// The number of virtual inputs.
    count: usize,
}

impl Factorizer {
    /// The factorizer for all inputs of a board's net.
    pub(super) fn new(board: &'static Geometry) -> Self {
        let kinds = Kinds::of(board);
        let of_input = (0..inputs(board)).map(|input| kinds.virtual_inputs(input)).collect();
        Self { of_input, count: kinds.virtual_count() }
    }

    /// The number of shared parameters.
    pub(super) const fn shared_parameters(&self) -> usize {
        self.count * HIDDEN
    }

    /// Adds the shared weights to the inputs' own weights.
    pub(super) fn coalesce(&self, shared: &[f32], weights: &mut [f32]) {
        for (inputs, row) in self.of_input.iter().zip(weights.chunks_exact_mut(HIDDEN)) {
            for part in inputs.iter().flatten().map(|input| &shared[input * HIDDEN..][..HIDDEN]) {
                row.iter_mut().zip(part).for_each(|(weight, part)| *weight += part);
            }
        }
    }

    /// Adds the gradient of the inputs' weights to that of the shared weights.
    pub(super) fn add_shared_gradient(&self, gradient: &[f32], shared: &mut [f32]) {
        for (inputs, row) in self.of_input.iter().zip(gradient.chunks_exact(HIDDEN)) {
            for input in inputs.iter().flatten() {
                let part = &mut shared[input * HIDDEN..][..HIDDEN];
                part.iter_mut().zip(row).for_each(|(part, slope)| *part += slope);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn every_virtual_input_is_used_and_kinds_stay_apart() {
        for board in Geometry::ALL {
            let kinds = Kinds::of(board);
            let factorizer = Factorizer::new(board);
            let mut members = vec![0; factorizer.count];
            factorizer.of_input.iter().flatten().flatten().for_each(|&input| members[input] += 1);
            assert!(members.iter().all(|&count| count > 0), "{}", board.name());
            let corpse_in_the_corner = kinds.virtual_inputs(kinds.pieces() * kinds.squares);
            assert_eq!(corpse_in_the_corner[..2], [Some(kinds.pieces()), None]);
            assert_eq!(kinds.virtual_inputs(inputs(board) - 1), [None; 3]);
        }
        assert_eq!(
            Kinds::of(&SQUARE9).virtual_inputs(6 * 6 * 81)[2],
            Some(Factorizer::new(&SQUARE9).count - 1)
        );
    }
}
