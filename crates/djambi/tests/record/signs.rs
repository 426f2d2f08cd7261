//! Signs behind turns in records.

use djambi::{GameEntry, Record, Sign};

/// The record of a text, which is written and read again.
fn parse(text: &str) -> Record {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "{text}");
    record
}

fn numbers(signs: &[Sign]) -> Vec<u8> {
    signs.iter().map(|sign| sign.number()).collect()
}

/// What is written below the tags.
fn body(record: &Record) -> String {
    record.to_string().split_once("\n\n").expect("an empty line after the tags").1.to_owned()
}

#[test]
fn marks_are_kept_and_written_behind_the_turn() {
    for (number, mark) in (1..).zip(["!", "?", "!!", "??", "!?", "?!"]) {
        let written = format!("1. Ma3-a5{mark} Mi3-i5\n*\n");
        for text in [
            format!("1. Ma3-a5{mark} Mi3-i5 *"),
            format!("1. Ma3-a5 {mark} Mi3-i5"),
            format!("a3a5{mark} Mi3-i5"),
            format!("a3a5 ${number} Mi3-i5"),
            format!("a3a5${number} Mi3-i5"),
        ] {
            let record = parse(&text);
            assert_eq!((numbers(record.signs(1)), body(&record)), (vec![number], written.clone()), "{text}");
            assert!(record.signs(0).is_empty() && record.signs(2).is_empty());
        }
    }
    for (printed, number) in [("‼", 3), ("⁇", 4), ("⁉", 5), ("⁈", 6)] {
        assert_eq!(numbers(parse(&format!("a3a5{printed}")).signs(1)), [number]);
    }
}

#[test]
fn all_numbers_are_kept_in_their_order() {
    for number in 1..=255 {
        let record = parse(&format!("1. Ma3-a5 ${number} Mi3-i5"));
        assert_eq!(numbers(record.signs(1)), [number]);
    }
    let record = parse("1. Ma3-a5 $14 {so} ! $2 {and so} $14 *");
    assert_eq!(numbers(record.signs(1)), [14, 1, 2, 14]);
    assert_eq!(body(&record), "1. Ma3-a5 $14 $1 $2 $14 {so} {and so}\n*\n");
    assert_eq!(numbers(parse("1. Ma3-a5!?$14$255").signs(1)), [5, 14, 255]);
}

#[test]
fn entries_and_turns_of_variations_have_signs_too() {
    let text = "1. Ma3-a5? $16 {too far} (1. Ma3-a4!! {better} Mi3-i5 $13) {blue resigns} $1\n*\n";
    let record = parse(text);
    assert_eq!(body(&record), text);
    let [variation] = record.variations(0) else { panic!("{record}") };
    assert_eq!((numbers(variation.signs(1)), numbers(variation.signs(2))), (vec![3], vec![13]));
    assert_eq!(numbers(record.signs(2)), [1]);
    let stuck = "[SetUp \"1\"]\n[FEN \"rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1\"]\n\n";
    assert!(body(&parse(&format!("{stuck}pass!"))).starts_with("1. pass!\n"));
}

#[test]
fn what_is_taken_back_keeps_its_signs() {
    let mut record = parse("1. Ma3-a5! Mi3-i5?");
    record.add(GameEntry::TakeBack(0)).unwrap();
    assert!(record.signs(1).is_empty());
    let variation = &record.variations(0)[0];
    assert_eq!((numbers(variation.signs(1)), numbers(variation.signs(2))), (vec![1], vec![2]));
}

#[test]
fn a_sign_needs_an_entry_before_it() {
    for text in ["! 1. Ma3-a5", "$1", "1. Ma3-a5 ($1 1. Ma3-a4)", "{so} $7 *"] {
        let error = Record::parse(text).unwrap_err();
        assert_eq!(error.problem.problem().code, "no_signs", "{text}: {error}");
    }
    assert_eq!(Record::parse("1. Ma3-a9!").unwrap_err().column, 4, "the turn is what is wrong");
}
