//! Fortresses: chiefs whom nobody can kill any more.

use djambi::{Position, Rules, Seat, SeatSet, SquareSet};

use crate::walls;

/// The players who can still win.
///
/// A chief is in a *fortress* when corpses wall it in, own pieces stand on all squares inside, and no
/// necromobile is alive to open the wall: then nothing can be moved, killed or placed there until the end of
/// the game. So nobody but this player can win, and this player not either without a piece outside.
pub(crate) fn possible_winners(position: &Position, rules: &Rules) -> SeatSet {
    let alive = position.alive();
    if !walls::are_permanent(position, rules) {
        return alive;
    }
    let mut fortresses = alive.iter().filter_map(|seat| Some((seat, fortress(position, seat)?)));
    match (fortresses.next(), fortresses.next()) {
        (None, _) => alive,
        (Some((seat, inside)), None) if can_still_kill(position, seat, inside) => {
            [seat].into_iter().collect()
        }
        _ => SeatSet::EMPTY,
    }
}

/// Whether a player has pieces outside the fortress, or can inherit some in the maze (§4).
fn can_still_kill(position: &Position, seat: Seat, inside: SquareSet) -> bool {
    !position.controlled_by(seat).is_subset(inside) || inside.contains(position.geometry().maze())
}

/// The squares of a player's fortress, if its chief is in one.
fn fortress(position: &Position, seat: Seat) -> Option<SquareSet> {
    let geometry = position.geometry();
    let chief = SquareSet::of(position.chief(seat)?);
    let squares = geometry.field() | SquareSet::of(geometry.maze());
    walls::enclosure(position, chief, squares - position.corpses() - position.controlled_by(seat))
}

#[cfg(test)]
mod tests {
    use djambi::ReporterKills;

    use super::*;

    fn winners(text: &str, rules: &Rules) -> String {
        let position = Position::parse(text, rules).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        possible_winners(&position, rules).iter().map(Seat::letter).collect()
    }

    #[test]
    fn nobody_wins_against_a_fortress() {
        for (text, expected) in [
            // Red's chief and reporter in the corner cannot move, and nobody can get at them.
            ("4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx7 r-yg y y 0 40", ""),
            // With an assassin outside red can win.
            ("4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx6rA r-yg y y 0 40", "r"),
            // Green has a fortress, too.
            ("7xx/7xgA/7xgC/5yM1xx/4yC4/9/xx7/rRx7/rCx6rA r-yg y y 0 40", ""),
            // A corpse could be placed inside, and the chief be encircled.
            ("4gC4/9/9/5yM3/4yC4/xx7/1x7/rRx7/rCx7 r-yg y y 0 40", "ryg"),
            // A gap in the wall.
            ("4gC4/9/9/5yM3/4yC4/9/x8/rRx7/rCx7 r-yg y y 0 40", "ryg"),
            // A necromobile could open it.
            ("4gC4/9/9/5gN3/4yC4/9/xx7/rRx7/rCx7 r-yg y y 0 40", "ryg"),
            // An enemy inside.
            ("4gC4/9/9/5yM3/4yC4/9/xx7/yRx7/rCx7 r-yg y y 0 40", "ryg"),
        ] {
            assert_eq!(winners(text, &Rules::CLASSIC), expected, "{text}");
        }
    }

    #[test]
    fn own_pieces_may_be_killed_within_a_fortress() {
        let text = "4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx7 r-yg y y 0 40";
        assert_eq!(winners(text, &Rules::ARENA), "ryg");
        let all_own = Rules { reporter: ReporterKills::AllOwn, ..Rules::CLASSIC };
        assert_eq!(winners(text, &all_own), "ryg");
    }
}
