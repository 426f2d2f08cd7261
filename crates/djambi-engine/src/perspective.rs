//! The 9 × 9 board as each of its seats sees it. The net and the policy count features from there.

use djambi::{Controller, Position, SQUARE9, Seat};

/// The seats of the 9 × 9 board.
pub const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

/// The number of squares of the 9 × 9 board.
pub(crate) const SQUARES: usize = 81;
const SIDE: usize = 9;

/// The number of relations of a seat to the commander of a piece: itself, the next seat, the opposite one,
/// the previous one, nobody (a hostage), nobody (an orphan).
pub(crate) const RELATIONS: usize = 6;

/// The size of a table indexed by [`Commander`]: a power of two, for speed.
pub(crate) const COMMANDERS: usize = 8;

/// The commander of a piece on the 9 × 9 board: one of four seats, or nobody for one of two reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Commander(u8);

impl Commander {
    /// The commander of an army with this controller.
    pub(crate) const fn of(controller: Controller) -> Self {
        Self(match controller {
            Controller::Seat(seat) => seat.index() as u8 % SEATS.len() as u8,
            Controller::Hostage => 4,
            Controller::Orphan => 5,
        })
    }

    /// The index of a seat, then 4 for a hostage, 5 for an orphan.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % COMMANDERS
    }

    /// The relation of a seat to this commander: 0 for itself, 1 for the next seat; nobody stays 4 or 5.
    #[inline]
    pub(crate) const fn relative_to(self, seat: Seat) -> usize {
        let (index, seats) = (self.index(), SEATS.len());
        if index < seats { (index + seats - seat.index() % seats) % seats } else { index }
    }
}

/// The commander of each army.
pub(crate) type Commanders = [Commander; SEATS.len()];

/// The commanders of the armies in a position.
#[inline]
pub(crate) fn commanders(position: &Position) -> Commanders {
    SEATS.map(|army| Commander::of(position.controller(army)))
}

/// Whether the position is on the 9 × 9 board, for which perspectives are defined.
pub(crate) fn is_known(position: &Position) -> bool {
    std::ptr::eq(position.geometry(), &raw const SQUARE9)
}

/// Each square as each seat sees it: the board rotated so that the seat's corner comes to red's. Rotations
/// keep the order of play, so nothing about the game differs between the seats but the set-up, in which
/// assassins and reporters swap places.
pub(crate) static ORIENTED: [[u8; SQUARES]; SEATS.len()] = {
    assert!(SQUARE9.all().len() == SQUARES);
    let mut oriented = [[0; SQUARES]; SEATS.len()];
    let mut square = 0;
    while square < SQUARES {
        let (mut file, mut rank, mut seat) = (square % SIDE, square / SIDE, 0);
        while seat < SEATS.len() {
            oriented[seat][square] = (rank * SIDE + file) as u8;
            // A quarter turn clockwise brings the next seat's corner to red's.
            (file, rank) = (rank, SIDE - 1 - file);
            seat += 1;
        }
        square += 1;
    }
    oriented
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perspectives_are_the_rotations_of_the_board() {
        let symmetries = SQUARE9.symmetries();
        for seat in SEATS {
            let rotation = symmetries.to_seat(seat, Seat::Red).expect("rotation");
            for square in SQUARE9.squares() {
                let oriented = usize::from(ORIENTED[seat.index()][square.index()]);
                assert_eq!(oriented, rotation.apply(square).index());
            }
            for other in SEATS {
                let commander = Commander::of(Controller::Seat(other));
                assert_eq!(commander.relative_to(seat), rotation.apply(other).index());
            }
        }
    }
}
