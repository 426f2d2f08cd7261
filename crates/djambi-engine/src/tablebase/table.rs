//! A solved table.

use std::sync::Arc;

use djambi::Position;

use super::by_rest::ByRest;
use super::ground::Ground;
use super::material::Material;
use super::outcome::Outcome;
use super::rest::Rest;
use super::values::Values;
use super::verdict::Verdict;

/// The results of all states of an ending's material, and of the endings that arise from it by a kill.
#[derive(Debug)]
pub(crate) struct Table {
    pub(super) ground: Ground,
    pub(super) values: Values,
    /// The tables of the endings after a kill.
    pub(super) smaller: Smaller,
}

impl Table {
    /// The result of a position, if the table or one of its smaller ones has it.
    pub(crate) fn verdict(&self, position: &Position) -> Option<Verdict> {
        let Material { players, corpses, planner, .. } = self.ground.material;
        if let Some(winner) = position.winner() {
            return Some(Verdict::Won { winner, turns: 0 });
        }
        if position.corpses() != corpses {
            return self.smaller.find(&Rest::of(position, players)?)?.verdict(position);
        }
        match (self.values.outcome(self.ground.number(position)?), planner) {
            (Some(Outcome { winner, turns }), None) => Some(Verdict::Won { winner: players[winner], turns }),
            (None, None) => Some(Verdict::Drawn),
            (Some(Outcome { winner, turns }), Some(_)) => {
                Some(Verdict::WonWithin { winner: players[winner], turns })
            }
            (None, Some(_)) => None,
        }
    }

    /// The winner of a position of the table's material, if there is one, and the number of turns.
    pub(super) fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.values.outcome(self.ground.number(position)?)
    }

    /// About the memory that the table takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.values.bytes() + bytes(&self.smaller)
    }
}

/// The tables of the endings that arise from another by a kill.
pub(super) type Smaller = ByRest<Arc<Table>>;

/// About the memory that tables take, in bytes.
pub(super) fn bytes(tables: &Smaller) -> usize {
    tables.values().map(|table| table.bytes()).sum()
}
