//! Variations in the text of records.

use djambi::{GameEntry, GameEvent, Record, Seat};

/// A record of two chiefs with this text below its tags.
fn text(turns: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"gC7yC/9/9/9/9/9/9/9/rC7bC rbhh r r 0 1\"]\n\n{turns}\n")
}

/// What is below the tags in the text of a record.
fn turns(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").expect("an empty line after the tags").1.replace('\n', " ").trim_end().to_owned()
}

/// Applies entries to the record of two chiefs: moves, and words such as `red resigns`.
fn played(entries: &str) -> Record {
    let mut record = Record::parse(&text("*")).expect("a record");
    for entry in entries.split(", ") {
        let entry = GameEntry::from_words(entry, Seat::Red)
            .unwrap_or_else(|| GameEntry::Turn(record.game().position().parse_move(entry).expect("a move")));
        record.add(entry).expect("a possible entry");
    }
    record
}

#[test]
fn what_was_taken_back_is_a_variation() {
    let cases = [
        // Another turn was played.
        ("a1a2, i1i2, taken back to 1, i1i3", "1. Ca1-a2 Ci1-i3 (1... Ci1-i2) *"),
        ("a1a2, taken back to 0, a1a3, i1i2", "1. Ca1-a3 (1. Ca1-a2) Ci1-i2 *"),
        // Nothing was.
        ("a1a2, i1i2, taken back to 1", "1. Ca1-a2 -- (1... Ci1-i2) *"),
        ("a1a2, i1i2, taken back to 0", "-- (1. Ca1-a2 Ci1-i2) *"),
        // Turns that were taken back one by one are one variation.
        ("a1a2, i1i2, taken back to 1, taken back to 0", "-- (1. Ca1-a2 Ci1-i2) *"),
        (
            "a1a2, i1i2, a2a3, taken back to 2, taken back to 1, i1i3",
            "1. Ca1-a2 Ci1-i3 (1... Ci1-i2 2. Ca2-a3) *",
        ),
        // Several at one place, in the order in which they were taken back.
        ("a1a2, taken back to 0, a1a3, taken back to 0, a1a4", "1. Ca1-a4 (1. Ca1-a2) (1. Ca1-a3) *"),
        ("a1a2, taken back to 0, a1a3, taken back to 0", "-- (1. Ca1-a2) (1. Ca1-a3) *"),
        // What was taken back had a variation itself: the turns before it are repeated.
        (
            "a1a2, i1i2, taken back to 1, i1i3, a2a3, taken back to 0, a1a4",
            "1. Ca1-a4 (1. Ca1-a2 Ci1-i2) (1. Ca1-a2 Ci1-i3 2. Ca2-a3) *",
        ),
        // An entry that is no turn takes the place of the turn, and goes back like one.
        (
            "a1a2, i1i2, taken back to 1, blue agrees to a draw",
            "1. Ca1-a2 {blue agrees to a draw} (1... Ci1-i2) *",
        ),
        ("a1a2, i1i2, taken back to 1, red resigns", "1. Ca1-a2 {red resigns} (1... Ci1-i2) 0-1-_-_"),
        (
            "a1a2, red agrees to a draw, i1i2, taken back to 0, a1a3",
            "1. Ca1-a3 (1. Ca1-a2 {red agrees to a draw} Ci1-i2) *",
        ),
        (
            "a1a2, red agrees to a draw, i1i2, taken back to 1, i1i3",
            "1. Ca1-a2 {red agrees to a draw} Ci1-i3 (1... Ci1-i2) *",
        ),
    ];
    for (entries, wanted) in cases {
        let record = played(entries);
        assert_eq!(turns(&record), wanted, "{entries}");
        assert_eq!(Record::parse(&record.to_string()), Ok(record), "{entries}");
    }
}

