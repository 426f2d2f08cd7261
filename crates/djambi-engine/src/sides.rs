//! The sides of a game as a player sees them.

use djambi::{Controller, Position, Seat};

/// The number of sides: see [`Sides`].
pub(crate) const SIDES: usize = 6;

const OWN: u8 = 0;
const NEXT: u8 = 1;
const OTHER: u8 = 2;
const PREVIOUS: u8 = 3;
const HOSTAGE: u8 = 4;
const ORPHAN: u8 = 5;

/// The side of each piece, as one player sees it, by the number of armies from the player's: their own (0),
/// the next one (1), one that is neither (2: with four armies the opposite one), the previous one (3); and
/// nobody's pieces, hostages (4) and orphans (5). Dead players count, so a rotation of the board changes no
/// side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sides([u8; CONTROLLERS]);

/// The room for controllers: seats, hostages and orphans.
const CONTROLLERS: usize = Seat::LIMIT + 2;

impl Sides {
    /// The sides as a player on this board sees them.
    #[inline]
    pub(crate) fn seen_by(player: Seat, position: &Position) -> &'static Self {
        let armies = position.geometry().armies().len();
        &TABLE[armies % TABLE.len()][player.index() % Seat::LIMIT]
    }

    /// The side of pieces with this controller.
    #[inline]
    pub(crate) const fn of(&self, controller: Controller) -> usize {
        let index = match controller {
            Controller::Seat(seat) => seat.index() % Seat::LIMIT,
            Controller::Hostage => Seat::LIMIT,
            Controller::Orphan => Seat::LIMIT + 1,
        };
        self.0[index] as usize % SIDES
    }

    const fn new(player: usize, armies: usize) -> Self {
        let mut sides = [OTHER; CONTROLLERS];
        (sides[Seat::LIMIT], sides[Seat::LIMIT + 1]) = (HOSTAGE, ORPHAN);
        let mut seat = 0;
        while seat < armies {
            sides[seat] = match (seat + armies - player) % armies {
                0 => OWN,
                1 => NEXT,
                distance if distance + 1 == armies => PREVIOUS,
                _ => OTHER,
            };
            seat += 1;
        }
        Self(sides)
    }
}

/// The sides by number of armies and player.
static TABLE: [[Sides; Seat::LIMIT]; Seat::LIMIT + 1] = {
    let mut table = [[Sides::new(0, 0); Seat::LIMIT]; Seat::LIMIT + 1];
    let mut armies = 1;
    while armies < table.len() {
        let mut player = 0;
        while player < armies {
            table[armies][player] = Sides::new(player, armies);
            player += 1;
        }
        armies += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use djambi::Geometry;

    use super::*;

    #[test]
    fn each_number_of_armies_has_its_sides() {
        for (board, sides) in [
            ("square9", vec![0, 1, 2, 3]),
            ("duel2", vec![0, 1, 2, 3]),
            ("hex3", vec![0, 1, 3]),
            ("ngon5", vec![0, 1, 2, 2, 3]),
            ("hex6", vec![0, 1, 2, 2, 2, 3]),
        ] {
            let position = Position::start_on(Geometry::named(board).expect("board"));
            let armies: Vec<Seat> = position.geometry().armies().iter().collect();
            for player in position.geometry().seats().iter() {
                let seen = Sides::seen_by(player, &position);
                let found = (0..armies.len()).map(|distance| {
                    let army = armies[(player.index() + distance) % armies.len()];
                    seen.of(Controller::Seat(army))
                });
                assert!(found.eq(sides.iter().copied()), "{board}, {player:?}");
                assert_eq!((seen.of(Controller::Hostage), seen.of(Controller::Orphan)), (4, 5));
            }
        }
    }
}
