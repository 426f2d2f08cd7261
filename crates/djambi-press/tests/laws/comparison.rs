//! The effects of a turn, by comparing the positions before and after it: never by its story.

use djambi::{
    Controller, Move, Occupant, Piece, Position, ReporterKills, Role, Rules, Seat, SeatSet, Square,
};
use djambi_press::{Pieces, Promise};

/// For a prohibition, whether a move does what it forbids; for a duty, whether it does it.
pub(crate) fn touches(before: &Position, rules: &Rules, mv: Move, promise: &Promise) -> bool {
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return false };
    let after = before.play_unchecked(rules, mv);
    let end = mv.exit().unwrap_or(to);
    let player = before.turn();
    let maze = before.geometry().maze();
    let compared = Compared { before, rules, mv, after };
    match promise {
        Promise::Peace(seats) => {
            compared.harmed().any(|(_, piece)| {
                let is_chief = piece.role == Role::Chief && seats.contains(piece.army);
                is_chief || compared.kills() && compared.is_commanded_by(piece, *seats)
            }) || compared.encircles(*seats)
        }
        Promise::HandsOff(seats) => {
            compared.harmed().any(|(_, piece)| compared.is_commanded_by(piece, *seats))
                || compared.encircles(*seats)
        }
        Promise::Leave(pieces) => {
            before.controller(pieces.army) != Controller::Seat(player) && compared.harms(*pieces)
        }
        Promise::Hold(pieces) => before.piece_at(from).is_some_and(|piece| pieces.contain(piece)),
        Promise::KeepOut(squares) => squares.contains(end),
        Promise::NoCorpse(squares) => squares
            .iter()
            .any(|square| !before.corpses().contains(square) && after.corpses().contains(square)),
        Promise::NoPower => before.chief(player) != Some(maze) && after.chief(player) == Some(maze),
        Promise::LeavePower { .. } => after.chief(player) != Some(maze),
        Promise::Strike { seat, .. } => {
            let victim: SeatSet = [*seat].into_iter().collect();
            compared.harmed().any(|(_, piece)| compared.is_commanded_by(piece, victim))
        }
        Promise::Do { plan, .. } => {
            (plan.from.is_empty() || plan.from.contains(from))
                && (plan.to.is_empty() || plan.to.contains(end))
                && (plan.place.is_empty() || mv.placement().is_some_and(|at| plan.place.contains(at)))
                && plan.victim.is_none_or(|pieces| compared.harms(pieces))
        }
    }
}

/// Two positions and the move between them.
struct Compared<'a> {
    before: &'a Position,
    rules: &'a Rules,
    mv: Move,
    after: Position,
}

impl Compared<'_> {
    /// The pieces that were killed or relocated, with their squares: those that the move went onto, those
    /// that the reporter chose, and those around it that are gone, if it chose nobody.
    fn harmed(&self) -> impl Iterator<Item = (Square, Piece)> {
        let board = self.before.geometry();
        let from = self.mv.from().expect("start");
        let to = self.mv.to().expect("end");
        let is_reporter = self.moved().role == Role::Reporter;
        let kills_all = matches!(self.rules.reporter, ReporterKills::All | ReporterKills::AllOwn);
        board.squares().filter(move |&square| square != from).filter_map(move |square| {
            let piece = self.before.piece_at(square)?;
            let is_met = square == to || Some(square) == self.mv.exit() || Some(square) == self.mv.victim();
            let is_gone = self.after.at(square) != Some(Occupant::Piece(piece));
            let is_own_chief = piece == (Piece { army: self.before.turn(), role: Role::Chief });
            let is_reported = is_reporter
                && kills_all
                && is_gone
                && !is_own_chief
                && board.edge_neighbours(to).contains(square);
            (is_met || is_reported).then_some((square, piece))
        })
    }

    fn harms(&self, pieces: Pieces) -> bool {
        self.harmed().any(|(_, piece)| pieces.contain(piece))
    }

    /// Whether a chief of these players is gone who was not killed by the move.
    fn encircles(&self, seats: SeatSet) -> bool {
        seats.iter().filter(|&seat| self.before.alive().contains(seat)).any(|seat| {
            let chief = Piece { army: seat, role: Role::Chief };
            let was_killed = self.kills() && self.harmed().any(|(_, piece)| piece == chief);
            self.after.chief(seat).is_none() && !was_killed
        })
    }

    fn is_commanded_by(&self, piece: Piece, seats: SeatSet) -> bool {
        seats.iter().any(|seat: Seat| self.before.controller(piece.army) == Controller::Seat(seat))
    }

    /// Whether the piece that moved kills; else it relocates.
    fn kills(&self) -> bool {
        !matches!(self.moved().role, Role::Diplomat | Role::Necromobile)
    }

    fn moved(&self) -> Piece {
        self.before.piece_at(self.mv.from().expect("start")).expect("piece")
    }
}
