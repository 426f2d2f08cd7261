//! Plans: wins with more pieces than a table holds, in which most of them stay where they are.

use std::sync::Arc;

use djambi::{Position, Role, Rules, Square};

use super::{Table, Tablebase};
use crate::Stop;
use crate::tablebase::material::Material;

/// The number of pieces that are tried as the one that moves.
const MAX_TRIES: usize = 6;
/// A win within this number of turns is good enough: no other piece is tried.
const SHORT: u32 = 9;

impl Tablebase {
    /// The table of the plan by which the player to move wins soonest, if one is found before `stop`.
    ///
    /// Against a chief alone, the player's chief and one piece hunt it, while all other pieces stay where
    /// they are: they stand in the way, and kill the chief where they see it. Such a table is as small as
    /// one of an ending with one piece, and its wins are wins of the game, as the opponent may do
    /// everything in it. It gives up where the opponent can kill.
    pub(crate) fn plan(&self, position: &Position, rules: &Rules, stop: &impl Stop) -> Option<Arc<Table>> {
        let mut best: Option<(u32, Arc<Table>)> = None;
        for active in hunters(position)?.into_iter().take(MAX_TRIES) {
            let Some(found) = Material::of_plan(position, rules, active) else { continue };
            let Some(table) = self.solved(position, found, stop) else { break };
            let Some((_, turns)) = table.verdict(position).and_then(|verdict| verdict.win()) else {
                continue;
            };
            if best.as_ref().is_none_or(|&(other, _)| turns < other) {
                best = Some((turns, table));
            }
            if best.as_ref().is_some_and(|&(turns, _)| turns <= SHORT) {
                break;
            }
        }
        best.map(|(_, table)| table)
    }
}

/// Whether a plan could win a position for the player to move: the last opponent has a chief alone.
pub(super) fn is_for_plan(position: &Position) -> bool {
    hunters(position).is_some_and(|hunters| !hunters.is_empty())
}

/// The squares of the pieces that could hunt the last opponent's chief, the strongest first. `None` if the
/// opponent has more than a chief, or there are no last two players.
fn hunters(position: &Position) -> Option<Vec<Square>> {
    let player = position.turn();
    let alive = position.alive();
    let opponent = alive.next_after(player).filter(|_| alive.len() == 2)?;
    if !position.controlled_by(opponent).is_single() {
        return None;
    }
    let rank = |square: &Square| match position.piece_at(*square).map(|piece| piece.role) {
        Some(Role::Assassin) => Some(0),
        Some(Role::Reporter) => Some(1),
        Some(Role::Militant) => Some(2),
        Some(Role::Diplomat) => Some(3),
        _ => None,
    };
    let mut hunters: Vec<_> =
        position.controlled_by(player).iter().filter_map(|at| Some((rank(&at)?, at))).collect();
    hunters.sort_unstable();
    Some(hunters.into_iter().map(|(_, square)| square).collect())
}
