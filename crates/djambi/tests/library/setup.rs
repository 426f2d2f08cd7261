//! Any setup can be built, written and read again; only positions pass the check.

use djambi::{
    Controller, Geometry, Occupant, Piece, Position, Role, Rules, SQUARE9, Seat, SeatSet, Setup, Square,
};

use crate::any;
use crate::rng::Rng;

#[test]
fn positions_come_back_from_their_setups() {
    let mut rng = Rng::new(31);
    for geometry in Geometry::ALL {
        for _ in 0..30 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            let setup = position.to_setup();
            assert_eq!(setup.to_string(), position.to_string());
            assert_eq!(Setup::parse(geometry, &setup.to_string()).as_ref(), Ok(&setup));
            assert_eq!(setup.check(&rules), Ok(position));
        }
    }
}

/// A setup with any pieces and controllers is read as it was written. Checking it and parsing its text as a
/// position give the same position or the same faults.
#[test]
fn any_setup_is_written_and_read() {
    let mut rng = Rng::new(32);
    let mut valid = 0;
    for geometry in Geometry::ALL {
        for _ in 0..200 {
            let rules = any::rules(&mut rng);
            let setup = scrambled(&mut rng, geometry);
            let text = setup.to_string();
            assert_eq!(Setup::parse(geometry, &text).as_ref(), Ok(&setup), "{text}");
            assert_eq!(setup.check(&rules), Position::parse_on(geometry, &text, &rules), "{text}");
            valid += usize::from(setup.check(&rules).is_ok());
        }
    }
    assert!(valid > 50, "{valid}");
}

fn scrambled(rng: &mut Rng, geometry: &'static Geometry) -> Setup {
    let mut setup = Setup::empty(geometry);
    let seats: Vec<Seat> = geometry.seats().iter().collect();
    for army in geometry.armies().iter() {
        setup.controllers[army] = match rng.below(12) {
            0 => Controller::Hostage,
            1 => Controller::Orphan,
            2 => Controller::Seat(*rng.pick(&seats)),
            _ if seats.contains(&army) => Controller::Seat(army),
            _ => Controller::Seat(seats[0]),
        };
        for role in Role::ALL {
            if rng.percent(95) {
                let square = Square::new(rng.below(geometry.squares().len()));
                setup.set(square, Some(Occupant::Piece(Piece { army, role })));
            }
        }
    }
    (setup.turn, setup.cursor) = (*rng.pick(&seats), *rng.pick(&seats));
    setup.turn_number = *rng.pick(&[0, 1, 7, 7, 7]);
    setup
}

#[test]
fn what_is_left_out_is_filled_in() {
    for (text, filled) in [
        ("9/9/9/9/9/9/9/9/bC7rC", "9/9/9/9/9/9/9/9/bC7rC rb-- r r 0 1"),
        (" 9/9/9/9/9/9/9/9/bC7rC  rbhh\n", "9/9/9/9/9/9/9/9/bC7rC rbhh r r 0 1"),
        ("9/9/9/9/9/9/9/9/bC7rC rb-- b", "9/9/9/9/9/9/9/9/bC7rC rb-- b b 0 1"),
        ("9/9/9/9/9/9/9/9/bC7rC rb-- b y 3", "9/9/9/9/9/9/9/9/bC7rC rb-- b y 3 1"),
        ("9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9 ---- r r 0 1"),
        ("start", SQUARE9.start()),
    ] {
        let setup = Setup::parse(&SQUARE9, text).expect("a setup");
        assert_eq!(setup.to_string(), filled);
    }
    for (text, faults) in [
        ("", 2),
        ("start r b y g", 1),
        ("9/9/9/9/9/9/9/9/9 rbyg r r 0 1 1", 1),
        ("8/9/9/9/9/9/9/9/z8 rbyg", 2),
    ] {
        let found = Setup::parse(&SQUARE9, text).unwrap_err();
        assert!(found.iter().count() >= faults, "{text:?}: {found}");
    }
}

#[test]
fn any_players_may_be_set_up() {
    for geometry in Geometry::ALL {
        let all: Vec<Seat> = Position::start_on(geometry).alive().iter().collect();
        for bits in 1..1_u32 << all.len() {
            let chosen = all.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
            let players: SeatSet = chosen.map(|(_, &seat)| seat).collect();
            let position = Setup::of_players(geometry, players).check(&Rules::CLASSIC).expect("a set-up");
            assert_eq!(position.alive(), players);
            assert_eq!(Some(position.turn()), players.iter().next());
        }
        assert!(Setup::of_players(geometry, SeatSet::EMPTY).check(&Rules::CLASSIC).is_err());
    }
}
