//! The incremental threats, checked against the attack map and against a new cache.

use djambi::{Geometry, NGON3, Rules};

use super::*;
use crate::perspective::commanders;
use crate::{AttackMap, Rng};

fn table(position: &Position) -> &'static FeatureTable {
    FeatureTable::of(position.geometry())
}

/// The attacks and grabs on chiefs that the attack map finds.
fn pairs_of_attack_map(position: &Position) -> [SeatPairs; 2] {
    let map = AttackMap::of(position, &Rules::CLASSIC);
    let mut attacks = 0;
    let mut grabs = 0;
    for victim in position.alive().iter() {
        let chief = position.role(Role::Chief) & position.army(victim);
        for by in position.alive().iter().filter(|&by| by != victim) {
            let pair = 8 * victim.index() + by.index();
            attacks |= SeatPairs::from(!(map.by(by).kills() & chief).is_empty()) << pair;
            grabs |= SeatPairs::from(!(map.grabs_by(by) & chief).is_empty()) << pair;
        }
    }
    [attacks, grabs]
}

/// Visits the positions of random games of several rule sets.
fn random_positions(mut visit: impl FnMut(&Position, &Rules, &mut Rng)) {
    // On ngon3 two lines from a square may meet: militants seem to see what is too far for them.
    let others = Geometry::ALL.into_iter().filter(|&board| *board != NGON3).cycle();
    for (seed, board) in (0..80).zip(others) {
        let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][seed as usize % 3];
        let mut position = Position::start_on(board);
        let mut rng = Rng::new(seed);
        for _ in 0..150 {
            visit(&position, &rules, &mut rng);
            let moves = position.legal_moves(&rules);
            let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
            position = position.play_unchecked(&rules, mv);
        }
    }
}

#[test]
fn threats_are_those_of_the_attack_map() {
    let mut attacked = 0;
    let mut grabbed = 0;
    random_positions(|position, _, _| {
        let threats = ThreatCache::of(table(position), position, commanders(position)).threats;
        assert_eq!([threats.attacks, threats.grabs], pairs_of_attack_map(position), "{position}");
        attacked += usize::from(threats.attacks != 0);
        grabbed += usize::from(threats.grabs != 0);
    });
    assert!(attacked > 500 && grabbed > 300, "too few threats: {attacked}, {grabbed}");
}

#[test]
fn updated_threats_are_those_of_the_attack_map_and_of_a_new_cache() {
    let mut updates = 0;
    random_positions(|position, rules, rng| {
        let cache = ThreatCache::of(table(position), position, commanders(position));
        let moves = position.legal_moves(rules);
        for _ in 0..moves.len().min(4) {
            let child = position.play_unchecked(rules, moves[rng.below(moves.len())]);
            if child.is_over() || !child.has_same_controllers(position) {
                continue;
            }
            let changed = position.differences(&child);
            let threats = cache.threats_after(table(&child), &child, commanders(&child), changed);
            assert_eq!([threats.attacks, threats.grabs], pairs_of_attack_map(&child), "{child}");
            assert_eq!(
                threats,
                ThreatCache::of(table(&child), &child, commanders(&child)).threats,
                "{child}"
            );
            updates += 1;
        }
    });
    assert!(updates > 10_000, "too few updates: {updates}");
}
