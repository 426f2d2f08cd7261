//! What a table is about: everything that does not change until a piece is killed.

use djambi::{Controller, Geometry, Position, Role, Rules, Seat, Square, SquareSet};

/// The largest number of pieces of a table, chiefs included.
pub(super) const MAX_PIECES: usize = 3;

/// One of the pieces of an ending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct EndingPiece {
    /// The player who commands it: 0 for the first in seat order, 1 for the second.
    pub(super) owner: usize,
    pub(super) role: Role,
}

/// What stays as it is in an ending until a piece is killed: rules, board, corpses and the pieces that live.
/// Endings of the same material have the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Material {
    /// The rules; the limits of repetition and of quiet turns are left out.
    pub(super) rules: Rules,
    pub(super) corpses: SquareSet,
    /// The last two players, in seat order.
    pub(super) players: [Seat; 2],
    /// The pieces: the first player's chief, the second's, then the others, sorted.
    pub(super) pieces: Vec<EndingPiece>,
    /// The board's name.
    board: &'static str,
}

impl Material {
    /// The material of a position that a table can hold, with the squares of its pieces in the same order.
    ///
    /// Two players are left, who have at most [`MAX_PIECES`] together. All living pieces are theirs for good,
    /// and none is a necromobile: so corpses change by kills alone.
    pub(super) fn of(position: &Position, rules: &Rules) -> Option<(Self, Vec<Square>)> {
        let corpses = position.corpses();
        let living = position.occupied() - corpses;
        let alive = position.alive();
        if alive.len() != 2 || living.len() > MAX_PIECES {
            return None;
        }
        let mut seats = alive.iter();
        let players = [seats.next()?, seats.next()?];
        let chiefs = [position.chief(players[0])?, position.chief(players[1])?];
        let mut pieces = Vec::new();
        let others = living.without(chiefs[0]).without(chiefs[1]);
        for square in others {
            let piece = position.piece_at(square)?;
            let Controller::Seat(owner) = position.controller(piece.army) else { return None };
            let is_lasting = !position.is_reigned(piece.army);
            if !is_lasting || matches!(piece.role, Role::Chief | Role::Necromobile) {
                return None;
            }
            let owner = usize::from(owner == players[1]);
            pieces.push((EndingPiece { owner, role: piece.role }, square));
        }
        pieces.sort_unstable();
        for owner in [1, 0] {
            pieces.insert(0, (EndingPiece { owner, role: Role::Chief }, chiefs[owner]));
        }
        let squares = pieces.iter().map(|&(_, square)| square).collect();
        let pieces = pieces.into_iter().map(|(piece, _)| piece).collect();
        let rules = Rules { repetition: 0, quiet_limit: 0, ..*rules };
        let board = position.geometry().name();
        Some((Self { rules, corpses, players, pieces, board }, squares))
    }

    /// The squares on which a chief stands between corpses alone: it dies there, unless that is the maze.
    pub(super) fn closed_squares(&self, geometry: &Geometry) -> SquareSet {
        let is_closed = |&square: &Square| geometry.adjacent(square).is_subset(self.corpses);
        geometry.squares().filter(is_closed).collect::<SquareSet>().without(geometry.maze())
    }
}
