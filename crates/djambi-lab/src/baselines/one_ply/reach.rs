//! What a player's pieces can reach.

use djambi::{Position, Role, SquareSet};

/// What a player's pieces can reach in the next turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// The squares on which an enemy piece could be killed. For the maze this says only that something sees it.
    pub(super) kills: SquareSet,
    /// The squares from which a diplomat could relocate an enemy piece.
    pub(super) lifts: SquareSet,
    /// To how many squares the pieces but the chief can go.
    pub(super) mobility: usize,
}

impl Reach {
    /// The reach of all the pieces that a player commands.
    pub(super) fn of(position: &Position, pieces: SquareSet) -> Self {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let empty = geometry.field() - occupied;
        let mut reach = Self::default();
        for from in pieces & position.role(Role::Militant) {
            let seen = geometry.militant_attacks(from, occupied) & geometry.field();
            reach.kills |= seen;
            reach.mobility += (seen & empty).len();
        }
        for from in pieces & position.role(Role::Assassin) {
            let seen = geometry.slider_attacks(from, occupied);
            reach.kills |= seen;
            reach.mobility += (seen & empty).len();
        }
        for from in pieces & position.role(Role::Reporter) {
            let seen = geometry.slider_attacks(from, occupied) & empty;
            reach.mobility += seen.len();
            for to in seen {
                reach.kills |= geometry.edge_neighbours(to);
            }
        }
        for from in pieces & position.role(Role::Diplomat) {
            let seen = geometry.slider_attacks(from, occupied);
            reach.lifts |= seen;
            reach.mobility += (seen & empty).len();
        }
        for from in pieces & position.role(Role::Necromobile) {
            reach.mobility += (geometry.slider_attacks(from, occupied) & empty).len();
        }
        for from in pieces & position.role(Role::Chief) {
            reach.kills |= geometry.slider_attacks(from, occupied);
        }
        reach
    }
}
