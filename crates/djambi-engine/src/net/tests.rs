//! The net's attacks on chiefs, from scratch and from the position before, against the attack map.

use djambi::{Position, Rules, Seat, Square};

use super::inputs::commands;
use super::sight::{Findings, Sight, for_each_pair};
use crate::perspective::SEATS;
use crate::{AttackMap, Rng};

/// Every pair of a chief's player and another player whom `attacks` tells to attack the chief.
fn pairs(position: &Position, attacks: impl Fn(Seat, Square) -> bool) -> Vec<(Seat, Seat)> {
    let alive = position.alive();
    let mut pairs = Vec::new();
    for victim in SEATS.into_iter().filter(|&seat| alive.contains(seat)) {
        let Some(chief) = position.chief(victim) else { continue };
        let others = SEATS.into_iter().filter(|&seat| seat != victim && alive.contains(seat));
        pairs.extend(others.filter(|&by| attacks(by, chief)).map(|by| (victim, by)));
    }
    pairs
}

/// Checks findings against the attack map; gives the number of attacks.
fn check(position: &Position, findings: &Findings) -> usize {
    let attack_map = AttackMap::of(position);
    let (mut kills, mut grabs) = (Vec::new(), Vec::new());
    for_each_pair(findings.strikes, |victim, by| kills.push((victim, by)));
    for_each_pair(findings.lifts, |victim, by| grabs.push((victim, by)));
    let by_map = pairs(position, |by, chief| attack_map.by(by).kills().contains(chief));
    assert_eq!(kills, by_map, "kills in {position}");
    let by_map = pairs(position, |by, chief| attack_map.grabs_by(by).contains(chief));
    assert_eq!(grabs, by_map, "grabs in {position}");
    kills.len() + grabs.len()
}

#[test]
fn attacks_on_chiefs_are_those_of_the_attack_map() {
    let (mut attacks, mut kept) = (0, 0);
    for number in 0..60 {
        let mut rng = Rng::new(number);
        let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][rng.below(3)];
        let mut position = Position::start();
        for _ in 0..200 {
            let mut sight = Sight::none();
            sight.look_at(&position, commands(&position));
            attacks += check(&position, &sight.findings);
            let moves = position.legal_moves(&rules);
            let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
            let after = position.play_unchecked(&rules, mv);
            if after.has_same_controllers(&position) {
                let changed = position.differences(&after);
                check(&after, &sight.findings_after(&after, commands(&after), changed));
                kept += 1;
            }
            position = after;
        }
    }
    assert!(attacks > 2_000 && kept > 2_000, "{attacks} attacks, {kept} from the position before");
}
