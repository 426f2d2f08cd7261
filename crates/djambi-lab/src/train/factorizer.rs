//! Factorized inputs, as in NNUE training: weights that similar inputs share.
//!
//! Most inputs are active in few positions, so each alone would learn little but the games in which it was
//! seen. During training the weights of an input are a sum: a part of its own, which is kept small, and the
//! parts of its virtual inputs, which it shares with similar inputs, such as all assassins of the next seat.
//! The final net has the sums.

use djambi_engine::net::{HIDDEN, INPUTS};

/// The layout of [`INPUTS`]: six relations between controller and own seat, times roles, times squares; then
/// corpses.
const ROLES: usize = 6;
const SQUARES: usize = 81;
const PIECES: usize = 6 * ROLES * SQUARES;
const CORPSES: usize = PIECES + SQUARES;

/// Similar relations: oneself, any other player, nobody.
const PARTIES: [usize; 6] = [0, 1, 1, 1, 2, 2];
const DISTANCES: usize = 5;
const BY_SQUARE: usize = 6 * ROLES + 1;
const BY_DISTANCE: usize = BY_SQUARE + 3 * ROLES * SQUARES;
const VIRTUAL_INPUTS: usize = BY_DISTANCE + (6 * ROLES + 1) * DISTANCES;

/// The number of shared parameters.
pub(super) const SHARED_PARAMETERS: usize = VIRTUAL_INPUTS * HIDDEN;

/// The virtual inputs of an input: by kind of piece, by square and party, by kind and distance from the maze.
fn virtual_inputs(input: usize) -> [Option<usize>; 3] {
    if input >= CORPSES {
        return [None; 3];
    }
    let (kind, square) = (input / SQUARES, input % SQUARES);
    let distance = (square % 9).abs_diff(4).max((square / 9).abs_diff(4));
    let by_distance = BY_DISTANCE + kind * DISTANCES + distance;
    let by_square = (input < PIECES).then(|| {
        let (party, role) = (PARTIES[kind / ROLES], kind % ROLES);
        BY_SQUARE + (party * ROLES + role) * SQUARES + square
    });
    [Some(kind), by_square, Some(by_distance)]
}

/// Maps between inputs and their virtual inputs.
pub(super) struct Factorizer {
    of_input: Vec<[Option<usize>; 3]>,
}

impl Factorizer {
    /// The factorizer for all inputs of the net.
    pub(super) fn new() -> Self {
        Self { of_input: (0..INPUTS).map(virtual_inputs).collect() }
    }

    /// Adds the shared weights to the own weights of the inputs.
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
    use super::*;

    #[test]
    fn every_virtual_input_is_used_and_kinds_stay_apart() {
        let mut members = vec![0; VIRTUAL_INPUTS];
        for input in (0..INPUTS).flat_map(virtual_inputs).flatten() {
            members[input] += 1;
        }
        assert!(members.iter().all(|&count| count > 0));
        let corpse_in_the_corner = virtual_inputs(PIECES);
        assert_eq!(corpse_in_the_corner, [Some(36), None, Some(VIRTUAL_INPUTS - 1)]);
        assert_eq!(virtual_inputs(INPUTS - 1), [None; 3]);
    }
}
