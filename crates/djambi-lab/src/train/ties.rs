//! What inputs have in common.
//!
//! Most inputs are on in few positions, so that each alone learns little but the games it was seen in. In training, the weights
//! of an input are therefore a sum: a part of its own, which is held small, and parts that it shares with inputs of the same
//! kind, such as all assassins of the next seat. The net that comes of it has the sums.

use djambi_engine::net::{HIDDEN, INPUTS};

/// The roles, the squares, and the relations of whoever commands a piece to the seat that looks: see
/// [`INPUTS`].
const ROLES: usize = 6;
const SQUARES: usize = 81;
const PIECES: usize = 6 * ROLES * SQUARES;
const CORPSES: usize = PIECES + SQUARES;

/// Relations that are alike: oneself, any other player, nobody.
const PARTIES: [usize; 6] = [0, 1, 1, 1, 2, 2];
const DISTANCES: usize = 5;
const GROUPS: usize = BY_DISTANCE + (6 * ROLES + 1) * DISTANCES;
const BY_SQUARE: usize = 6 * ROLES + 1;
const BY_DISTANCE: usize = BY_SQUARE + 3 * ROLES * SQUARES;

/// How many numbers the shared parts have.
pub(super) const NUMBERS: usize = GROUPS * HIDDEN;

/// The shared parts of an input's weights.
fn groups(input: usize) -> [Option<usize>; 3] {
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

/// Which shared parts each input has.
pub(super) struct Ties {
    of_input: Vec<[Option<usize>; 3]>,
}

impl Ties {
    pub(super) fn new() -> Self {
        Self { of_input: (0..INPUTS).map(groups).collect() }
    }

    /// Adds the shared parts to the inputs' own.
    pub(super) fn fold(&self, shared: &[f32], weights: &mut [f32]) {
        for (groups, row) in self.of_input.iter().zip(weights.chunks_exact_mut(HIDDEN)) {
            for part in groups.iter().flatten().map(|group| &shared[group * HIDDEN..][..HIDDEN]) {
                row.iter_mut().zip(part).for_each(|(weight, part)| *weight += part);
            }
        }
    }

    /// Adds to the gradient of the shared parts that of the inputs' weights.
    pub(super) fn gather(&self, gradient: &[f32], shared: &mut [f32]) {
        for (groups, row) in self.of_input.iter().zip(gradient.chunks_exact(HIDDEN)) {
            for group in groups.iter().flatten() {
                let part = &mut shared[group * HIDDEN..][..HIDDEN];
                part.iter_mut().zip(row).for_each(|(part, slope)| *part += slope);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_all_used_and_never_mixed_up() {
        let mut members = vec![0; GROUPS];
        for group in (0..INPUTS).flat_map(groups).flatten() {
            members[group] += 1;
        }
        assert!(members.iter().all(|&count| count > 0));
        let corpse_in_the_corner = groups(PIECES);
        assert_eq!(corpse_in_the_corner, [Some(36), None, Some(GROUPS - 1)]);
        assert_eq!(groups(INPUTS - 1), [None; 3]);
    }
}
