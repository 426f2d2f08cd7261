//! §11 and §12: moves as text, and perft.

use djambi::{Position, Rules, SQUARE9, perft};

/// §11 The examples of the page: wire form, reading form and a position in which they are legal.
const EXAMPLES: [(&str, &str, &str); 9] = [
    ("a3a5", "Ma3-a5", "gC7yC/9/9/9/9/9/rM8/9/rC7bC rbyg r r 0 1"),
    ("c3c4@h7", "Mc3xc4@h7", "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 0 1"),
    ("b1h7", "Ab1xh7", "gC7yC/9/7bM1/9/9/9/9/9/rCrA6bC rbyg r r 0 1"),
    ("b2e5>e9", "Ab2xe5-e9", "gC7yC/9/9/9/4bC4/9/9/1rA7/rC8 rbyg r r 0 1"),
    ("a2c4xc5", "Ra2-c4xc5", "gC7yC/9/9/9/2bM6/9/9/rR8/rC7bC rbyg r r 0 1"),
    ("b2h8@e6", "Db2:h8@e6", "gC7yC/7bM1/9/9/9/9/9/1rD7/rC7bC rbyg r r 0 1"),
    ("b2e5>e9@a5", "Db2:e5-e9@a5", "gC7yC/9/9/9/4bC4/9/9/1rD7/rC8 rbyg r r 0 1"),
    ("c3d3@h9", "Nc3:d3@h9", "gC7yC/9/9/9/9/9/2rNx5/9/rC7bC rbyg r r 0 1"),
    ("pass", "pass", "gC7yC/9/9/9/9/9/xxx6/xrRx6/rCxx5bC rbyg r r 0 1"),
];

/// §11 "Every reader of moves accepts both forms."
#[test]
fn both_forms() {
    for (wire, reading, text) in EXAMPLES {
        let position = Position::parse(text, &Rules::CLASSIC).expect("a valid position");
        let mv = position.parse_move(wire).expect("a wire form");
        assert!(position.is_legal(&Rules::CLASSIC, mv), "{wire}");
        assert_eq!(position.parse_move(reading), Ok(mv));
        assert_eq!(SQUARE9.wire(mv).to_string(), wire);
        assert_eq!(position.reading(mv), reading);
    }
}

/// §11 "On a master move the exit is written with x (assassin) or : (diplomat) instead."
#[test]
fn master_moves() {
    let text = "gC7yC/9/9/9/4bC4/9/9/1rA7/rC8 rbyg r r 0 1";
    let position = Position::parse(text, &Rules::ARENA).expect("a valid position");
    let assassin = position.parse_move("b2e5>a9").expect("a wire form");
    assert_eq!(position.reading(assassin), "Ab2xe5xa9");
    let text = "gC7yC/9/9/9/4bC4/9/9/4rD4/rC8 rbyg r r 0 1";
    let position = Position::parse(text, &Rules::ARENA).expect("a valid position");
    let diplomat = position.parse_move("e2e5>i9@a5").expect("a wire form");
    assert!(position.is_legal(&Rules::ARENA, diplomat));
    assert_eq!(position.reading(diplomat), "De2:e5:i9@a5");
    assert_eq!(position.parse_move("De2:e5:i9@a5"), Ok(diplomat));
}

/// §11 "With reporter = all the victims are not written."
#[test]
fn reporter_all_writes_no_victims() {
    let text = "gC7yC/9/9/9/2bM6/9/9/rR8/rC7bC rbyg r r 0 1";
    let position = Position::parse(text, &Rules::VARIANTS).expect("a valid position");
    let mv = position.parse_move("Ra2-c4").expect("a reading form");
    assert!(position.is_legal(&Rules::VARIANTS, mv));
    assert_eq!(position.reading(mv), "Ra2-c4");
    let named = position.parse_move("a2c4xc5").expect("a wire form");
    assert!(!position.is_legal(&Rules::VARIANTS, named));
}

/// §11 The parts come "in this order": no other text is a move.
#[test]
fn other_texts_are_no_moves() {
    let start = Position::start();
    for text in [
        "",
        "a3",
        "a3a",
        "a3a5 ",
        " a3a5",
        "A3A5",
        "a3-a5",
        "a3a5@",
        "a3a5@c4>e6",
        "a3a5xc4>e6",
        "a3j5",
        "a0a1",
        "Pass",
        "a3a5>b1xb2",
        "Ma3a5",
        "ma3-a5",
        "Ma3xa5",
        "Ma3:a5",
        "Aa3-a5",
        "a3a5@h7@h8",
    ] {
        assert!(start.parse_move(text).is_err(), "{text:?}");
    }
}

/// §12 "A finished game ... counts 1 at depth 0 and nothing at greater depths"; "A forced pass counts as one
/// move."
#[test]
fn perft_of_ends_and_passes() {
    let finished = Position::parse("9/9/9/9/9/9/9/9/rC8 rrrr r r 0 1", &Rules::CLASSIC).expect("valid");
    assert_eq!([0, 1, 2].map(|depth| perft(&finished, &Rules::CLASSIC, depth)), [1, 0, 0]);
    let passing =
        Position::parse("gC7yC/9/9/9/9/9/xxx6/xrRx6/rCxx5bC rbyg r r 0 1", &Rules::CLASSIC).expect("valid");
    assert_eq!(perft(&passing, &Rules::CLASSIC, 1), 1);
    let last = Position::parse("9/9/9/9/9/9/9/9/rC1rA4bC1 rbrb r r 0 1", &Rules::CLASSIC).expect("valid");
    let second: u64 = last
        .legal_moves(&Rules::CLASSIC)
        .iter()
        .map(|&mv| last.play_unchecked(&Rules::CLASSIC, mv))
        .filter(|after| !after.is_over())
        .map(|after| after.count_moves(&Rules::CLASSIC) as u64)
        .sum();
    assert_eq!(perft(&last, &Rules::CLASSIC, 2), second, "a game that is won has no second turn");
}

/// §12 "`repetition` and `quiet_limit` are ignored".
#[test]
fn perft_ignores_draws() {
    let text = "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1";
    let fresh = Position::parse(text, &Rules::CLASSIC).expect("valid");
    let tired = Position::parse(&text.replace(" 0 1", " 400 500"), &Rules::CLASSIC).expect("valid");
    assert_eq!(perft(&fresh, &Rules::CLASSIC, 3), perft(&tired, &Rules::CLASSIC, 3));
}
