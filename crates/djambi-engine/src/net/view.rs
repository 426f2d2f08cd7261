//! The board and the players as a seat sees them.

use djambi::{Controller, SQUARE9, Seat, Square, SquareSet};

/// The seats that the net knows: those of the 9 × 9 board.
pub const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

pub(crate) const SQUARES: usize = 81;
const SIDE: usize = 9;

/// Who commands a piece, as a seat sees it: itself, the next seat, the opposite one, the previous one, nobody because it is
/// a hostage, nobody because it is an orphan.
pub(super) const RELATIONS: usize = 6;

/// Room for all that a [`Command`] may be: a power of two, for the sake of speed.
pub(super) const COMMANDS: usize = 8;

/// Who commands a piece: one of four seats, or nobody for one of two reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Command(u8);

impl Command {
    pub(crate) const fn of(controller: Controller) -> Self {
        Self(match controller {
            Controller::Seat(seat) => seat.index() as u8 % SEATS.len() as u8,
            Controller::Hostage => 4,
            Controller::Orphan => 5,
        })
    }

    /// The numbers of the seats come first, then a hostage's and an orphan's.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % COMMANDS
    }
}

/// The squares at most two files and two ranks away: of those that are seen from a square, the ones that a militant reaches
/// it from.
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

/// Where each seat sees each square: the board turned so that a seat's own corner comes to red's. Rotations keep the order
/// of play, so that nothing about the game differs between the seats; the set-up alone does, in which assassins and
/// reporters change places.
pub(crate) static SEEN: [[u8; SQUARES]; SEATS.len()] = {
    assert!(SQUARE9.all().len() == SQUARES);
    let mut seen = [[0; SQUARES]; SEATS.len()];
    let mut square = 0;
    while square < SQUARES {
        let (mut file, mut rank, mut seat) = (square % SIDE, square / SIDE, 0);
        while seat < SEATS.len() {
            seen[seat][square] = (rank * SIDE + file) as u8;
            // A quarter turn clockwise brings the next seat's corner to red's.
            (file, rank) = (rank, SIDE - 1 - file);
            seat += 1;
        }
        square += 1;
    }
    seen
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_two_steps_around_is_what_a_militant_reaches() {
        for square in SQUARE9.squares() {
            let seen = SQUARE9.slider_attacks(square, SquareSet::EMPTY);
            assert_eq!(seen & two_steps_around(square), SQUARE9.militant_attacks(square, SquareSet::EMPTY));
        }
    }

    #[test]
    fn views_are_the_rotations_of_the_board() {
        let symmetries = SQUARE9.symmetries();
        for seat in SEATS {
            let rotation = symmetries.to_seat(seat, Seat::Red).expect("rotation");
            for square in SQUARE9.squares() {
                assert_eq!(usize::from(SEEN[seat.index()][square.index()]), rotation.apply(square).index());
            }
            for other in SEATS {
                let seen = (other.index() + SEATS.len() - seat.index()) % SEATS.len();
                assert_eq!(seen, rotation.apply(other).index());
            }
        }
    }
}
