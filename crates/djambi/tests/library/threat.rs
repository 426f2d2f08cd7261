//! Threats are the effects of each player's legal moves.

use std::collections::BTreeMap;

use djambi::{Effect, Geometry, MoveFamily, Position, Rules, Seat, Square, SquareSet, StoryEvent, Threat};
use std::ops::ControlFlow;

use crate::any;
use crate::rng::Rng;

/// By the threatened square, the player, the start square and whether it is a relocation: the squares of
/// arrival.
type Found = BTreeMap<(Square, Seat, Square, bool), SquareSet>;

#[test]
fn threats_are_what_legal_moves_do() {
    let mut rng = Rng::new(11);
    for geometry in Geometry::ALL {
        let rounds = if geometry.squares().len() == 81 { 60 } else { 25 };
        for round in 0..rounds {
            let rules = any::rules(&mut rng);
            let position = match round % 4 {
                0 => any::played(&mut rng, geometry, &Rules::CLASSIC),
                _ => any::position(&mut rng, geometry, &rules),
            };
            let expected = by_legal_moves(&position, &rules);
            let mut found = Found::new();
            for square in geometry.squares() {
                for threat in position.threats(&rules, square) {
                    check(&position, &threat);
                    let relocates = threat.effect == Effect::Relocate;
                    let old = found.insert((square, threat.by, threat.from, relocates), threat.arrivals);
                    assert_eq!(old, None, "{position}");
                }
            }
            assert_eq!(found, expected, "{rules:?} {position}");
            chiefs(&position, &rules, &expected);
        }
    }
}

fn check(position: &Position, threat: &Threat) {
    assert_eq!(position.piece_at(threat.from), Some(threat.piece));
    assert!(position.controlled_by(threat.by).contains(threat.from));
}

fn chiefs(position: &Position, rules: &Rules, expected: &Found) {
    for army in position.geometry().armies().iter() {
        let threats = position.threats_to_chief(rules, army);
        let Some(at) = position.chief(army) else {
            assert!(threats.is_empty());
            continue;
        };
        let kills = expected.keys().filter(|(square, _, _, relocates)| *square == at && !relocates);
        let killers: Vec<(Seat, Square)> = kills.map(|&(_, by, from, _)| (by, from)).collect();
        let found: Vec<(Seat, Square)> = threats.iter().map(|threat| (threat.by, threat.from)).collect();
        assert_eq!(found, killers, "{position}");
    }
}

fn by_legal_moves(position: &Position, rules: &Rules) -> Found {
    let mut found = Found::new();
    for by in position.alive().iter() {
        let mut setup = position.to_setup();
        setup.turn = by;
        let position = setup.check(rules).expect("a valid setup");
        for family in position.families(rules) {
            by_family(&position, rules, by, &family, &mut found);
        }
    }
    found
}

/// Plays the moves of a family; of moves that differ only in the placement, the first.
fn by_family(position: &Position, rules: &Rules, by: Seat, family: &MoveFamily, found: &mut Found) {
    let family = MoveFamily { placements: family.placements.first().into_iter().collect(), ..*family };
    let _: ControlFlow<()> = family.for_each_move(|mv| {
        for event in position.story(rules, mv) {
            let (square, relocates) = match event {
                StoryEvent::Killed { at, .. } => (at, false),
                StoryEvent::Relocated { from, .. } => (from, true),
                _ => continue,
            };
            let arrivals = found.entry((square, by, family.from, relocates)).or_default();
            *arrivals |= mv.to().into_iter().collect::<SquareSet>();
        }
        ControlFlow::Continue(())
    });
}

/// If one square is reachable from another, so is the other from it: threats are found by looking from the
/// target.
#[test]
fn reachability_is_mutual() {
    let mut rng = Rng::new(12);
    for geometry in Geometry::ALL {
        for _ in 0..40 {
            let scatter = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            let thin = scatter.rotate_left(29) & *rng.pick(&[scatter, u128::MAX]);
            let occupied = SquareSet::from_bits(thin) & geometry.all();
            for square in geometry.squares() {
                for other in geometry.slider_attacks(square, occupied) {
                    assert!(geometry.slider_attacks(other, occupied).contains(square), "{}", geometry.name());
                }
            }
        }
    }
}

/// Queries do not allocate, except for the lists that they return.
#[test]
fn asking_allocates_nothing() {
    let mut rng = Rng::new(13);
    for geometry in Geometry::ALL {
        let rules = any::rules(&mut rng);
        let position = any::position(&mut rng, geometry, &rules);
        let spent = allocation_counter::measure(|| {
            for square in geometry.squares() {
                let _: ControlFlow<()> =
                    position.for_each_threat(&rules, square, |_| ControlFlow::Continue(()));
            }
            for seat in geometry.armies().iter() {
                let _ = position.ring(&rules, seat);
            }
        });
        assert_eq!(spent.count_total, 0, "{}", geometry.name());
    }
}
