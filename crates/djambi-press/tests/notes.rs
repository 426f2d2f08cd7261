//! Remarks on treaties, by a table and against the judge.

#![cfg(feature = "arbitrary")]

use arbitrary::Unstructured;
use djambi::{Position, Rules, SQUARE9};
use djambi_press::{Judge, NoteKind, Treaty};

const START: &str = "start";
/// Blue is in power, and commands the green army.
const POWER: &str = "8yC/9/9/9/4bC4/2gM6/2rM6/9/rC7bM rbyb y y 3 9";

fn position(text: &str) -> Position {
    if text == START { Position::start() } else { Position::parse(text, &Rules::CLASSIC).expect("position") }
}

fn notes(text: &str, treaty: &str) -> Vec<(usize, usize, NoteKind)> {
    let treaty = Treaty::parse(&SQUARE9, treaty).expect("treaty");
    let notes = treaty.notes(&Rules::CLASSIC, &position(text));
    notes.into_iter().map(|note| (note.at.party, note.at.clause, note.kind)).collect()
}

#[test]
fn a_treaty_says_what_it_has_about_it() {
    use NoteKind::{Contradicts, Excused, NeverBinds, NoPieces, NotInPower, NotNow, OnlyChance, Outlives};
    assert_eq!(notes(START, "r:peace(b) b:peace(r),no_power /2r"), []);
    assert_eq!(notes(START, "r:hold(rCARDNM) b:no_power /2r"), [(0, 0, Excused)]);
    assert_eq!(notes(START, "r:hold(bC) b:leave(bM) /2r"), [(0, 0, NoPieces), (1, 0, NoPieces)]);
    assert_eq!(notes(START, "r:hold(rCARDN),hold(rM) b:no_power /2r"), [(0, 0, Contradicts)]);
    assert_eq!(
        notes(START, "r:leave_power@1 b:strike(y)@3 /2r"),
        [(0, 0, NotInPower), (1, 0, NotNow), (1, 0, Outlives)]
    );
    assert_eq!(notes(START, "r:strike(y)@2 b:no_power /notice"), [(0, 0, NotNow), (0, 0, Outlives)]);
    assert_eq!(notes(POWER, "r:do(from=c3,victim=gM)@1 b:leave_power@2 /2r"), [(0, 0, OnlyChance)]);
    assert_eq!(
        notes(POWER, "r:leave(gA) b:no_power?power(r) /power(b)"),
        [(0, 0, NoPieces), (1, 0, NeverBinds)]
    );
}

/// A note says something of the turn of its party: the judge finds nothing broken by what is excused, nor by a
/// turn that could not do what was due in it.
#[test]
fn what_promises_nothing_is_broken_by_nothing() {
    let mut seed = 1_u64;
    let mut roll = |sides: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % sides
    };
    let rules = Rules::CLASSIC;
    let mut looked_at = [0; 3];
    for _ in 0..400 {
        let mut position = Position::start();
        for _ in 0..roll(40) {
            let moves = position.legal_moves(&rules);
            position = position.play(&rules, moves[roll(moves.len())]).expect("legal");
            if position.is_over() || position.alive().len() < 3 {
                break;
            }
        }
        let bytes: Vec<u8> = (0..512).map(|_| roll(256) as u8).collect();
        let Ok(Some(treaty)) = Treaty::arbitrary_in(&position, &mut Unstructured::new(&bytes)) else {
            continue;
        };
        for note in treaty.notes(&rules, &position) {
            let party = treaty.parties()[note.at.party].seat;
            let Some(seen) = position.rearranged(&[], party, position.cursor()) else { continue };
            let Ok(judge) = Judge::begin(treaty.clone(), rules, &seen) else { continue };
            let kind = match note.kind {
                NoteKind::Excused => 0,
                NoteKind::NotNow => 1,
                NoteKind::NeverBinds => 2,
                _ => continue,
            };
            looked_at[kind] += 1;
            for mv in seen.legal_moves(&rules).into_iter().step_by(7) {
                let after = seen.play(&rules, mv).expect("legal");
                let broken = judge.clone().turn(&seen, mv, &after);
                assert!(!broken.contains(&note.at), "{treaty} {seen} {mv:?}");
            }
        }
    }
    assert!(looked_at[0] > 0 && looked_at[1] > 50, "{looked_at:?}");
}
