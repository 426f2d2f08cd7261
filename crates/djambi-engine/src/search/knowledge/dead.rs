//! Dead positions, in which no kill is possible any more.

use djambi::{Orphans, Position, Rules, Seat, SquareSet};

use crate::walls;

/// Whether it is certain that neither of the last two players can win any more. Corpses wall one of them off
/// from all other pieces, there is no necromobile to open the wall, and no piece whose corpse could be placed
/// within it. Such a game goes on until it is drawn (§8).
pub(crate) fn is_dead(position: &Position, rules: &Rules) -> bool {
    let alive = position.alive();
    let mut players = alive.iter();
    let (Some(first), Some(second), None) = (players.next(), players.next(), players.next()) else {
        return false;
    };
    walls::are_permanent(position, rules)
        && rules.orphans == Orphans::Untouchable
        && (is_walled_off(position, rules, first, second) || is_walled_off(position, rules, second, first))
}

/// Whether no other piece can reach a player's pieces, and the two players have only each other's pieces to
/// kill.
fn is_walled_off(position: &Position, rules: &Rules, player: Seat, other: Seat) -> bool {
    let own = position.controlled_by(player);
    let theirs = position.controlled_by(other);
    let living = position.occupied() - position.corpses();
    let orphans = living - own - theirs;
    if !(position.enemies_of(rules, other).is_subset(own)
        && position.enemies_of(rules, player).is_subset(theirs))
    {
        return false;
    }
    // A chief that can enter the maze can inherit orphans (§4).
    let maze = SquareSet::of(position.geometry().maze());
    let inheritance = if orphans.is_empty() { SquareSet::EMPTY } else { maze };
    !walls::reaches(position, own, (living - own) | inheritance)
}

#[cfg(test)]
mod tests {
    use djambi::ReporterKills;

    use super::*;

    #[test]
    fn walls_that_no_piece_can_open_make_a_game_dead() {
        for (text, expected) in [
            // Red's chief in the corner, with its assassin beside it.
            ("9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", true),
            // A gap at a corner is enough.
            ("9/9/4yC4/5yM3/9/9/xx7/xrCx6/rA1x6 r-y- y y 0 40", false),
            // Yellow could move the wall.
            ("9/9/4yC4/5yN3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", false),
            // Yellow could kill the reporter outside and place its corpse in the corner.
            ("9/9/4yC4/5yM3/6rR2/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", false),
            // An orphan cannot be killed, though it can be inherited.
            ("9/9/4yC4/5yM3/6gM2/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", true),
            // A hostage can be killed.
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
    fn own_pieces_may_be_killed() {
        let position = Position::parse("9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", &Rules::ARENA)
            .expect("position");
        assert!(!is_dead(&position, &Rules::ARENA));
        let all_own = Rules { reporter: ReporterKills::AllOwn, ..Rules::CLASSIC };
        assert!(!is_dead(&position, &all_own));
    }
}
