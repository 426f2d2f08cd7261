//! A move passes a restriction if and only if the judge finds no breach in it, wherever such a move is
//! left; the text of a treaty is read as it was written, and no text panics.

use arbitrary::{Arbitrary, Unstructured};
use djambi::{Geometry, Position, Rules};
use djambi_press::{Judge, Restriction, Treaty};

/// A treaty in a position, or a text to read.
#[derive(Arbitrary, Debug)]
pub enum TreatyInput<'a> {
    /// A position, and bytes of which a treaty is made that can begin in it.
    Treaty {
        /// The rules.
        rules: Box<Rules>,
        /// The position.
        position: Box<Position>,
        /// The bytes.
        bytes: &'a [u8],
    },
    /// A text that may be a treaty.
    Text(&'static Geometry, &'a str),
}

/// Judges every move of a treaty's first turn, or reads a text.
pub fn treaties(input: &TreatyInput<'_>) {
    match input {
        TreatyInput::Treaty { rules, position, bytes } => {
            if let Ok(Some(treaty)) = Treaty::arbitrary_in(position, &mut Unstructured::new(bytes)) {
                check_text(position.geometry(), &treaty.to_string());
                check_moves(rules, position, treaty);
            }
        }
        TreatyInput::Text(geometry, text) => check_text(geometry, text),
    }
}

fn check_moves(rules: &Rules, position: &Position, treaty: Treaty) {
    let judge = Judge::begin(treaty, *rules, position).expect("a treaty that can begin");
    let bindings = judge.bindings(position);
    let mut passing = Restriction::new(position, rules, &bindings).legal_moves();
    let moves = position.legal_moves(rules);
    let is_unbroken = |&&mv: &&djambi::Move| {
        judge.clone().turn(position, mv, &position.play_unchecked(rules, mv)).is_empty()
    };
    let mut unbroken: Vec<_> = moves.iter().filter(is_unbroken).copied().collect();
    if unbroken.is_empty() {
        unbroken = moves;
    }
    passing.sort_unstable();
    unbroken.sort_unstable();
    assert_eq!(passing, unbroken, "{position} {}", judge.treaty());
}

fn check_text(geometry: &'static Geometry, text: &str) {
    match Treaty::parse(geometry, text) {
        Ok(treaty) => {
            let written = treaty.to_string();
            assert_eq!(Treaty::parse(geometry, &written), Ok(treaty), "{text}");
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
}
