//! The pieces on the board in their relation to the player to move.

use crate::geometry::Blockers;
use crate::position::Position;
use crate::position::bits128::Bits128;
use crate::{Geometry, OwnKills, ReporterKills, Role, Rules, SquareSet};

/// The pieces on the board, sorted by what the player to move may do with them.
#[derive(Clone, Copy)]
pub(in crate::position) struct PieceSets {
    /// All squares but those of living pieces that the player may neither kill nor relocate: the rest of what
    /// shuts a piece in.
    open: Bits128,
    /// The pieces that the player commands.
    pub(super) own: Bits128,
    /// The pieces that the player may relocate and, under any options, kill.
    pub(super) enemies: Bits128,
    /// The pieces that the player may kill: the enemies and, with `own_kills = pieces`, their own ones but the
    /// chief.
    pub(super) killable: Bits128,
    /// The pieces that the player's reporters may kill, unless they kill all of their own side (`reporter =
    /// all_own`); each reporter is itself among them.
    pub(super) reportable: Bits128,
    /// The squares of living pieces and corpses.
    pub(in crate::position) occupied: Bits128,
    /// The occupied squares, prepared for sliders.
    pub(in crate::position) blockers: Blockers,
    /// The empty squares but the maze.
    pub(in crate::position) empty_field: Bits128,
    /// The pieces on the field that the player may kill.
    pub(super) killable_on_field: Bits128,
    /// Whether an enemy is in the maze: of living pieces only a chief can be there.
    pub(super) has_chief_in_maze: bool,
}

impl PieceSets {
    /// Sorts the pieces of a position.
    #[inline(always)]
    pub(super) fn new(position: &Position, rules: &Rules) -> Self {
        let (occupied, dead) = position.board.occupied_and_dead();
        let (own, enemies) = position.own_and_enemies(rules, position.turn);
        let mut killable = enemies;
        let mut reportable = enemies;
        if rules.own_kills == OwnKills::Pieces {
            let chief = position.role(Role::Chief) & position.army(position.turn);
            killable = killable | (own - Bits128::of(chief));
            reportable = if rules.reporter == ReporterKills::All { enemies } else { killable };
        }
        let field = Bits128::of(position.geometry.field());
        Self {
            open: killable | dead | (occupied ^ !0),
            own,
            enemies,
            killable,
            reportable,
            occupied,
            blockers: Blockers::of_words(occupied.0),
            empty_field: field - occupied,
            killable_on_field: killable & field,
            has_chief_in_maze: !(enemies - field).is_empty(),
        }
    }

    /// The player's pieces that are not shut in: those with an open square next to them.
    #[inline(always)]
    pub(in crate::position) fn movable(&self, geometry: &Geometry) -> SquareSet {
        geometry.adjacent_to_any(self.own.set(), self.open.set())
    }
}
