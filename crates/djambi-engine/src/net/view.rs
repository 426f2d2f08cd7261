//! The squares around a square of the 9 × 9 board.

use djambi::{Square, SquareSet};

use crate::perspective::SQUARES;

const SIDE: usize = 9;

/// The squares at most two files and two ranks away: of those that are seen from a square, the ones that a
/// militant reaches it from.
#[inline]
pub(super) fn two_steps_around(square: Square) -> SquareSet {
    SquareSet::from_bits(AROUND[square.index() % SQUARES])
}

static AROUND: [u128; SQUARES] = {
    let mut around = [0; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (square, other) = (pair / SQUARES, pair % SQUARES);
        let files = (square % SIDE).abs_diff(other % SIDE);
        let ranks = (square / SIDE).abs_diff(other / SIDE);
        if files <= 2 && ranks <= 2 {
            around[square] |= 1 << other;
        }
        pair += 1;
    }
    around
};

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn what_is_seen_two_steps_around_is_what_a_militant_reaches() {
        for square in SQUARE9.squares() {
            let seen = SQUARE9.slider_attacks(square, SquareSet::EMPTY);
            assert_eq!(seen & two_steps_around(square), SQUARE9.militant_attacks(square, SquareSet::EMPTY));
        }
    }
}
