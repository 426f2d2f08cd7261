//! Arbitrary positions and games are valid.

use arbitrary::{Arbitrary, Unstructured};
use djambi::{Game, Geometry, Move, Position, RuleSet, Rules, Setup};

use crate::rng::Rng;

fn bytes(rng: &mut Rng) -> Vec<u8> {
    let length = rng.below(3_000);
    (0..length).map(|_| rng.below(256) as u8).collect()
}

#[test]
fn positions_are_valid_under_any_rules() {
    let mut rng = Rng::new(41);
    let mut boards = Vec::new();
    for _ in 0..1_000 {
        let bytes = bytes(&mut rng);
        let position = Position::arbitrary(&mut Unstructured::new(&bytes)).expect("a position");
        for set in RuleSet::ALL {
            let read = Position::parse_on(position.geometry(), &position.to_string(), &Rules::of(*set));
            assert_eq!(read, Ok(position));
        }
        boards.push(position.geometry().name());
    }
    assert!(Geometry::ALL.iter().all(|geometry| boards.contains(&geometry.name())));
}

#[test]
fn games_hold_together() {
    let mut rng = Rng::new(42);
    let mut turns = 0;
    let mut over = 0;
    for _ in 0..400 {
        let bytes = bytes(&mut rng);
        let game = Game::arbitrary(&mut Unstructured::new(&bytes)).expect("a game");
        let mut again = Game::new(*game.rules(), *game.start());
        for &entry in game.entries() {
            assert_eq!(again.apply(entry), Ok(()));
        }
        assert_eq!(again.positions(), game.positions());
        turns += game.events().len();
        over += usize::from(game.outcome().is_some());
    }
    assert!(turns > 8_000 && over > 20, "{turns} turns, {over} games to the end");
}

#[test]
fn setups_and_moves_are_anything() {
    let mut rng = Rng::new(43);
    let mut faulty = 0;
    for _ in 0..400 {
        let bytes = bytes(&mut rng);
        let mut source = Unstructured::new(&bytes);
        let setup = Setup::arbitrary(&mut source).expect("a setup");
        assert_eq!(Setup::parse(setup.geometry, &setup.to_string()).as_ref(), Ok(&setup));
        faulty += usize::from(setup.check(&Rules::CLASSIC).is_err());
        let mv = Move::arbitrary(&mut source).expect("a move");
        assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        if let Ok(position) = setup.check(&Rules::ARENA) {
            assert_eq!(
                position.is_legal(&Rules::ARENA, mv),
                position.explain_illegal(&Rules::ARENA, mv).is_none()
            );
        }
    }
    assert!((20..380).contains(&faulty), "{faulty} of 400 are faulty");
}

#[test]
fn no_bytes_are_enough() {
    let mut nothing = Unstructured::new(&[]);
    assert!(Position::arbitrary(&mut nothing).is_ok());
    assert!(Game::arbitrary(&mut nothing).is_ok());
    assert!(Setup::arbitrary(&mut nothing).is_ok());
}
