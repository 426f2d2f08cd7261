//! Moves in their two text forms are read as what they are, and of everything else is said why not.

use djambi::{Move, Position, Rules};

use crate::chance::Chance;
use crate::games;

const TRIES: usize = 12;

/// Writes legal moves in both forms and reads them again; then changes letters of them and holds what is still read against
/// the list of legal moves.
pub fn moves(bytes: &[u8]) {
    let mut chance = Chance::new(bytes);
    let (rules, position) = games::position(&mut chance);
    let legal = position.legal_moves(&rules);
    if legal.is_empty() {
        assert!(position.is_over(), "{position}");
        return;
    }
    for _ in 0..TRIES {
        if chance.is_spent() {
            break;
        }
        let one = *chance.pick(&legal);
        let (wire, reading) = (position.geometry().wire(one).to_string(), position.reading(one));
        assert_eq!(position.geometry().parse_wire(&wire), Ok(one), "{position}");
        for text in [wire, reading] {
            assert_eq!(position.parse_move(&text), Ok(one), "{text} in {position}");
            judge(&position, &rules, &legal, &damaged(&mut chance, text));
        }
    }
}

/// Whatever a text is read as, it is legal if and only if it is among the legal moves, and if not there is a reason.
fn judge(position: &Position, rules: &Rules, legal: &[Move], text: &str) {
    let one = match position.parse_move(text) {
        Ok(one) => one,
        Err(error) => return assert!(!error.to_string().is_empty(), "{text}"),
    };
    let wire = position.geometry().wire(one).to_string();
    assert_eq!(position.parse_move(&wire), Ok(one), "{text} in {position}");
    if legal.contains(&one) {
        assert!(text == wire || text == position.reading(one), "{text} in {position}");
        assert!(position.play(rules, one).is_ok(), "{text} in {position}");
        assert_eq!(position.explain_illegal(rules, one), None, "{text} in {position}");
    } else {
        assert!(position.play(rules, one).is_err(), "{text} in {position}");
        let reason = position.explain_illegal(rules, one).expect("a reason");
        assert!(!reason.to_string().is_empty() && reason.section().starts_with('§'), "{text} in {position}");
    }
}

/// The text with a letter or two exchanged, removed or added.
fn damaged(chance: &mut Chance, text: String) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(2) {
        let (at, other) = (chance.below(letters.len() + 1), char::from(chance.below(128) as u8));
        match chance.below(3) {
            0 if at < letters.len() => letters[at] = other,
            1 if at < letters.len() => drop(letters.remove(at)),
            _ => letters.insert(at, other),
        }
    }
    letters.into_iter().collect()
}
