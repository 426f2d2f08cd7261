//! A living piece that the mover places, and what its new square decides.

use djambi::{Controller, Piece, Position, Role, Square, SquareSet};

use super::context::Context;
use super::feature;
use crate::attack_map::squares_to_report_from;

/// A living piece that is being placed.
#[derive(Clone, Copy, Debug)]
pub struct Relocated {
    /// The piece.
    pub(super) piece: Piece,
    /// The squares on which third players could kill it: all but the player to move and its commander.
    attacked: SquareSet,
    /// The squares from which it could kill a third player's chief for its commander, who plays before that
    /// player (0) or after (1).
    hunting: [SquareSet; 2],
}

impl Relocated {
    /// A piece that the player to move relocates in a position.
    pub(super) fn new(position: &Position, context: &Context, piece: Piece) -> Self {
        let commander = position.controller(piece.army);
        let attacked = context.kills_of_third_players(commander);
        let mut hunting = [SquareSet::EMPTY; 2];
        let Controller::Seat(commander) = commander else { return Self { piece, attacked, hunting } };
        // Players who come before the commander play first.
        let mut order = 1;
        for seat in position.alive().without(context.player).iter_after(context.player) {
            if seat == commander {
                order = 0;
            } else if let Some(chief) = position.chief(seat) {
                hunting[order] |= squares_to_kill_from(position, piece.role, chief);
            }
        }
        Self { piece, attacked, hunting }
    }

    /// The features of being attacked and of hunting a chief, and the squares that give them.
    #[inline]
    pub(super) const fn features(&self) -> [(usize, SquareSet); 3] {
        let (role, [first, later]) = (self.piece.role, self.hunting);
        let attacked = feature::attacked(role);
        let before = feature::hunts(role, 0);
        let after = feature::hunts(role, 1);
        [(attacked, self.attacked), (before, first), (after, later)]
    }
}

/// The squares from which a piece of this role could kill on a square.
fn squares_to_kill_from(position: &Position, role: Role, at: Square) -> SquareSet {
    let geometry = position.geometry();
    let occupied = position.occupied();
    match role {
        Role::Assassin | Role::Chief => geometry.slider_attacks(at, occupied),
        Role::Militant => geometry.militant_attacks(at, occupied),
        Role::Reporter => squares_to_report_from(position, at),
        Role::Diplomat | Role::Necromobile => SquareSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use djambi::{Rules, SQUARE9};

    use super::*;

    fn squares(names: &str) -> SquareSet {
        names.split(' ').map(|name| SQUARE9.square(name).expect("square")).collect()
    }

    /// What red's diplomat relocates: red plays, then blue, yellow and green.
    fn relocated(square: &str) -> Relocated {
        let text = "gC7yC/9/3yD5/3yM5/9/3rD5/9/3yR5/rC7bC rbyg r r 0 9";
        let position = Position::parse(text, &Rules::CLASSIC).expect("position");
        let piece = position.piece_at(SQUARE9.square(square).expect("square")).expect("piece");
        Relocated::new(&position, &Context::of(&position, &Rules::CLASSIC), piece)
    }

    #[test]
    fn a_piece_hunts_the_chiefs_of_third_players() {
        let [green, blue] = relocated("d6").hunting;
        assert_eq!(green, squares("a8 a7 b9 c9 b8 c7"), "yellow plays before green");
        assert_eq!(blue, squares("i2 i3 h1 g1 h2 g3"), "yellow plays after blue");
        assert_eq!(relocated("d7").hunting, [SquareSet::EMPTY; 2], "a diplomat kills nobody");
    }

    #[test]
    fn a_reporter_hunts_from_where_it_sees_a_square_beside_the_chief() {
        let [green, _] = relocated("d2").hunting;
        assert!(green.contains(SQUARE9.square("h8").expect("square")), "by a8");
        assert!(!green.contains(SQUARE9.square("f7").expect("square")));
    }
}
