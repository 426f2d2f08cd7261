//! What is written can be read back, and what can be read is written just so.

use djambi::{Move, Position, Rules};

use crate::ground::Ground;
use crate::pair::Pair;
use crate::positions;
use crate::rng::Rng;
use crate::simple::State;

/// Moves: wire form, reading form and packed form, against the simple implementation's texts.
#[test]
fn moves_round_trip() {
    for (ground, seed) in Ground::games(1_500) {
        let mut rng = Rng::new(seed);
        let Pair { options, position, state, rules, .. } = Pair::awkward(ground, &mut rng);
        for step in state.moves(&options) {
            let mv = ground.of_crate(step);
            let (wire, reading) = (ground.geometry.wire(mv).to_string(), position.reading(mv));
            assert_eq!(wire, ground.board.wire(step));
            assert_eq!(reading, state.reading(&options, step), "{rules:?} {state}");
            assert_eq!(ground.geometry.parse_wire(&wire), Ok(mv));
            assert_eq!(position.parse_move(&wire), Ok(mv));
            assert_eq!(position.parse_move(&reading), Ok(mv));
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
    }
}

/// The wire form is the move: two legal moves with the same text are the same.
#[test]
fn texts_are_distinct() {
    for (ground, seed) in Ground::games(500) {
        let Pair { position, rules, .. } = Pair::awkward(ground, &mut Rng::new(seed));
        let moves = position.legal_moves(&rules);
        let mut wires: Vec<String> = moves.iter().map(|&mv| ground.geometry.wire(mv).to_string()).collect();
        let mut readings: Vec<String> = moves.iter().map(|&mv| position.reading(mv)).collect();
        for texts in [&mut wires, &mut readings] {
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), moves.len(), "{position}");
        }
    }
}

/// Rules: a set's name and the changed options make the same rules again.
#[test]
fn rules_round_trip() {
    for seed in 0..2_000 {
        let mut rng = Rng::new(seed);
        let (mut rules, _) = positions::rules(&mut rng);
        if rng.percent(30) {
            rules.set("repetition", &rng.below(10).to_string()).expect("option");
            rules.set("quiet_limit", &(rng.next_u64() as u32).to_string()).expect("option");
        }
        let mut read = Rules::named(rules.base.name()).expect("rule set");
        for (option, value) in rules.changes() {
            assert_ne!(read.get(option), Some(value.clone()));
            read.set(option, &value).expect("option");
        }
        assert_eq!(read, rules);
    }
}

/// Position strings with a character changed: both readers accept the same ones, and what is accepted is written
/// again as it was read.
#[test]
fn position_strings_with_mistakes() {
    let mut accepted = 0;
    for (ground, seed) in Ground::games(60_000) {
        let mut rng = Rng::new(seed);
        let (rules, options) = positions::rules(&mut rng);
        let state = positions::awkward(ground.board, &mut rng, &options);
        let text = damaged(&mut rng, &state.to_string());
        let read = Position::parse_on(ground.geometry, &text, &rules);
        let judged = State::parse_on(ground.board, &text, &options);
        assert_eq!(read.is_ok(), judged.is_ok(), "{text}: {read:?} {judged:?}");
        match read {
            Ok(position) => {
                assert_eq!(position.to_string(), text);
                accepted += 1;
            }
            Err(faults) => assert!(faults.iter().all(|fault| !fault.to_string().is_empty()), "{text}"),
        }
    }
    assert!(accepted > 2_000, "only {accepted} were accepted");
}

/// The text with one to three characters removed, added, doubled or exchanged.
pub(crate) fn damaged(rng: &mut Rng, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let place = rng.below(letters.len());
        let other = *rng.pick(&letters);
        match rng.below(5) {
            0 => drop(letters.remove(place)),
            1 => letters.insert(place, other),
            2 => letters[place] = other,
            3 => letters[place] = *rng.pick(&['0', '9', 'h', '-', 'R', 'B', 'C', 'x', '/', ' ', 'é', '+']),
            _ => letters.swap(place, 0),
        }
        if letters.is_empty() {
            break;
        }
    }
    letters.into_iter().collect()
}
