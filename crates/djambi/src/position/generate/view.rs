//! Who is who for the player to move.

use crate::geometry::Obstacles;
use crate::position::Position;
use crate::position::halves::Halves;
use crate::{Geometry, OwnKills, ReporterKills, Role, Rules, Square, SquareSet};

/// The pieces on the board as the player to move sees them.
// In this order, what is needed first is written by itself and not together with what is known later.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct View {
    /// What doesn't shut a piece in: all squares but those of the living whom he may neither kill nor relocate.
    open: Halves,
    /// The pieces he commands.
    pub(super) own: Halves,
    /// The pieces he may relocate and, whatever the options, kill.
    pub(super) enemies: Halves,
    /// The pieces he may kill: the enemies, and with `own_kills = pieces` his own but the chief.
    pub(super) killable: Halves,
    /// Whom his reporters may kill, themselves among them.
    pub(super) reportable: Halves,
    pub(super) occupied: Halves,
    /// The same for those who see far.
    pub(super) obstacles: Obstacles,
    /// Empty squares but the maze.
    pub(super) empty_field: Halves,
    /// What may be killed on the field.
    pub(super) prey: Halves,
    /// Whether an enemy is in the maze: of living pieces only a chief can be there.
    pub(super) has_chief_in_maze: bool,
}

impl View {
    #[inline(always)]
    pub(super) fn new(position: &Position, rules: &Rules) -> Self {
        let (occupied, dead) = position.board.occupied_and_dead();
        let (own, enemies) = position.own_and_enemies(rules, position.turn);
        let (mut killable, mut reportable) = (enemies, enemies);
        if rules.own_kills == OwnKills::Pieces {
            let chief = position.role(Role::Chief) & position.army(position.turn);
            killable = killable | (own - Halves::of(chief));
            reportable = if rules.reporter == ReporterKills::All { enemies } else { killable };
        }
        let field = Halves::of(position.geometry.field());
        Self {
            own,
            enemies,
            killable,
            reportable,
            occupied,
            empty_field: field - occupied,
            prey: killable & field,
            has_chief_in_maze: !(enemies - field).is_empty(),
            obstacles: Obstacles::of_halves(occupied.0),
            open: killable | dead | (occupied ^ !0),
        }
    }

    /// His pieces but those that have next to them only what he may neither kill nor relocate.
    #[inline(always)]
    pub(super) fn movable(&self, geometry: &Geometry) -> SquareSet {
        geometry.next_to(self.own.set(), self.open.set())
    }

    /// The same after a corpse was put on an empty square.
    #[inline]
    pub(super) fn with_corpse(&self, square: Square) -> Self {
        let corpse = Halves::of(SquareSet::of(square));
        let occupied = self.occupied | corpse;
        let obstacles = Obstacles::of_halves(occupied.0);
        Self { occupied, obstacles, empty_field: self.empty_field - corpse, ..*self }
    }
}