#[test]
fn the_text_of_a_variation_is_read_in_its_position() {
    let turns_read = "1. a1a2 {good} ( ; at once\n a1a5 {a} Ci1-e1{blue resigns}) i1i2 *";
    let record = Record::parse(&text(turns_read)).unwrap();
    assert_eq!(record.game().events().len(), 2);
    let [variation] = record.variations(0) else { panic!("{record}") };
    assert_eq!(variation.entries()[2], GameEntry::Resignation(Seat::Blue));
    assert_eq!(variation.comments(0)[0].text(), "at once");
    assert_eq!(variation.comments(1)[0].text(), "a");
    assert!(variation.comments(4).is_empty() && record.variations(9).is_empty());
    assert_eq!(turns(&record), "1. Ca1-a2 {good} ({at once} 1. Ca1-a5 {a} Ci1-e1 {blue resigns}) Ci1-i2 *");
}

#[test]
fn variations_begin_before_the_last_entry_or_where_nothing_is_played_yet() {
    let at = |turns: &str| {
        let record = Record::parse(&text(turns)).unwrap_or_else(|error| panic!("{turns}: {error}"));
        let places = 0..=record.game().entries().len();
        places.map(|place| record.variations(place).len()).collect::<Vec<_>>()
    };
    assert_eq!(at("a1a2 (a1a3) (a1a4) {c} (a1a5) i1i2"), [3, 0, 0]);
    assert_eq!(at("a1a2 -- (i1i2) (i1i3)"), [0, 2]);
    assert_eq!(at("a1a2 -- (i1i2) i1i4 (i1i3)"), [0, 2, 0]);
    assert_eq!(at("-- (a1a2)"), [1]);
    assert_eq!(at("a1a2 --"), [0, 0], "no variation follows");
    assert_eq!(at("a1a2 {red resigns} (i1i2 {draw agreed}) 0-1-_-_"), [0, 1, 0]);
    assert_eq!(at("a1a2 (a1a3) {taken back to 0} a1a5"), [2, 0]);
}

/// A game that is over has variations of its last turns, but none that goes on.
#[test]
fn a_variation_replaces_the_end_of_a_game() {
    let record = Record::parse(&text("a1a2 {draw agreed} (i1i2 a2a3 {red resigns}) 1/2-1/2-_-_")).unwrap();
    assert_eq!(record.game().events(), [record.game().events()[0], GameEvent::Agreement]);
    let error = Record::parse(&text("a1a2 {draw agreed} -- (i1i2)")).unwrap_err();
    assert_eq!((error.line, error.column), (4, 24));
    assert!(error.to_string().ends_with("the game is over (agreement)"), "{error}");
}

