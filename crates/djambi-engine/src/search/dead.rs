//! Positions in which nobody will ever kill anything again.

use djambi::{Orphans, OwnKills, Position, Role, Rules, Seat, SquareSet};

use crate::walls::reaches;

/// Whether it is certain that neither of the last two players can win any more, because corpses wall one of them off from
/// everybody else, nobody has a necromobile to open the wall, and nobody is left of whom a corpse could be made to fill the
/// squares within it. Such a game goes on until it is drawn (§8).
pub(super) fn is_dead(position: &Position, rules: &Rules) -> bool {
    let alive = position.alive();
    let mut players = alive.iter();
    let (Some(one), Some(other), None) = (players.next(), players.next(), players.next()) else {
        return false;
    };
    position.role(Role::Necromobile).is_empty()
        && rules.own_kills == OwnKills::Never
        && rules.orphans == Orphans::Untouchable
        && (is_walled_off(position, rules, one, other) || is_walled_off(position, rules, other, one))
}

/// Whether all pieces of a player are where no others are and none can come, and the other player has nobody else to kill.
fn is_walled_off(position: &Position, rules: &Rules, player: Seat, other: Seat) -> bool {
    let (own, theirs) = (position.controlled_by(player), position.controlled_by(other));
    let living = position.occupied() - position.corpses();
    let orphans = living - own - theirs;
    if !(position.enemies_of(rules, other).is_subset(own)
        && position.enemies_of(rules, player).is_subset(theirs))
    {
        return false;
    }
    // Whoever can enter the maze can become the heir of orphans (§4).
    let maze = SquareSet::of(position.geometry().maze());
    let heritage = if orphans.is_empty() { SquareSet::EMPTY } else { maze };
    !reaches(position, own, (living - own) | heritage)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_that_nobody_can_open_make_a_game_dead() {
        for (text, expected) in [
            // Red's chief in the corner, his assassin beside him.
            ("9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", true),
            // A gap at a corner is enough.
            ("9/9/4yC4/5yM3/9/9/xx7/xrCx6/rA1x6 r-y- y y 0 40", false),
            // Yellow could move the wall.
            ("9/9/4yC4/5yN3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", false),
            // Yellow could kill the reporter outside and bury the chief under him.
            ("9/9/4yC4/5yM3/6rR2/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", false),
            // An orphan is no prey, whoever may inherit him.
            ("9/9/4yC4/5yM3/6gM2/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", true),
            // A hostage is.
            ("9/9/4yC4/5yM3/6gC2/9/xxx6/xrCx6/rA1x6 r-yh y y 0 40", false),
            // There is a third player.
            ("9/9/4yC3gC/5yM3/9/9/xxx6/xrCx6/rA1x6 r-yg y y 0 40", false),
        ] {
            let position =
                Position::parse(text, &Rules::CLASSIC).unwrap_or_else(|faults| panic!("{text}: {faults}"));
            assert_eq!(is_dead(&position, &Rules::CLASSIC), expected, "{text}");
        }
    }

    #[test]
    fn own_pieces_may_be_prey() {
        let position = Position::parse("9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", &Rules::ARENA)
            .expect("position");
        assert!(!is_dead(&position, &Rules::ARENA));
    }
}
