//! The changes that a turn may make.

use crate::simple::{Cell, Move, Options, Reporter, Seat, Square, State};

/// A turn without its placement: piece, target, exit and victim.
pub(super) type Kind = (Option<Square>, Option<Square>, Option<Square>, Option<Square>);

/// The turn without its placement.
pub(super) fn kind_of(mv: Move) -> Kind {
    match mv {
        Move::Pass => (None, None, None, None),
        Move::Piece { from, to, exit, victim, .. } => (Some(from), Some(to), exit, victim),
    }
}

/// The turns of a position.
pub(crate) struct Turns<'a> {
    state: &'a State,
    options: Options,
    /// The squares of all chiefs.
    pub(super) chiefs: Vec<Square>,
}

impl<'a> Turns<'a> {
    /// The turns of this position.
    pub(crate) fn of(state: &'a State, options: Options) -> Self {
        let is_chief = |square: &Square| matches!(state.cells[*square], Cell::Piece { kind: 'C', .. });
        Self { state, options, chiefs: (0..state.cells.len()).filter(is_chief).collect() }
    }

    /// Whether a turn arrives at, exits onto or reports the piece on this square.
    pub(super) fn acts_on(&self, mv: Move, square: Square) -> bool {
        let Move::Piece { from, to, exit, victim, .. } = mv else { return false };
        square != from
            && (to == square
                || exit == Some(square)
                || victim == Some(square)
                || (self.reports_all(from) && self.state.board.sides[to].contains(&square)))
    }

    /// Whether a turn that puts this player out kills the chief. Otherwise the chief is walled in.
    pub(super) fn kills(&self, mv: Move, player: Seat) -> bool {
        let Move::Piece { from, .. } = mv else { return false };
        self.kind(from) != 'D' && self.state.chief(player).is_some_and(|chief| self.acts_on(mv, chief))
    }

    /// Whether a turn is plain: it acts on no chief, moves no chief into or out of the maze, and closes no
    /// ring of corpses around a chief.
    ///
    /// After a plain turn the same players are alive and the same one is in power as before. So nobody is put
    /// out by it, and after all plain turns of a position the same player is next (§5).
    pub(crate) fn is_plain(&self, mv: Move) -> bool {
        let Move::Piece { from, to, victim, place, .. } = mv else { return false };
        let kind = self.kind(from);
        let board = self.state.board;
        let cells = &self.state.cells;
        if self.reports_all(from) || (kind == 'C' && (from == board.maze || to == board.maze)) {
            return false;
        }
        let corpse = match kind {
            'D' => None,
            // Its victim goes to its start. A kill in the maze is one of a chief.
            'A' if cells[to] != Cell::Empty => Some(from),
            _ => place.or(victim),
        };
        self.chiefs.iter().all(|&chief| {
            let stands = if chief == from { to } else { chief };
            let closed = |&square: &Square| cells[square] == Cell::Corpse || corpse == Some(square);
            !self.acts_on(mv, chief) && !board.adjacent[stands].iter().all(closed)
        })
    }

    /// Whether the piece is a reporter that kills all beside it.
    fn reports_all(&self, from: Square) -> bool {
        self.kind(from) == 'R' && matches!(self.options.reporter, Reporter::All | Reporter::AllOwn)
    }

    fn kind(&self, from: Square) -> char {
        if let Cell::Piece { kind, .. } = self.state.cells[from] { kind } else { ' ' }
    }
}
