//! The range of militants on the 9 × 9 board.

use djambi::{Square, SquareSet};

use crate::perspective::SQUARES;

const SIDE: usize = 9;

/// The squares at most two files and two ranks away. Of the squares that slide to `square`, they are those
/// from which a militant reaches it.
#[inline]
pub(super) fn militant_range(square: Square) -> SquareSet {
    SquareSet::from_bits(RANGES[square.index() % SQUARES])
}

static RANGES: [u128; SQUARES] = {
    let mut ranges = [0; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (square, other) = (pair / SQUARES, pair % SQUARES);
        let files = (square % SIDE).abs_diff(other % SIDE);
        let ranks = (square / SIDE).abs_diff(other / SIDE);
        if files <= 2 && ranks <= 2 {
            ranges[square] |= 1 << other;
        }
        pair += 1;
    }
    ranges
};

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn slides_within_the_range_are_steps() {
        for square in SQUARE9.squares() {
            let slides = SQUARE9.slider_attacks(square, SquareSet::EMPTY);
            assert_eq!(slides & militant_range(square), SQUARE9.militant_attacks(square, SquareSet::EMPTY));
        }
    }
}
