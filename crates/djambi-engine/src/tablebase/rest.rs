//! The rest of an ending after a kill.

use djambi::{Controller, Position, Seat, SquareSet};

use super::material::EndingPiece;

/// What is left after a kill: the corpses, and the piece beside the chiefs, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    corpses: SquareSet,
    pub(super) piece: Option<EndingPiece>,
}

impl Rest {
    /// The corpses.
    pub(super) const fn corpses(&self) -> SquareSet {
        self.corpses
    }

    /// What is left in a position; `None` if that is more than one piece beside the chiefs.
    pub(super) fn of(position: &Position, players: [Seat; 2]) -> Option<Self> {
        let corpses = position.corpses();
        let mut others = position.occupied() - corpses;
        for player in players {
            others = others.without(position.chief(player)?);
        }
        if others.is_empty() {
            return Some(Self { corpses, piece: None });
        }
        let piece = others.first().filter(|_| others.is_single()).and_then(|at| position.piece_at(at))?;
        let Controller::Seat(owner) = position.controller(piece.army) else { return None };
        let owner = usize::from(owner == players[1]);
        Some(Self { corpses, piece: Some(EndingPiece { owner, role: piece.role }) })
    }
}
