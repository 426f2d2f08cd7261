//! Moves in their two text forms are read as what they are, and of everything else is said why not.

use djambi::{Move, Position, Rules};

use crate::games;
use crate::rng::Rng;

const TRIES: usize = 12;

/// Writes legal moves in both forms and reads them again; then changes letters of them and holds what is still read against
/// the list of legal moves.
pub fn moves(bytes: &[u8]) {
    let mut rng = Rng::new(bytes);
    let (rules, position) = games::position(&mut rng);
    let legal = position.legal_moves(&rules);
    if legal.is_empty() {
        assert!(position.is_over(), "{position}");
        return;
    }
    for _ in 0..TRIES {
        if rng.is_spent() {
            break;
        }
        let mv = *rng.pick(&legal);
        let (wire, reading) = (position.geometry().wire(mv).to_string(), position.reading(mv));
        assert_eq!(position.geometry().parse_wire(&wire), Ok(mv), "{position}");
        for text in [wire, reading] {
            assert_eq!(position.parse_move(&text), Ok(mv), "{text} in {position}");
            judge(&position, &rules, &legal, &damaged(&mut rng, text));
        }
    }
}

/// Whatever a text is read as, it is legal if and only if it is among the legal moves, and if not there is a reason.
fn judge(position: &Position, rules: &Rules, legal: &[Move], text: &str) {
    let mv = match position.parse_move(text) {
        Ok(mv) => mv,
        Err(error) => return assert!(!error.to_string().is_empty(), "{text}"),
    };
    let wire = position.geometry().wire(mv).to_string();
    assert_eq!(position.parse_move(&wire), Ok(mv), "{text} in {position}");
    if legal.contains(&mv) {
        assert!(text == wire || text == position.reading(mv), "{text} in {position}");
        assert!(position.play(rules, mv).is_ok(), "{text} in {position}");
        assert_eq!(position.explain_illegal(rules, mv), None, "{text} in {position}");
    } else {
        assert!(position.play(rules, mv).is_err(), "{text} in {position}");
        let reason = position.explain_illegal(rules, mv).expect("a reason");
        assert!(!reason.to_string().is_empty() && reason.section().starts_with('§'), "{text} in {position}");
    }
}

/// The text with a letter or two exchanged, removed or added.
fn damaged(rng: &mut Rng, text: String) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(2) {
        let (at, other) = (rng.below(letters.len() + 1), char::from(rng.below(128) as u8));
        match rng.below(3) {
            0 if at < letters.len() => letters[at] = other,
            1 if at < letters.len() => drop(letters.remove(at)),
            _ => letters.insert(at, other),
        }
    }
    letters.into_iter().collect()
}
