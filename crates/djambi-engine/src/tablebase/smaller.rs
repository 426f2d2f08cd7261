//! The tables of the endings that arise from another by a kill.

use std::sync::Arc;

use djambi::{Controller, Position, Seat, SquareSet};

use super::material::EndingPiece;
use super::table::Table;

/// What is left after a kill: the corpses, and the piece beside the chiefs, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    corpses: SquareSet,
    pub(super) piece: Option<EndingPiece>,
}

impl Rest {
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

/// Tables by what is left after a kill, in lists by the first new corpse.
#[derive(Clone, Debug)]
pub(super) struct Smaller {
    /// The corpses before the kill.
    before: SquareSet,
    lists: Vec<Vec<(Rest, Arc<Table>)>>,
}

impl Smaller {
    /// No tables of endings after a kill that adds to these corpses.
    pub(super) const fn new(before: SquareSet) -> Self {
        Self { before, lists: Vec::new() }
    }

    /// The table of what is left, if it is here.
    pub(super) fn find(&self, rest: &Rest) -> Option<&Arc<Table>> {
        let list = self.lists.get(self.list(rest)?)?;
        list.iter().find_map(|(other, table)| (other == rest).then_some(table))
    }

    /// Adds the table of what is left.
    pub(super) fn add(&mut self, rest: Rest, table: Arc<Table>) {
        let Some(list) = self.list(&rest) else { return };
        if self.lists.len() <= list {
            self.lists.resize_with(list + 1, Vec::new);
        }
        self.lists[list].push((rest, table));
    }

    /// About the memory that the tables take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.lists.iter().flatten().map(|(_, table)| table.bytes()).sum()
    }

    fn list(&self, rest: &Rest) -> Option<usize> {
        (rest.corpses - self.before).first().map(|square| square.index())
    }
}
