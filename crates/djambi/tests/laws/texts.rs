//! Texts are read as they were written, and what can be read is written the same way.

use djambi::{Move, Position, Rules};

use crate::position_pair::PositionPair;
use crate::positions;
use crate::rng::Rng;
use crate::simple::State;
use crate::test_board::TestBoard;

/// Moves in wire form, reading form and packed form; the texts are those of the simple implementation.
#[test]
fn moves_round_trip() {
    round_trip(500);
}

#[test]
#[ignore = "takes half a minute"]
fn many_more_moves_round_trip() {
    round_trip(1_500);
}

fn round_trip(games: u64) {
    for (board, seed) in TestBoard::games(games) {
        let mut rng = Rng::new(seed);
        let PositionPair { options, position, state, rules, .. } = PositionPair::awkward(board, &mut rng);
        for simple_mv in state.moves(&options) {
            let mv = board.of_crate(simple_mv);
            assert_eq!(board.of_simple(mv), simple_mv);
            let wire = board.geometry.wire(mv).to_string();
            let reading = position.reading(mv);
            assert_eq!(wire, board.simple.wire(simple_mv));
            assert_eq!(reading, state.reading(&options, simple_mv), "{rules:?} {state}");
            assert_eq!(board.geometry.parse_wire(&wire), Ok(mv));
            assert_eq!(position.parse_move(&wire), Ok(mv));
            assert_eq!(position.parse_move(&reading), Ok(mv));
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
    }
}

/// Different legal moves have different texts.
#[test]
fn texts_are_distinct() {
    for (board, seed) in TestBoard::games(500) {
        let PositionPair { position, rules, .. } = PositionPair::awkward(board, &mut Rng::new(seed));
        let moves = position.legal_moves(&rules);
        let mut wires: Vec<String> = moves.iter().map(|&mv| board.geometry.wire(mv).to_string()).collect();
        let mut readings: Vec<String> = moves.iter().map(|&mv| position.reading(mv)).collect();
        for texts in [&mut wires, &mut readings] {
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), moves.len(), "{position}");
        }
    }
}

/// A rule set's name and the changed options give the same rules.
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

/// Damaged position strings: both implementations accept the same ones and write them as they were read.
#[test]
fn position_strings_with_mistakes() {
    let mut accepted = 0;
    for (board, seed) in TestBoard::games(60_000) {
        let mut rng = Rng::new(seed);
        let (rules, options) = positions::rules(&mut rng);
        let state = positions::awkward(board.simple, &mut rng, &options);
        let text = damaged(&mut rng, &state.to_string());
        let read = Position::parse_on(board.geometry, &text, &rules);
        let judged = State::parse_on(board.simple, &text, &options);
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
