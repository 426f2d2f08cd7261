//! The unit of measure for families of moves: a queen's squares on the 9 × 9 board, by obstruction
//! difference. It stays the same when [`Geometry::slider_attacks`] changes, so a faster queen does not make
//! families look slow.

use djambi::{Geometry, SQUARE9, Square, SquareSet};

/// The side of the board.
const SIDE: i32 = 9;

/// The lines through a square.
pub(crate) struct Queen {
    /// Each line without the square itself, as bits.
    lines: [u128; 4],
    /// All squares with lower indices.
    lower: u128,
}

impl Queen {
    /// A queen on every square, checked against the crate with these squares occupied.
    pub(crate) fn everywhere(occupied: SquareSet) -> Vec<Self> {
        SQUARE9.squares().map(|square| Self::checked(&SQUARE9, square, occupied)).collect()
    }

    /// A queen on one square.
    fn checked(geometry: &Geometry, square: Square, occupied: SquareSet) -> Self {
        let index = square.index() as i32;
        let queen = Self {
            lines: [(1, 0), (0, 1), (1, 1), (-1, 1)]
                .map(|(df, dr)| line(index, df, dr) | line(index, -df, -dr)),
            lower: (1 << index) - 1,
        };
        assert_eq!(
            queen.sees(occupied.bits()),
            geometry.slider_attacks(square, occupied).bits(),
            "queen {index}"
        );
        queen
    }

    /// The squares that the queen sees, as bits.
    #[inline]
    pub(crate) fn sees(&self, occupied: u128) -> u128 {
        let lower = occupied & self.lower;
        let upper = occupied ^ lower;
        let mut seen = 0;
        for line in self.lines {
            let (below, above) = (line & lower | 1, line & upper);
            let nearest = HIGHEST[below.leading_zeros() as usize % HIGHEST.len()];
            seen |= (above ^ above.wrapping_sub(nearest)) & line;
        }
        seen
    }
}

/// The squares in one direction, as bits.
fn line(index: i32, df: i32, dr: i32) -> u128 {
    let squares = (1..SIDE).map(|step| (index % SIDE + step * df, index / SIDE + step * dr));
    let on_board = squares.take_while(|(file, rank)| (0..SIDE).contains(file) && (0..SIDE).contains(rank));
    on_board.fold(0, |bits, (file, rank)| bits | 1 << (rank * SIDE + file))
}

/// The highest bit of a number, by its leading zeros.
static HIGHEST: [u128; 128] = {
    let mut highest = [1 << 127; 128];
    let mut zeros = 1;
    while zeros < highest.len() {
        highest[zeros] = highest[zeros - 1] >> 1;
        zeros += 1;
    }
    highest
};
