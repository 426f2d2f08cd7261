//! Laws of symmetries: they are a group, and the moves of a position's image are the images of its moves.

use djambi::{Geometry, Move, MoveFamily, Position, Rules, SQUARE9, Seat, SquareSet, Symmetry};

use crate::any;
use crate::rng::Rng;

#[test]
fn every_board_has_its_symmetries() {
    let counts = Geometry::ALL.map(|geometry| geometry.symmetries().iter().count());
    assert_eq!(counts, [8, 4, 6, 12, 6, 8, 10, 12]);
    for geometry in Geometry::ALL {
        let symmetries = geometry.symmetries();
        assert_eq!(symmetries.iter().next(), Some(&Symmetry::identity(geometry)));
        let places: Vec<Seat> = symmetries.rotations().map(|rotation| rotation.apply(Seat::Red)).collect();
        assert_eq!(places, geometry.seats().iter().collect::<Vec<_>>(), "{}", geometry.name());
    }
}

#[test]
fn symmetries_are_a_group() {
    for geometry in Geometry::ALL {
        let symmetries = geometry.symmetries();
        let identity = Symmetry::identity(geometry);
        for one in symmetries.iter() {
            assert_eq!((one.then(&one.inverse()), one.then(&identity)), (identity, *one));
            assert_eq!(one.apply(geometry.all()), geometry.all());
            for other in symmetries.iter() {
                let both = one.then(other);
                assert!(symmetries.iter().any(|symmetry| *symmetry == both));
                assert_eq!(both.keeps_order(), one.keeps_order() == other.keeps_order());
                for square in geometry.squares() {
                    assert_eq!(both.apply(square), other.apply(one.apply(square)));
                }
            }
        }
    }
}

#[test]
fn lines_are_kept() {
    let mut rng = Rng::new(1);
    for geometry in Geometry::ALL {
        for symmetry in geometry.symmetries().iter() {
            for square in geometry.squares() {
                let scatter =
                    (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) & geometry.all().bits();
                let thin = SquareSet::from_bits(scatter & scatter.rotate_left(17));
                let at = symmetry.apply(square);
                let there = symmetry.apply(thin);
                assert_eq!(
                    symmetry.apply(geometry.slider_attacks(square, thin)),
                    geometry.slider_attacks(at, there)
                );
                assert_eq!(
                    symmetry.apply(geometry.militant_attacks(square, thin)),
                    geometry.militant_attacks(at, there)
                );
                assert_eq!(symmetry.apply(geometry.edge_neighbours(square)), geometry.edge_neighbours(at));
            }
        }
    }
}

/// On boards whose camps are rotations of each other, the set-up is its own image, except for the turn.
#[test]
fn set_ups_that_are_rotations() {
    for name in ["hex3", "ngon3", "ngon4", "ngon5", "ngon6"] {
        let geometry = Geometry::named(name).expect("board");
        let start = Position::start_on(geometry);
        for rotation in geometry.symmetries().rotations() {
            assert_eq!(rotation.apply(start).canonical().0, start, "{name}");
            let mut setup = rotation.apply(start.to_setup());
            (setup.turn, setup.cursor) = (Seat::Red, Seat::Red);
            assert_eq!(setup, start.to_setup(), "{name}");
        }
    }
}

#[test]
fn generation_and_play_are_the_same_on_a_turned_board() {
    let mut rng = Rng::new(2);
    for geometry in Geometry::ALL {
        let symmetries = geometry.symmetries();
        let all: Vec<&Symmetry> = symmetries.iter().collect();
        for round in 0..60 {
            let rules = any::rules(&mut rng);
            let position = match round % 3 {
                0 => any::played(&mut rng, geometry, &Rules::CLASSIC),
                _ => any::position(&mut rng, geometry, &rules),
            };
            let symmetry = *rng.pick(&all);
            same(&mut rng, &position, &rules, symmetry);
        }
    }
}

fn same(rng: &mut Rng, position: &Position, rules: &Rules, symmetry: &Symmetry) {
    let image = symmetry.apply(*position);
    assert_eq!(symmetry.inverse().apply(image), *position);
    assert_eq!(image.hash(), image.hash_from_scratch());
    assert_eq!(image.in_power(), symmetry.apply(position.in_power()));
    let families = |families: Vec<MoveFamily>| {
        let mut texts: Vec<String> = families.iter().map(|family| format!("{family:?}")).collect();
        texts.sort();
        texts
    };
    let expected: Vec<MoveFamily> =
        position.families(rules).into_iter().map(|family| symmetry.apply(family)).collect();
    assert_eq!(families(image.families(rules)), families(expected), "{position}");
    if !symmetry.keeps_order() {
        return;
    }
    assert_eq!(image.canonical().0, position.canonical().0);
    assert_eq!(image.canonical().0.hash(), position.canonical().0.hash());
    let Some(mv) = any::random_move(rng, position, rules) else { return };
    let after = position.play(rules, mv).expect("a legal move");
    assert_eq!(image.play(rules, symmetry.apply(mv)), Ok(symmetry.apply(after)), "{position}");
    for seat in position.alive().iter() {
        let left = position.resign(rules, seat).map(|left| symmetry.apply(left));
        assert_eq!(image.resign(rules, symmetry.apply(seat)).ok(), left.ok(), "{position}");
    }
}

#[test]
fn canonical_positions_are_their_own() {
    let mut rng = Rng::new(3);
    for geometry in Geometry::ALL {
        let symmetries = geometry.symmetries();
        for _ in 0..20 {
            let position = any::position(&mut rng, geometry, &Rules::VARIANTS);
            let (canonical, rotation) = symmetries.canonical(&position);
            assert_eq!(canonical, rotation.apply(position));
            assert_eq!(canonical.turn(), Seat::Red);
            assert_eq!(canonical.canonical(), (canonical, Symmetry::identity(geometry)));
        }
    }
}

#[test]
fn moves_are_turned_part_by_part() {
    let half = SQUARE9.symmetries().to_seat(Seat::Red, Seat::Yellow).expect("half a turn");
    for (text, image) in [
        ("a3a5", "i7i5"),
        ("b2e5>e9@a5", "h8e5>e1@i5"),
        ("a2c4xc5", "i8g6xg5"),
        ("c3c4@h7", "g7g6@b3"),
        ("pass", "pass"),
    ] {
        let mv = |text: &str| -> Move { SQUARE9.parse_wire(text).expect("a move") };
        assert_eq!(half.apply(mv(text)), mv(image));
    }
}
