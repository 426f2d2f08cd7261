//! Walls of corpses.

use djambi::{OwnKills, Position, ReporterKills, Role, Rules, SquareSet};

/// Whether walls are permanent: no necromobile is alive to open them, and nobody may kill a piece of their own behind
/// them.
pub(crate) fn are_permanent(position: &Position, rules: &Rules) -> bool {
    position.role(Role::Necromobile).is_empty()
        && rules.own_kills == OwnKills::Never
        && rules.reporter != ReporterKills::AllOwn
}

/// Whether pieces on the squares `from` that move like chiefs could get to any square of `targets`, in any
/// number of moves, if only corpses were in their way.
#[inline]
pub(crate) fn reaches(position: &Position, from: SquareSet, targets: SquareSet) -> bool {
    enclosure(position, from, targets).is_none()
}

/// The squares to which such pieces could get, unless a target is among them.
#[inline]
pub(crate) fn enclosure(position: &Position, from: SquareSet, targets: SquareSet) -> Option<SquareSet> {
    let geometry = position.geometry();
    let corpses = position.corpses();
    let mut reached = from;
    let mut waiting = from;
    // Square by square: nearly always the first one sees a target.
    while (reached & targets).is_empty() {
        let Some(square) = waiting.first() else { return Some(reached) };
        let seen = geometry.slider_attacks(square, corpses) - corpses;
        waiting = (waiting | (seen - reached)).without(square);
        reached |= seen;
    }
    None
}
