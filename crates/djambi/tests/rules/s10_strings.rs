//! §10: position strings. The corpus has each fault; the tests here have the limits of what is accepted.

use djambi::{Fault, Position, Rules, SQUARE9, Setup};

fn reign() -> Rules {
    let mut rules = Rules::CLASSIC;
    rules.set("devolution", "reign").expect("option");
    rules
}

fn faults(text: &str) -> Vec<Fault> {
    match Position::parse(text, &Rules::CLASSIC) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().cloned().collect(),
    }
}

/// §10 "A reader rejects the following and names what is wrong": all of it, not only the first.
#[test]
fn every_fault_is_named() {
    let text = "gC7yC/9/9/9/4rM4/9/9/9/rC6rCbC rbrg p r 01 0";
    let sentences: Vec<String> = faults(text).iter().map(ToString::to_string).collect();
    for words in
        ["maze", "red has 2 chiefs", "yellow has a living chief", "\"p\"", "\"01\"", "turn number is 0"]
    {
        assert!(sentences.iter().any(|sentence| sentence.contains(words)), "{words}: {sentences:?}");
    }
    let spaced: Vec<String> = faults(&text.replace(' ', "  ")).iter().map(ToString::to_string).collect();
    assert_eq!(spaced.len(), sentences.len() + 5, "five spaces too many beside: {spaced:?}");
}

/// §10 "Everything else is accepted, however odd".
#[test]
fn odd_positions_are_accepted() {
    for (what, text) in [
        ("many pieces", "gCgNgNgNgNgNgNgNyC/rArArArArArArArArA/9/9/9/9/9/9/rC7bC rbyg r r 0 1"),
        ("only chiefs", "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1"),
        ("a cursor at a dead seat", "gC8/9/9/9/9/9/9/9/rC8 rrrg r b 0 1"),
        ("a cursor at a hostage", "gC7yC/9/9/9/9/9/9/9/rC7bC rbyh r g 0 1"),
        ("orphans while a player is in power", "9/9/4bM4/9/4rC4/9/9/9/8yC r-yy r r 0 1"),
        ("a chief that is encircled", "gC7yC/9/9/9/9/9/9/xx7/rCx6bC rbyg r r 0 1"),
        ("a corpse in the maze", "gC7yC/9/9/9/4x4/9/9/9/rC7bC rbyg r r 0 1"),
        ("a hostage chief in the maze", "8yC/9/9/9/4gC4/9/9/9/rC7bC rbyh r r 0 1"),
        ("a finished game", "9/9/9/9/9/9/9/9/rC8 r-r- r b 3 7"),
        ("an orphan without pieces", "9/9/9/9/9/9/9/9/rC7bC rb-- r r 0 1"),
        ("the largest counters", "9/9/9/9/9/9/9/9/rC7bC rb-- r r 4294967295 4294967295"),
    ] {
        let position =
            Position::parse(text, &Rules::CLASSIC).unwrap_or_else(|faults| panic!("{what}: {faults}"));
        assert_eq!(position.to_string(), text, "{what}");
    }
}

/// §10.2 "With `devolution = reign`, and only then, ... upper case; a player's own army never has."
#[test]
fn armies_held_by_right_of_power() {
    let held = "gC8/9/9/9/4rC4/9/9/9/8bC rbRg r r 0 1";
    let position = Position::parse(held, &reign()).expect("a valid position");
    assert_eq!(position.to_string(), held);
    assert!(Position::parse(held, &Rules::CLASSIC).is_err());
    for own in ["Rbrg", "rBrg", "rbrG", "rbHg"] {
        assert!(Position::parse(&held.replace("rbRg", own), &reign()).is_err(), "{own}");
    }
    let chief = held.replace("8bC", "7yCbC");
    assert!(Position::parse(&chief, &reign()).is_err(), "a living chief of an army that was taken over");
}

/// §10 syntax, beyond the corpus.
#[test]
fn bad_syntax() {
    let good = "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1";
    assert!(faults(good).is_empty());
    for (from, to) in [
        ("gC7yC", "gC07yC"),
        ("gC7yC", "gC8yC"),
        ("gC7yC", "gC16yC"),
        ("gC7yC", "gC7y"),
        ("gC7yC", "gC7yc"),
        ("gC7yC", "gC7YC"),
        ("gC7yC", "gC6XyC"),
        ("/9/9/", "/9//9/"),
        ("rC7bC ", "rC7bC/ "),
        ("rbyg", "rby"),
        ("rbyg", "rbyG"),
        ("rbyg", "rby "),
        ("rbyg", ""),
        (" r r ", " R r "),
        (" r r ", " r R "),
        (" r r ", " rb r "),
        (" r r ", " r "),
        (" 0 1", " 0 1 "),
        (" 0 1", "\t0 1"),
        (" 0 1", " +0 1"),
        (" 0 1", " 0 1e3"),
        (" 0 1", " 00 1"),
        (" 0 1", " 0 ١"),
        (" 0 1", " 0 4294967296"),
        ("gC7", " gC7"),
    ] {
        let text = good.replacen(from, to, 1);
        assert!(!faults(&text).is_empty(), "{text}");
    }
}

/// The usual start and its abbreviation.
#[test]
fn the_start() {
    let text = "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1";
    assert_eq!(Position::start().to_string(), text);
    assert_eq!(Position::parse(text, &Rules::CLASSIC), Ok(Position::start()));
}

/// What cannot be seen is named by its number, once, whatever else follows from it.
#[test]
fn a_character_that_cannot_be_seen_is_the_only_fault() {
    let good = "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1";
    for found in ["\n", "\r", "\r\n", "\t", "\u{0}", "\u{a0}", "\u{200b}", "\u{200f}", "\u{2028}", "\u{feff}"]
    {
        let number = format!("U+{:04X}", u32::from(found.chars().next().expect("a character")));
        for (text, column) in [
            (format!("{good}{found}"), 39),
            (format!("start{found}"), 6),
            (format!("{found}start"), 1),
            (good.replacen(' ', found, 1), 26),
            (good.replace("rbyg", &format!("rb{found}yg")), 29),
        ] {
            let found = faults(&text);
            let [fault] = &found[..] else { panic!("{text:?}: {found:?}") };
            let sentence =
                format!("column {column} has the character {number}, which no position string has");
            assert_eq!(fault.to_string(), sentence, "{text:?}");
        }
        if found.chars().all(|c| !c.is_whitespace()) {
            assert!(Setup::parse(&SQUARE9, &format!("{good}{found}")).is_err(), "{found:?}");
        }
    }
}
