//! The moves that are worth a look.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, SquareSet};

use super::placements::RankedPlacements;

/// Gives the moves of the player to move that are worth a look to `visit` until that breaks: all of them, but only the
/// best few placements of each thing that is placed, unless a chief is killed.
pub(super) fn for_each_candidate(
    position: &Position,
    rules: &Rules,
    ranked: &RankedPlacements,
    mut visit: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let enemies = position.enemies_of(rules, position.turn());
    let chiefs = enemies & position.role(Role::Chief);
    position.for_each_family(rules, |family| match family.act {
        Act::Walk | Act::Report | Act::ReportAll => family.for_each_move(&mut visit),
        Act::Kill => {
            // Killing one's own is left to emergencies.
            let victims = family.to & enemies;
            let plain = ranked.best_for_corpses(family.placements);
            with(family, victims - chiefs, plain).for_each_move(&mut visit)?;
            with(family, victims & chiefs, family.placements).for_each_move(&mut visit)
        }
        Act::Relocate => {
            let placements = match family.role {
                Role::Necromobile => ranked.best_for_corpses(family.placements),
                _ => ranked.best_for_pieces(family.placements),
            };
            with(family, family.to, placements).for_each_move(&mut visit)
        }
    })
}

/// Gives every legal move of the player to move but the forced pass to `visit` until that breaks.
pub(super) fn for_each_move(
    position: &Position,
    rules: &Rules,
    mut visit: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    position.for_each_family(rules, |family| family.for_each_move(&mut visit))
}

const fn with(family: MoveFamily, to: SquareSet, placements: SquareSet) -> MoveFamily {
    MoveFamily { to, placements, ..family }
}
