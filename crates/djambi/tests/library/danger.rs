//! Dangers are what the others' legal moves do before a player's next turn.

use djambi::{Geometry, Illegal, Position, Risk, Rules, Seat, SeatSet, SquareSet, StoryEvent};

use crate::any;
use crate::rng::Rng;

/// The players who play before `player` plays: everybody moves by the position's own order of turns.
fn before(position: &Position, rules: &Rules, player: Seat, skip: usize) -> SeatSet {
    let turns = position.upcoming(rules, 40).into_iter().skip(skip);
    turns.map(|turn| turn.seat).take_while(|seat| *seat != player).collect()
}

/// The squares on which a player would lose a piece to a legal move of another one, who has the turn now.
fn losses(position: &Position, rules: &Rules, player: Seat, other: Seat) -> SquareSet {
    let mut setup = position.to_setup();
    setup.turn = other;
    let position = setup.check(rules).expect("a valid setup");
    let own = position.controlled_by(player);
    let moves = position.legal_moves(rules);
    let killed = moves.iter().flat_map(|mv| position.story(rules, *mv)).filter_map(|event| match event {
        StoryEvent::Killed { at, .. } if own.contains(at) => Some(at),
        _ => None,
    });
    killed.collect()
}

#[test]
fn pieces_in_danger_are_those_that_legal_moves_kill() {
    let mut rng = Rng::new(31);
    let mut found = 0;
    let mut spared = 0;
    for geometry in Geometry::ALL {
        for _ in 0..12 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            for player in position.alive().iter().filter(|_| !position.is_over()) {
                let others = before(&position, &rules, player, usize::from(position.turn() == player));
                spared += position.alive().len() - 1 - others.len();
                let mut expected = SquareSet::EMPTY;
                for other in others.iter() {
                    expected |= losses(&position, &rules, player, other);
                }
                assert_eq!(position.in_danger(&rules, player), expected, "{player} {rules:?} {position}");
                found += expected.len();
            }
        }
    }
    assert!(found > 100 && spared > 10, "{found} pieces in danger, {spared} players who do not come before");
}

#[test]
fn a_risk_is_what_becomes_of_the_chief() {
    let mut rng = Rng::new(32);
    let mut walled = 0;
    let mut exposed = 0;
    let mut left = 0;
    let mut none = 0;
    for geometry in Geometry::ALL {
        for _ in 0..25 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            for _ in 0..8 {
                let Some(mv) = any::random_move(&mut rng, &position, &rules) else { break };
                let player = position.turn();
                let after = position.play(&rules, mv).expect("a legal move");
                let risk = position.risk(&rules, mv);
                if !after.alive().contains(player) {
                    assert_eq!(risk, Some(Risk::WallsInOwnChief), "{position}");
                    walled += 1;
                    continue;
                }
                let chief = after.chief(player).expect("a chief");
                let kills =
                    |position: &Position, at, other| losses(position, &rules, player, other).contains(at);
                let old = position.chief(player).expect("a chief");
                let others = if after.is_over() { SeatSet::EMPTY } else { before(&after, &rules, player, 0) };
                let expected: SeatSet = others.iter().filter(|other| kills(&after, chief, *other)).collect();
                let is_new = |other: &Seat| !kills(&position, old, *other);
                let has_new = expected.iter().any(|other| is_new(&other));
                match risk {
                    Some(Risk::ExposesOwnChief(threat)) => {
                        assert!(expected.contains(threat.by), "{position} {}", geometry.wire(mv));
                        assert!(is_new(&threat.by), "{position} {}", geometry.wire(mv));
                        exposed += 1;
                    }
                    Some(Risk::LeavesOwnChief(threat)) => {
                        assert!(expected.contains(threat.by), "{position} {}", geometry.wire(mv));
                        assert!(!has_new, "{position} {}", geometry.wire(mv));
                        left += 1;
                    }
                    other => {
                        assert_eq!((other, expected), (None, SeatSet::EMPTY), "{position}");
                        none += 1;
                    }
                }
            }
        }
    }
    assert!(walled > 3 && exposed > 50 && left > 50 && none > 100, "{walled} {exposed} {left} {none}");
}

/// Nothing on a square moves just if it is explained why.
#[test]
fn what_cannot_move_is_explained() {
    let mut rng = Rng::new(33);
    let mut hemmed_in = 0;
    for geometry in Geometry::ALL {
        for _ in 0..25 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            let starts: SquareSet = position.legal_moves(&rules).iter().filter_map(|mv| mv.from()).collect();
            for square in geometry.squares() {
                let explained = position.explain_still(&rules, square);
                assert_eq!(explained.is_none(), starts.contains(square), "{position}");
                if let Some(Illegal::HemmedIn { piece, .. }) = explained {
                    assert!(position.controlled_by(position.turn()).contains(square));
                    assert_eq!(position.piece_at(square), Some(piece));
                    hemmed_in += 1;
                }
            }
        }
    }
    assert!(hemmed_in > 20, "{hemmed_in}");
}
