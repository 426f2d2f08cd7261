//! A board as each of its armies sees it. The net and the policy count features from there.

use djambi::{Controller, DUEL2, Geometry, Position, SQUARE9, Seat, Square};

use crate::per_board::PerBoard;

/// Each square of a board as each army sees it: the board rotated so that the army's camp comes to red's.
/// Rotations keep the order of play, so nothing about the game differs between the seats but, on boards
/// whose camps are mirror images, the set-up: assassins and reporters swap places.
#[derive(Debug)]
pub(crate) struct Perspectives([[u8; Square::LIMIT]; Seat::LIMIT]);

impl Perspectives {
    /// The perspectives of a board.
    pub(crate) fn of(board: &'static Geometry) -> &'static Self {
        static ALL: PerBoard<Perspectives> = PerBoard::new();
        ALL.get_or_make(board, || Some(Self::new(board))).expect("board")
    }

    fn new(board: &'static Geometry) -> Self {
        // The duel is played on the board of four armies, which a quarter turn leaves the same.
        let turned = if *board == DUEL2 { &SQUARE9 } else { board };
        let symmetries = turned.symmetries();
        let mut oriented = [[0; Square::LIMIT]; Seat::LIMIT];
        for army in turned.armies().iter() {
            let rotation = symmetries.to_seat(army, Seat::Red).expect("rotation");
            for square in turned.squares() {
                oriented[army.index()][square.index()] = rotation.apply(square).index() as u8;
            }
        }
        Self(oriented)
    }

    /// Each square as an army sees it.
    #[inline]
    pub(crate) const fn seen_by(&self, army: Seat) -> &[u8; Square::LIMIT] {
        &self.0[army.index() % Seat::LIMIT]
    }
}

/// The size of a table indexed by [`Commander`].
pub(crate) const COMMANDERS: usize = Seat::LIMIT + 2;

/// The commander of a piece: a seat, or nobody for one of two reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Commander(u8);

impl Commander {
    /// The commander of hostages.
    pub(crate) const HOSTAGE: Self = Self(Seat::LIMIT as u8);
    /// The commander of orphans.
    pub(crate) const ORPHAN: Self = Self(Seat::LIMIT as u8 + 1);

    /// The commander of an army with this controller.
    #[inline]
    pub(crate) const fn of(controller: Controller) -> Self {
        match controller {
            Controller::Seat(seat) => Self((seat.index() % Seat::LIMIT) as u8),
            Controller::Hostage => Self::HOSTAGE,
            Controller::Orphan => Self::ORPHAN,
        }
    }

    /// The index of a seat, then that of hostages and of orphans.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % COMMANDERS
    }
}

/// The commander of each army.
pub(crate) type Commanders = [Commander; Seat::LIMIT];

/// The commanders of the armies in a position.
#[inline]
pub(crate) fn commanders(position: &Position) -> Commanders {
    Seat::ALL.map(|army| Commander::of(position.controller(army)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_camp_comes_to_that_of_red_and_rotations_change_no_perspective() {
        for board in Geometry::ALL {
            let perspectives = Perspectives::of(board);
            let oriented = |army: Seat, square: Square| perspectives.seen_by(army)[square.index()];
            for army in board.armies().iter() {
                let red = board.camp(Seat::Red);
                for square in board.camp(army) {
                    let seen = Square::new(oriented(army, square).into());
                    assert!(red.contains(seen), "{}", board.name());
                }
            }
            for rotation in board.symmetries().rotations() {
                for seat in board.seats().iter() {
                    for square in board.squares() {
                        let image = oriented(rotation.apply(seat), rotation.apply(square));
                        assert_eq!(image, oriented(seat, square), "{}", board.name());
                    }
                }
            }
        }
    }
}