/// Variations lie inside others as they were written, each at the place of its own line.
#[test]
fn variations_have_variations_of_their_own() {
    for written in [
        "1. Ca1-a2 (1. Ca1-a3 Ci1-i2 (1... Ci1-i3 2. Ca3-a4 (2. Ca3-a5) (2. Ca3-a2)) 2. Ca3-a4) Ci1-i2 *",
        "1. Ca1-a2 (1. Ca1-a3 {first} (1. Ca1-a4!? {inner}) Ci1-i2) *",
        "1. Ca1-a2 -- (1... Ci1-i3 (1... Ci1-i4) 2. Ca2-a3) *",
        "1. Ca1-a2 (1. Ca1-a3 {red resigns} (1... Ci1-i2 (1... Ci1-i3))) *",
    ] {
        let record = Record::parse(&text(written)).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(turns(&record), written);
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
    let record = Record::parse(&text("a1a2 (a1a3 i1i2 (i1i3) a3a4) i1i2")).unwrap();
    let [outer] = record.variations(0) else { panic!("{record}") };
    assert_eq!([0, 1, 2, 3, 9].map(|place| outer.variations(place).len()), [0, 1, 0, 0, 0]);
    assert_eq!(outer.variations(1)[0].entries().len(), 1);
}

/// Turns that were taken back keep the variations inside their variations.
#[test]
fn inner_variations_move_along_when_turns_are_taken_back() {
    let read = |turns: &str| Record::parse(&text(turns)).unwrap_or_else(|error| panic!("{turns}: {error}"));
    let record = read("a1a2 i1i2 (i1i3 a2a3 (a2a4)) {taken back to 0} a1a5");
    assert_eq!(turns(&record), "1. Ca1-a5 (1. Ca1-a2 Ci1-i3 2. Ca2-a3 (2. Ca2-a4)) (1. Ca1-a2 Ci1-i2) *");
    let record = read("a1a2 -- (i1i3 (i1i4) a2a3) {taken back to 0} a1a5");
    assert_eq!(turns(&record), "1. Ca1-a5 (1. Ca1-a2 Ci1-i3 (1... Ci1-i4) 2. Ca2-a3) *");
}

/// A text with any number of brackets is read or refused, and needs no more of the stack.
#[test]
fn variations_lie_so_deep_and_no_deeper() {
    let deep = |depth: usize| text(&format!("a1a2 {}{}", "(a1a3 ".repeat(depth), ")".repeat(depth)));
    let record = Record::parse(&deep(32)).unwrap();
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
    for depth in [33, 100_000] {
        let error = Record::parse(&deep(depth)).unwrap_err();
        assert_eq!((error.line, error.column), (4, 198));
        assert!(error.to_string().ends_with("more than 32 variations lie inside each other"), "{error}");
    }
}

/// Texts whose first line is below the tags, and the errors.
#[test]
fn faulty_variations_are_refused_with_a_reason_and_a_place() {
    let faulty = [
        ("(a1a2)", "line 4, column 1: '(' has no meaning here"),
        ("a1a2 )", "line 4, column 6: ')' has no meaning here"),
        ("a1a2 ()", "line 4, column 7: ')' has no meaning here"),
        ("a1a2 ({c})", "line 4, column 10: ')' has no meaning here"),
        ("a1a2 (a1a3", "line 4, column 6: the variation that begins here is not closed"),
        ("a1a2 (a1a3 [Red \"\"]", "line 4, column 6: the variation that begins here is not closed"),
        ("a1a2 (a1a3 (a1a4)", "line 4, column 6: the variation that begins here is not closed"),
        (
            "a1a2 (a1a3 (i1i2))",
            "line 4, column 13: \"i1i2\" is not possible: the blue chief is controlled by blue, and red is to move (§2)",
        ),
        ("a1a2 i1i2 ((a2a3) i1i3)", "line 4, column 12: '(' has no meaning here"),
        ("a1a2 (a1a3 {taken back to 0})", "line 4, column 12: in a variation nothing is taken back"),
        ("a1a2 * (a1a3)", "line 4, column 8: nothing can happen in a game after its result"),
        (
            "a1a2 (i1i2)",
            "line 4, column 7: \"i1i2\" is not possible: the blue chief is controlled by blue, and red is to move (§2)",
        ),
        (
            "a1a2 (a1a3 *)",
            "line 4, column 12: \"*\" is no turn: expected a square at character 1 of the move (§11)",
        ),
        (
            "a1a2 (--)",
            "line 4, column 7: \"--\" is no turn: expected a square at character 1 of the move (§11)",
        ),
        (
            "a1a2 (a1a3 {red resigns} i1i2)",
            "line 4, column 26: \"i1i2\" is not possible: the game is over (win)",
        ),
        (
            "a1a2 (a1a3 {purple resigns})",
            "line 4, column 12: the board square9 has no seat purple; its seats are red, blue, yellow, green",
        ),
    ];
    for (turns, message) in faulty {
        let error = Record::parse(&text(turns)).expect_err(turns);
        assert_eq!(error.to_string(), message, "{turns}");
    }
}

/// A repetition ends the game in the line of the variation, whatever is played beside it.
#[test]
fn repetition_counts_in_each_line_alone() {
    let round = "a1a2 i1i2 a2a1 i2i1";
    let twice = format!("{round} {round}");
    let error = Record::parse(&text(&format!("{twice} a1a3"))).unwrap_err();
    assert!(error.to_string().ends_with("the game is over (repetition)"), "{error}");
    // The same turns in a variation and in the line do not count together.
    let record = Record::parse(&text(&format!("{round} a1a3 (a1a2 i1i2 a2a1) i1i3"))).unwrap();
    assert!(record.game().outcome().is_none());
    let error = Record::parse(&text(&format!("{round} a1a3 (a1a2 i1i2 a2a1 i2i1 a1a2)"))).unwrap_err();
    assert!(error.to_string().ends_with("the game is over (repetition)"), "{error}");
}
