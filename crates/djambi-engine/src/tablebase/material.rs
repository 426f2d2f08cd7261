//! The subject of a table: everything that does not change until a piece is killed.

use djambi::{Controller, Geometry, Piece, Position, Role, Rules, Seat, Square, SquareSet};

/// The largest number of moving pieces of a table, chiefs included.
pub(super) const MAX_PIECES: usize = 4;
/// The largest number of states of a table: enough for two pieces beside the chiefs among 32 corpses.
const MAX_STATES: usize = 12 << 20;

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
    /// The pieces that move: the first player's chief, the second's, then the others, sorted.
    pub(super) pieces: Vec<EndingPiece>,
    /// The player by a plan, if one plays so: 0 or 1.
    pub(super) planner: Option<usize>,
    /// The pieces that stay where they are in a plan, by their squares.
    pub(super) fixed: Vec<FixedPiece>,
    /// The board's name.
    board: &'static str,
}

/// A piece that stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FixedPiece {
    pub(super) square: Square,
    pub(super) piece: Piece,
    /// Whether it is the planner's, and not a hostage.
    pub(super) is_own: bool,
}

impl Material {
    /// The material of a position that a table can hold, with the squares of its pieces in the same order.
    ///
    /// Two players are left, who have at most `limit` pieces beside the chiefs. All living pieces are theirs
    /// for good, and none is a necromobile: so corpses change only by kills.
    pub(super) fn of(position: &Position, rules: &Rules, limit: usize) -> Option<(Self, Vec<Square>)> {
        let living = position.occupied() - position.corpses();
        if living.len() > (limit + 2).min(MAX_PIECES) {
            return None;
        }
        Self::with_fixed(position, rules, None, Vec::new())
    }

    /// The material of a plan of the player to move against an opponent who has nothing but the chief: the
    /// planner's chief and the piece on `active` move, all other pieces stay where they are.
    pub(super) fn of_plan(position: &Position, rules: &Rules, active: Square) -> Option<(Self, Vec<Square>)> {
        let player = position.turn();
        let alive = position.alive();
        let chief = position.chief(player)?;
        let opponent = position.chief(alive.next_after(player)?)?;
        let fixed = position.occupied() - position.corpses();
        let fixed = fixed.without(active).without(chief).without(opponent);
        let fixed = fixed.iter().map(|square| {
            let piece = position.piece_at(square)?;
            let is_own = match position.controller(piece.army) {
                Controller::Seat(owner) if owner == player => !position.is_reigned(piece.army),
                Controller::Hostage => false,
                _ => return None,
            };
            Some(FixedPiece { square, piece, is_own })
        });
        let planner = usize::from(alive.iter().next() != Some(player));
        Self::with_fixed(position, rules, Some(planner), fixed.collect::<Option<_>>()?)
    }

    fn with_fixed(
        position: &Position,
        rules: &Rules,
        planner: Option<usize>,
        fixed: Vec<FixedPiece>,
    ) -> Option<(Self, Vec<Square>)> {
        let corpses = position.corpses();
        let alive = position.alive();
        let mut seats = alive.iter();
        let (Some(first), Some(second), None) = (seats.next(), seats.next(), seats.next()) else {
            return None;
        };
        let players = [first, second];
        let chiefs = [position.chief(players[0])?, position.chief(players[1])?];
        let mut pieces = Vec::new();
        let fixed_squares: SquareSet = fixed.iter().map(|fixed| fixed.square).collect();
        let others = position.occupied() - corpses - fixed_squares;
        for square in others.without(chiefs[0]).without(chiefs[1]) {
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
        let geometry = position.geometry();
        let open = (geometry.all() - corpses - fixed_squares).len();
        if pieces.len() > MAX_PIECES || 2 * (open + 1) * open.pow(pieces.len() as u32 - 1) > MAX_STATES {
            return None;
        }
        let squares = pieces.iter().map(|&(_, square)| square).collect();
        let pieces = pieces.into_iter().map(|(piece, _)| piece).collect();
        let rules = Rules { repetition: 0, quiet_limit: 0, ..*rules };
        let board = geometry.name();
        Some((Self { rules, corpses, players, pieces, planner, fixed, board }, squares))
    }

    /// The squares of the pieces that stay where they are.
    pub(super) fn fixed_squares(&self) -> SquareSet {
        self.fixed.iter().map(|fixed| fixed.square).collect()
    }

    /// The squares on which a chief stands only between corpses: it dies there, unless that is the maze.
    pub(super) fn closed_squares(&self, geometry: &Geometry) -> SquareSet {
        let is_closed = |&square: &Square| geometry.adjacent(square).is_subset(self.corpses);
        geometry.squares().filter(is_closed).collect::<SquareSet>().without(geometry.maze())
    }
}
