//! The examples of docs/PRESS.md: a position, a clause of red, red's moves, and whether they break it.

use djambi::{Position, Rules, SQUARE9};
use djambi_press::{Hearing, Treaty};

/// The position before, red's clause, a move, and whether it breaks the clause.
const EXAMPLES: [(&str, &str, &str, bool); 15] = [
    ("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", "peace(b)", "c3c4@h7", true),
    ("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", "peace(b)", "c3c2", false),
    ("8yC/9/9/9/9/2gM6/2rM6/9/rC7bC rbyb r r 3 9", "peace(b)", "c3c4@h7", true),
    ("gC7yC/9/9/9/9/2gM6/2rM6/9/rC7bC rbyh r r 3 9", "peace(b)", "c3c4@h7", false),
    ("gC7yC/9/9/9/9/2gM6/2rM6/9/rC7bC rbyh r r 3 9", "leave(gM)", "c3c4@h7", true),
    ("gC7yC/9/9/9/9/2yM6/2rM6/7x1/rC6xbC rbyg r r 3 9", "peace(b)", "c3c4@i2", true),
    ("gC7yC/9/9/9/9/2yM6/2rM6/7x1/rC6xbC rbyg r r 3 9", "peace(b)", "c3c4@h3", false),
    ("gC7yC/9/9/9/9/4x4/9/7x1/rC3rN2xbC rbyg r r 3 9", "peace(b)", "e1e4@i2", true),
    ("gC7yC/9/9/9/9/4x4/9/7x1/rC3rN2xbC rbyg r r 3 9", "peace(b)", "e1h1@i2", false),
    ("gC7yC/9/9/9/9/2bM6/2rD6/9/rC7bC rbyg r r 3 9", "peace(b)", "c3c4@h7", false),
    ("gC7yC/9/9/9/9/2bM6/2rD6/9/rC7bC rbyg r r 3 9", "hands_off(b)", "c3c4@h7", true),
    ("gC7yC/9/9/9/9/2bC6/2rD6/9/rC7bM rbyg r r 3 9", "peace(b)", "c3c4@e5", true),
    ("gC7yC/9/9/2yM6/9/9/2rA6/9/rC7bC rbyg r r 3 9", "no_corpse(c3)", "c3c6", true),
    ("gC7yC/9/9/9/4rC4/2bM6/2rM6/9/8bC rbyg r g 3 9", "peace(b)", "c3c4@h7", true),
    ("gC7yC/9/9/9/9/9/xx7/bMx7/rCx6bC rbyg r r 3 9", "peace(b)", "a1a2@h7", false),
];

#[test]
fn the_examples_are_judged_as_the_page_says() {
    let page = include_str!("../../../docs/PRESS.md");
    for (text, clause, mv, breaks) in EXAMPLES {
        assert!(page.contains(text) && page.contains(clause) && page.contains(mv), "{text} {clause} {mv}");
        let position = Position::parse(text, &Rules::CLASSIC).expect("position");
        let other = if clause.contains("(b)") { "b" } else { "y" };
        let treaty = Treaty::parse(&SQUARE9, &format!("r:{clause} {other}:no_power /2r")).expect("treaty");
        let mut hearing = Hearing::begin(treaty, Rules::CLASSIC, position).expect("beginning");
        let broken = hearing.hear(mv).expect("legal move");
        assert_eq!(broken, if breaks { vec![clause] } else { vec![] }, "{text} {mv}");
    }
}
