//! The candidate moves.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, SquareSet};

use super::placements::RankedPlacements;

/// Calls `visit` with each candidate move of the player to move, until it breaks: all moves, but only the
/// best few placements, unless a chief is killed.
pub(super) fn for_each_candidate(
    position: &Position,
    rules: &Rules,
    placements: &RankedPlacements,
    mut visit: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let enemies = position.enemies_of(rules, position.turn());
    let chiefs = enemies & position.role(Role::Chief);
    position.for_each_family(rules, |family| match family.act {
        Act::Walk | Act::Report | Act::ReportAll => family.for_each_move(&mut visit),
        Act::Kill => {
            // Kills of own pieces are no candidates.
            let victims = family.to & enemies;
            let best = placements.best_for_corpses(family.placements);
            with(family, victims - chiefs, best).for_each_move(&mut visit)?;
            with(family, victims & chiefs, family.placements).for_each_move(&mut visit)
        }
        Act::Relocate => {
            let best = match family.role {
                Role::Necromobile => placements.best_for_corpses(family.placements),
                _ => placements.best_for_pieces(family.placements),
            };
            with(family, family.to, best).for_each_move(&mut visit)
        }
    })
}

/// Calls `visit` with each legal move of the player to move, except a forced pass, until it breaks.
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
