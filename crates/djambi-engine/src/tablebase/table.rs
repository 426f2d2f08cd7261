//! A solved table.

use djambi::{Position, SquareSet};

use super::ground::Ground;
use super::material::Material;
use super::retrograde::{Outcome, Values};
use super::verdict::Verdict;

/// The results of all states of an ending's material, and of the endings that arise from it by a kill.
#[derive(Debug)]
pub(crate) struct Table {
    pub(super) ground: Ground,
    pub(super) values: Values,
    /// The tables of the endings after a kill, by their corpses.
    pub(super) smaller: Vec<(SquareSet, Self)>,
}

impl Table {
    /// The exact result of a position, if the table or one of its smaller ones has it.
    pub(crate) fn verdict(&self, position: &Position) -> Option<Verdict> {
        let players = self.ground.material.players;
        if let Some(winner) = position.winner() {
            return Some(Verdict::Won { winner, turns: 0 });
        }
        let table = if position.corpses() == self.ground.material.corpses {
            self
        } else {
            &self.smaller.iter().find(|(corpses, _)| *corpses == position.corpses())?.1
        };
        let (material, _) = Material::of(position, table.ground.rules())?;
        if material != table.ground.material {
            return None;
        }
        Some(match table.outcome(position) {
            Some(Outcome { winner, turns }) => Verdict::Won { winner: players[winner], turns },
            None => {
                table.ground.number(position)?;
                Verdict::Drawn
            }
        })
    }

    /// The winner of a position of the table's material, if there is one, and the number of turns.
    pub(super) fn outcome(&self, position: &Position) -> Option<Outcome> {
        Outcome::of_value(self.values[self.ground.number(position)?])
    }

    /// About the memory that the table takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let smaller: usize = self.smaller.iter().map(|(_, table)| table.bytes()).sum();
        size_of::<Self>() + self.values.len() * size_of::<i16>() + smaller
    }
}
