//! The two text forms of a move are read as they were written; of any other text is said why it is no legal
//! move.

use arbitrary::Arbitrary;
use djambi::{Game, Move, Position, Rules};

/// A game and edits of the texts of legal moves in its last position.
#[derive(Arbitrary, Debug)]
pub struct EditedMoves {
    /// The moves and what is changed in their texts.
    moves: Vec<EditedMove>,
    /// The game.
    game: Game,
}

/// A legal move and changes of its texts.
#[derive(Arbitrary, Debug)]
struct EditedMove {
    /// The index of the move, modulo the number of legal moves.
    index: u16,
    edits: [Option<Edit>; 2],
}

/// A change of a character; positions are taken modulo the number of characters.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum Edit {
    Replace(u8, u8),
    Insert(u8, u8),
    Remove(u8),
}

/// Writes legal moves in both forms and reads them; then edits the texts and compares what is still read with
/// the list of legal moves.
pub fn moves(input: &EditedMoves) {
    let rules = input.game.rules();
    let position = input.game.position();
    let legal = position.legal_moves(rules);
    if legal.is_empty() {
        assert!(position.is_over(), "{position}");
        return;
    }
    for EditedMove { index, edits } in &input.moves {
        let mv = legal[usize::from(*index) % legal.len()];
        assert!(!position.story(rules, mv).is_empty(), "{mv:?} in {position}");
        let wire = position.geometry().wire(mv).to_string();
        let reading = position.reading(mv);
        assert_eq!(position.geometry().parse_wire(&wire), Ok(mv), "{position}");
        for text in [wire, reading] {
            assert_eq!(position.parse_move(&text), Ok(mv), "{text} in {position}");
            check_text(position, rules, &legal, &edited(&text, edits));
        }
    }
}

/// A text is read as a legal move only if it is one of that move's two forms; every illegal move has an
/// explanation.
fn check_text(position: &Position, rules: &Rules, legal: &[Move], text: &str) {
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

/// The text after these edits.
fn edited(text: &str, edits: &[Option<Edit>]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for &edit in edits.iter().flatten() {
        let len = characters.len();
        match edit {
            Edit::Replace(at, other) if len > 0 => characters[usize::from(at) % len] = ascii(other),
            Edit::Remove(at) if len > 0 => drop(characters.remove(usize::from(at) % len)),
            Edit::Insert(at, other) => characters.insert(usize::from(at) % (len + 1), ascii(other)),
            Edit::Replace(..) | Edit::Remove(_) => {}
        }
    }
    characters.into_iter().collect()
}

/// An ASCII character.
fn ascii(byte: u8) -> char {
    char::from(byte % 128)
}
