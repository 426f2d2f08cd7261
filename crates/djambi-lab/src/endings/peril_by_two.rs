//! Whether two turns of opponents can put a player out before that player's next turn, found by trying every
//! move.

use std::ops::ControlFlow;

use djambi::{Devolution, Effect, MazeExit, Position, ReporterKills, Role, Rules, Seat, SeatSet, SquareSet};

use super::peril::is_in_peril;

/// Whether the player is in peril by two after the player's turn.
///
/// That is so if an opponent who plays before the player's next turn, by the current order of turns
/// (docs/RULES.md §5), has a turn after which the player is out or in [peril](is_in_peril). Each opponent's
/// turn is tried as if it were the next one. So two opponents count: one prepares what the other does. Two
/// turns of a player in power count as well; what takes three turns does not.
#[must_use]
pub fn is_in_peril_by_two(after: &Position, rules: &Rules, player: Seat) -> bool {
    if can_be_put_out(after, rules, player) {
        return true;
    }
    let mut tried = SeatSet::default();
    let mut cursor = after.cursor();
    for turn in after.upcoming(rules, 2 * Seat::LIMIT) {
        if turn.seat == player {
            break;
        }
        if !turn.extra {
            cursor = turn.seat;
        }
        if !tried.contains(turn.seat) && opens(after, rules, turn.seat, cursor, player) {
            return true;
        }
        tried.insert(turn.seat);
    }
    false
}

/// Whether a turn of this seat puts the player out or in peril.
fn opens(after: &Position, rules: &Rules, by: Seat, cursor: Seat, player: Seat) -> bool {
    let mut setup = after.to_setup();
    (setup.turn, setup.cursor) = (by, cursor);
    let theirs = setup.check(rules).expect("the same position with another turn");
    let mut families = theirs.families(rules);
    // Relocations come first, because they decide most cases.
    families.sort_by_key(|family| family.role != Role::Diplomat);
    let tried = families.iter().try_for_each(|family| {
        family.for_each_move(|mv| {
            let next = theirs.play_unchecked(rules, mv);
            if can_be_put_out(&next, rules, player) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    });
    tried.is_break()
}

/// The same as [`is_in_peril`], sooner: the rules tell which pieces threaten a chief, and every move is tried
/// only where corpses could close around it.
fn can_be_put_out(position: &Position, rules: &Rules, player: Seat) -> bool {
    if !position.alive().contains(player) {
        return true;
    }
    let turns = position.turns(rules).take(2 * Seat::LIMIT);
    let before: SeatSet = turns.map(|turn| turn.seat).take_while(|&seat| seat != player).collect();
    if before.is_empty() || position.is_over() {
        return false;
    }
    let kills = position.threats_to_chief(rules, player).into_iter();
    kills.filter(|threat| threat.effect == Effect::Kill).any(|threat| before.contains(threat.by))
        || (may_be_encircled(position, rules, player) && is_in_peril(position, rules, player))
}

/// Whether one turn might encircle the player's chief: `false` is certain.
fn may_be_encircled(position: &Position, rules: &Rules, player: Seat) -> bool {
    let Some(ring) = position.ring(rules, player) else { return true };
    // The most pieces that one turn kills.
    let kills = match (rules.reporter, rules.maze_exit) {
        (ReporterKills::All | ReporterKills::AllOwn, _) => 4,
        (_, MazeExit::Master) => 2,
        _ => 1,
    };
    let loses_necromobiles = ring.saviours.len() <= kills || rules.devolution == Devolution::Reign;
    let geometry = position.geometry();
    let empty = geometry.field() - position.occupied();
    let is_pit = |square| (geometry.adjacent(square) - position.corpses()).is_empty();
    let diplomats: SquareSet = position.role(Role::Diplomat) - position.controlled_by(player);
    let is_seen = !(geometry.slider_attacks(ring.chief, position.occupied()) & diplomats).is_empty();
    loses_necromobiles
        && ((!ring.in_maze && ring.gaps.len() <= kills) || (is_seen && empty.iter().any(is_pit)))
}

#[cfg(test)]
mod tests {
    use djambi_engine::Rng;

    use super::*;

    fn position(text: &str) -> Position {
        Position::parse(text, &Rules::CLASSIC).expect(text)
    }

    /// The same by nothing but its definition.
    fn is_in_peril_by_definition(after: &Position, rules: &Rules, player: Seat) -> bool {
        let turns = after.upcoming(rules, 2 * Seat::LIMIT);
        let mut before = turns.iter().take_while(|turn| turn.seat != player);
        let mut cursor = after.cursor();
        is_in_peril(after, rules, player)
            || before.any(|turn| {
                let mut setup = after.to_setup();
                cursor = if turn.extra { cursor } else { turn.seat };
                (setup.turn, setup.cursor) = (turn.seat, cursor);
                let theirs = setup.check(rules).expect("position");
                let mut moves = theirs.legal_moves(rules).into_iter();
                moves.any(|mv| is_in_peril(&theirs.play_unchecked(rules, mv), rules, player))
            })
    }

    #[test]
    fn a_diplomat_and_a_militant_are_enough() {
        // Blue's diplomat can put yellow's militant beside red's chief, and yellow plays before red.
        let open = position("3gC3yC1/9/9/9/9/9/1bD1yM5/8bC/rC8 rbyg b b 0 9");
        assert!(is_in_peril_by_two(&open, &Rules::CLASSIC, Seat::Red));
        // Yellow's diplomat can do the same with blue's militant, but blue plays before yellow.
        let late = position("3gC3yC1/9/9/9/9/9/1yD1bM5/8bC/rC8 rbyg b b 0 9");
        assert!(!is_in_peril_by_two(&late, &Rules::CLASSIC, Seat::Red));
        // No square beside the chief is empty.
        let walled = position("3gC3yC1/9/9/9/9/9/1bD1yM5/rMrM6bC/rCrM7 rbyg b b 0 9");
        assert!(!is_in_peril_by_two(&walled, &Rules::CLASSIC, Seat::Red));
    }

    #[test]
    fn a_line_that_another_clears_counts() {
        let line = position("3gC3yC1/9/9/9/9/9/9/8bC/rC3bM2yA1 rbyg b b 0 9");
        assert!(is_in_peril_by_two(&line, &Rules::CLASSIC, Seat::Red));
        let own = position("3gC3yC1/9/9/9/9/9/9/8bC/rC3rM2yA1 rbyg b b 0 9");
        assert!(!is_in_peril_by_two(&own, &Rules::CLASSIC, Seat::Red));
    }

    #[test]
    fn the_quick_way_is_the_definition() {
        let mut open = 0;
        let mut safe = 0;
        for number in 0..24 {
            let mut rng = Rng::new(number);
            let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][rng.below(3)];
            let mut position = Position::start();
            for turn in 0..160 {
                let moves = position.legal_moves(&rules);
                let mover = position.turn();
                let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
                position = position.play_unchecked(&rules, mv);
                if turn % 40 != 39 || position.is_over() || !position.alive().contains(mover) {
                    continue;
                }
                let found = is_in_peril_by_two(&position, &rules, mover);
                assert_eq!(found, is_in_peril_by_definition(&position, &rules, mover), "{position}");
                *if found { &mut open } else { &mut safe } += 1;
            }
        }
        assert!(open > 10 && safe > 10, "{open} open, {safe} safe");
    }
}
