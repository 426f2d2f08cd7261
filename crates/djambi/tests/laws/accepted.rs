//! What is generated is what is accepted, both ways, for every text that could be a move.

use std::collections::HashSet;

use djambi::{Geometry, Illegal, Move, Position, Rules, Square};

use crate::chance::Chance;
use crate::ground::Ground;
use crate::pair::Pair;

/// A move, its bits, is accepted, explained and played exactly if it is among the legal ones.
fn assert_judged(position: &Position, rules: &Rules, legal: &HashSet<u32>, one: Move) {
    let expected = legal.contains(&one.bits());
    let wire = position.geometry().wire(one);
    assert_eq!(position.is_legal(rules, one), expected, "{wire} {rules:?} {position}");
    if expected {
        return;
    }
    let illegal =
        position.explain_illegal(rules, one).unwrap_or_else(|| panic!("{wire} unexplained: {position}"));
    assert_eq!(position.play(rules, one), Err(illegal));
    assert!(!illegal.to_string().is_empty() && illegal.section().starts_with('§'), "{wire}: {illegal}");
    let excuse = illegal == Illegal::PlacementMissing && one.placement().is_some();
    assert!(!excuse, "{wire} has a placement: {rules:?} {position}");
}

/// All moves that could be written with one more part than these.
fn with_each_part(geometry: &Geometry, one: Move) -> impl Iterator<Item = Move> + use<> {
    geometry
        .squares()
        .flat_map(move |square| [one.with_exit(square), one.with_victim(square), one.with_placement(square)])
}

/// Every start with every end; for some, every exit, victim and placement, and for some of those every further one.
#[test]
fn every_candidate() {
    for (ground, seed) in Ground::games(150) {
        let mut chance = Chance::new(seed);
        let (Pair { rules, position, .. }, geometry) = (Pair::awkward(ground, &mut chance), ground.geometry);
        let legal: HashSet<u32> = position.legal_moves(&rules).into_iter().map(Move::bits).collect();
        let mut accepted = HashSet::new();
        let mut judge = |one: Move| {
            assert_judged(&position, &rules, &legal, one);
            if position.is_legal(&rules, one) {
                accepted.insert(one.bits());
            }
        };
        judge(Move::PASS);
        let own = position.commanded_by(position.turn());
        for from in geometry.squares() {
            for to in geometry.squares() {
                let bare = Move::new(from, to);
                judge(bare);
                if own.contains(from) && can_be_followed(geometry, &legal, bare) || chance.percent(1) {
                    with_each_part(geometry, bare).for_each(&mut judge);
                }
            }
        }
        for &bits in &legal {
            let one = Move::from_bits(bits).expect("a legal move");
            if one.exit().is_some() && one.placement().is_some() {
                judge(one);
            }
        }
        assert_eq!(accepted, legal, "{rules:?} {position}");
    }
}

/// Is there a legal move with this start and end that has further parts?
fn can_be_followed(geometry: &Geometry, legal: &HashSet<u32>, bare: Move) -> bool {
    with_each_part(geometry, bare).any(|one| legal.contains(&one.bits()))
}

/// Legal moves with one square changed are judged rightly too, in games.
#[test]
fn neighbours_of_legal_moves() {
    for (ground, seed) in Ground::games(400) {
        let mut chance = Chance::new(seed);
        let mut pair = Pair::start(ground, &mut chance);
        while pair.go_on(&mut chance).is_some() && chance.percent(96) {
            let Pair { rules, position, .. } = &pair;
            let moves = position.legal_moves(rules);
            let legal: HashSet<u32> = moves.iter().map(|one| one.bits()).collect();
            for _ in 0..20.min(moves.len()) {
                let one = *chance.pick(&moves);
                assert_judged(position, rules, &legal, changed(position.geometry(), &mut chance, one));
            }
        }
    }
}

/// A move with one part changed or added.
fn changed(geometry: &Geometry, chance: &mut Chance, one: Move) -> Move {
    let count = geometry.squares().len();
    let square = Square::new(chance.below(count));
    match (chance.below(5), one.from(), one.to()) {
        (0, Some(_), Some(to)) => with_parts_of(Move::new(square, to), one),
        (1, Some(from), Some(_)) => with_parts_of(Move::new(from, square), one),
        (2, Some(_), _) => one.with_exit(square),
        (3, Some(_), _) => one.with_victim(square),
        (4, Some(_), _) => one.with_placement(square),
        _ => Move::new(square, Square::new(chance.below(count))),
    }
}

fn with_parts_of(mut one: Move, other: Move) -> Move {
    if let Some(exit) = other.exit() {
        one = one.with_exit(exit);
    }
    if let Some(victim) = other.victim() {
        one = one.with_victim(victim);
    }
    if let Some(placement) = other.placement() {
        one = one.with_placement(placement);
    }
    one
}
