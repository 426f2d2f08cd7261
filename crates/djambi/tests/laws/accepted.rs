//! The generated moves are exactly the accepted ones, tested on all moves that can be written.

use std::collections::HashSet;

use djambi::{Geometry, Illegal, Move, Position, Rules, Square};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// A move is accepted and played if it is legal, and explained if it is not.
fn assert_judged(position: &Position, rules: &Rules, legal: &HashSet<u32>, mv: Move) {
    let expected = legal.contains(&mv.bits());
    let wire = position.geometry().wire(mv);
    assert_eq!(position.is_legal(rules, mv), expected, "{wire} {rules:?} {position}");
    if expected {
        return;
    }
    let illegal =
        position.explain_illegal(rules, mv).unwrap_or_else(|| panic!("{wire} unexplained: {position}"));
    assert_eq!(position.play(rules, mv), Err(illegal));
    assert!(!illegal.to_string().is_empty() && illegal.section().starts_with('§'), "{wire}: {illegal}");
    let is_wrong = illegal == Illegal::PlacementMissing && mv.placement().is_some();
    assert!(!is_wrong, "{wire} has a placement: {rules:?} {position}");
}

/// The move with each possible exit, victim and placement.
fn with_each_part(geometry: &Geometry, mv: Move) -> impl Iterator<Item = Move> + use<> {
    geometry
        .squares()
        .flat_map(move |square| [mv.with_exit(square), mv.with_victim(square), mv.with_placement(square)])
}

/// Every start with every end; for some, every exit, victim and placement, and for some of those every
/// further one.
#[test]
fn every_candidate() {
    for (board, seed) in TestBoard::games(150) {
        let mut rng = Rng::new(seed);
        let (PositionPair { rules, position, .. }, geometry) =
            (PositionPair::awkward(board, &mut rng), board.geometry);
        let legal: HashSet<u32> = position.legal_moves(&rules).into_iter().map(Move::bits).collect();
        let mut accepted = HashSet::new();
        let mut judge = |mv: Move| {
            assert_judged(&position, &rules, &legal, mv);
            if position.is_legal(&rules, mv) {
                accepted.insert(mv.bits());
            }
        };
        judge(Move::PASS);
        let own = position.controlled_by(position.turn());
        for from in geometry.squares() {
            for to in geometry.squares() {
                let bare = Move::new(from, to);
                judge(bare);
                if own.contains(from) && can_be_followed(geometry, &legal, bare) || rng.percent(1) {
                    with_each_part(geometry, bare).for_each(&mut judge);
                }
            }
        }
        for &bits in &legal {
            let mv = Move::from_bits(bits).expect("a legal move");
            if mv.exit().is_some() && mv.placement().is_some() {
                judge(mv);
            }
        }
        assert_eq!(accepted, legal, "{rules:?} {position}");
    }
}

/// Whether there is a legal move with this start and end and further parts.
fn can_be_followed(geometry: &Geometry, legal: &HashSet<u32>, bare: Move) -> bool {
    with_each_part(geometry, bare).any(|mv| legal.contains(&mv.bits()))
}

/// Legal moves of games with one square changed are judged right.
#[test]
fn neighbours_of_legal_moves() {
    for (board, seed) in TestBoard::games(400) {
        let mut rng = Rng::new(seed);
        let mut pair = PositionPair::start(board, &mut rng);
        while pair.play_random(&mut rng).is_some() && rng.percent(96) {
            let PositionPair { rules, position, .. } = &pair;
            let moves = position.legal_moves(rules);
            let legal: HashSet<u32> = moves.iter().map(|mv| mv.bits()).collect();
            for _ in 0..20.min(moves.len()) {
                let mv = *rng.pick(&moves);
                assert_judged(position, rules, &legal, changed(position.geometry(), &mut rng, mv));
            }
        }
    }
}

/// A move with one part changed or added.
fn changed(geometry: &Geometry, rng: &mut Rng, mv: Move) -> Move {
    let count = geometry.squares().len();
    let square = Square::new(rng.below(count));
    match (rng.below(5), mv.from(), mv.to()) {
        (0, Some(_), Some(to)) => with_parts_of(Move::new(square, to), mv),
        (1, Some(from), Some(_)) => with_parts_of(Move::new(from, square), mv),
        (2, Some(_), _) => mv.with_exit(square),
        (3, Some(_), _) => mv.with_victim(square),
        (4, Some(_), _) => mv.with_placement(square),
        _ => Move::new(square, Square::new(rng.below(count))),
    }
}

fn with_parts_of(mut mv: Move, other: Move) -> Move {
    if let Some(exit) = other.exit() {
        mv = mv.with_exit(exit);
    }
    if let Some(victim) = other.victim() {
        mv = mv.with_victim(victim);
    }
    if let Some(placement) = other.placement() {
        mv = mv.with_placement(placement);
    }
    mv
}
