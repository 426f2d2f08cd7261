//! The text of records, and the errors of faulty texts.

use djambi::{
    Comment, CommentError, Game, GameError, GameEvent, Position, Reason, Record, Rules, Seat, TagError,
};

/// Every part of a record: tags, another start, rounds with extra turns, comments, resignations out of turn
/// and in turn, an agreement.
const EVERYTHING: &str = r#"[Event "The \"open\" game"]
[Site "C:\\games"]
[Date "2026.11.21"]
[Red "Ada"]
[Blue "?"]
[Yellow "Bob"]
[Green "?"]
[Result "0-0-1/2-1/2"]
[Variant "Djambi"]
[Rules "arena"]
[Options "orphans=exposed,quiet_limit=50"]
[SetUp "1"]
[FEN "gC7yC/9/9/9/9/9/9/rM8/rC7bC rbyg r r 0 1"]
[Termination "agreement"]
[Annotator "Eve"]

{four chiefs and a militant} {and nobody else}
1. Ca1-e5 {[%clk 0:09:58] in power at once} Ci1-h1 Ma2-a3 Ci9-h9 Ma3-a4 Ca9-b9
2. Ma4-a5 Ch1-g1 Ma5-a6 {blue resigns} {his army is red's \} now} Ch9-g9
{red resigns} Cb9-b8
3. Cg9-g8 {draw agreed}
0-0-1/2-1/2
"#;

#[test]
fn a_record_is_written_as_it_was_read() {
    let record = Record::parse(EVERYTHING).unwrap();
    assert_eq!(record.to_string(), EVERYTHING);
}

#[test]
fn a_record_tells_what_its_text_says() {
    let record = Record::parse(EVERYTHING).unwrap();
    assert_eq!(record.tag("Event"), Some("The \"open\" game"));
    assert_eq!(record.tag("Site"), Some("C:\\games"));
    assert_eq!(record.player(Seat::Red), Some("Ada"));
    assert_eq!(record.player(Seat::Blue), None);
    let game = record.game();
    assert_eq!(game.rules().quiet_limit, 50);
    assert_eq!(game.events().len(), 15);
    assert_eq!(game.events()[9], GameEvent::Resignation(Seat::Blue));
    assert_eq!(game.events()[11], GameEvent::Resignation(Seat::Red));
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
    assert_eq!(record.comments(0).len(), 2);
    assert_eq!(record.comments(1)[0].annotation("clk"), Some("0:09:58"));
    assert_eq!(record.comments(10)[0].text(), "his army is red's } now");
    assert!(record.comments(1000).is_empty());
}

#[test]
fn a_closed_game_has_no_result() {
    let mut game = Game::new(Rules::CLASSIC, Position::start());
    game.close().unwrap();
    assert_eq!(game.resign(Seat::Red), Err(GameError::Over(Reason::Closed)));
    let record = Record::new(game);
    let text = record.to_string();
    assert!(text.contains("[Result \"*\"]\n") && text.contains("[Termination \"closed\"]\n"), "{text}");
    assert!(text.ends_with("\n\n{game closed}\n*\n"), "{text}");
    assert_eq!(Record::parse(&text).unwrap(), record);
    let won = text.replace("\n*\n", "\n1-0-0-0\n");
    assert!(Record::parse(&won).is_err(), "a result that contradicts the closing");
}

#[test]
fn other_spellings_of_the_same_record_are_read() {
    let other = r#"% a line for other programs
{four chiefs and a militant} [Variant "Djambi"] [ Rules "arena" ]
[FEN "gC7yC/9/9/9/9/9/9/rM8/rC7bC rbyg r r 0 1"][Options " orphans = exposed, quiet_limit=50"]
[Annotator "Eve"][Date "2026.11.21"]
[Red "Ada"][Blue "-"][Yellow "Bob"]	[Event "The \"open\" game"]
[Site "C:\games"]
{and   nobody
   else} 1.a1e5; [%clk 0:09:58] in power at once
1...i1h1 a2a3
Ci9-h9 3 a3a4 a9b9 2. Ma4-a5 h1g1 a5a6{blue resigns}; his army is red's } now
h9g9 {resigns} b8 "#
        .replace("b8 ", "b9b8 g9g8 {draw agreed}");
    let record = Record::parse(&other).unwrap();
    assert_eq!(record.to_string(), EVERYTHING);
    assert_eq!(Record::parse(&EVERYTHING.replace('\n', "\r\n")), Ok(record.clone()));
    assert_eq!(Record::parse(&format!("\u{feff}{EVERYTHING}")), Ok(record));
}

#[test]
fn seats_without_a_player_have_no_share() {
    let start = Position::start().to_string().replace("rbyg", "rbhh");
    let mut game = Game::new(Rules::CLASSIC, Position::parse(&start, &Rules::CLASSIC).unwrap());
    game.resign(Seat::Blue).unwrap();
    let record = Record::new(game);
    assert_eq!(record.result(), "1-0-_-_");
    let text = record.to_string();
    assert!(text.contains("[Blue \"?\"]\n[Yellow \"-\"]\n[Green \"-\"]\n[Result \"1-0-_-_\"]\n"), "{text}");
    assert!(text.ends_with("[Termination \"win\"]\n\n{blue resigns}\n1-0-_-_\n"), "{text}");
    assert_eq!(Record::parse(&text), Ok(record));
}

#[test]
fn an_end_by_the_rules_needs_no_entry() {
    let text = "[Options \"quiet_limit=3\"]\n\n1. Ma3-a4 Mi3-i4 Mi7-i6";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.result(), "1/4-1/4-1/4-1/4");
    assert!(record.to_string().contains("[Termination \"quiet_limit\"]"));
    let error = Record::parse(&format!("{text} Ma7-a6")).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"line 3, column 25: "Ma7-a6" is not possible: the game is over (quiet_limit)"#
    );
    assert_eq!(
        Record::parse(&format!("{text}\n*")).unwrap_err().to_string(),
        r#"line 4, column 1: the result is "*", but from the game follows "1/4-1/4-1/4-1/4""#
    );
}

#[test]
fn games_follow_each_other() {
    let other = Record::new(Game::new(Rules::VARIANTS, Position::start()));
    let text = format!("{EVERYTHING}\n{other}{EVERYTHING}  {{so much}}\n");
    let read: Vec<Record> = Record::parse_all(&text).map(Result::unwrap).collect();
    let mut last = read[0].clone();
    assert_eq!(read[1], other);
    last.add_comment(15, Comment::new("so much").unwrap());
    assert_eq!(read[2], last);
    assert_eq!(read.len(), 3);
    let error = Record::parse(&text).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 24, column 1: another game begins here, but a single one was asked for"
    );
    assert_eq!(
        Record::parse_all(" \n; \n").count(),
        1,
        "a comment alone is a game of which nothing is known"
    );
    assert_eq!(Record::parse_all(" \n\n").count(), 0);
}

#[test]
fn a_faulty_game_does_not_hide_the_next_one() {
    let next = Record::new(Game::new(Rules::CLASSIC, Position::start()));
    let faulty = [
        "{open",
        "[Event \"open\n",
        "[Result \"1-0-0-0\"]\n*",
        "1. Ma3-a8\n\n[not a tag\n",
        "a3a5 (",
        "a3a5 (a3a4\n\n[Event \"in a variation\"]\n*",
        "a3a5 (a3a4 (",
        "*\n* {resigns}",
        "[FEN \"\"]\n[Event \"?\"]\n\n1. Ma3-a5 *\n2.",
    ];
    for faulty in faulty {
        let text = format!("{faulty}\n\n{next}");
        let read: Vec<_> = Record::parse_all(&text).collect();
        assert!(read[..read.len() - 1].iter().any(Result::is_err), "{faulty}");
        assert_eq!(read.last(), Some(&Ok(next.clone())), "{faulty}");
    }
}

/// Texts with wrong turns or comments, and the errors.
const FAULTY_TURNS: &[(&str, &str)] = &[
    ("", "line 1, column 1: there is no game here"),
    ("\n % \n%x", "line 2, column 2: \"%\" is no turn: expected a square at character 1 of the move (§11)"),
    ("1. e4", "line 1, column 4: \"e4\" is no turn: expected a square at character 3 of the move (§11)"),
    (
        "1.Ma3xa5",
        "line 1, column 3: \"Ma3xa5\" is no turn: in this position the move is written Ma3-a5 (§11)",
    ),
    ("1. Ca3-a5", "line 1, column 4: \"Ca3-a5\" is no turn: there is no chief on a3"),
    (
        "a3a6",
        "line 1, column 1: \"a3a6\" is not possible: a militant moves one or two squares, and a6 is farther (§2)",
    ),
    ("é a3a5", "line 1, column 1: \"é\" is no turn: expected a square at character 1 of the move (§11)"),
    (
        "{é} pass",
        "line 1, column 5: \"pass\" is not possible: there is no passing while there is a legal move (§2)",
    ),
    (
        "a3a5 {green resigns} {green resigns}",
        "line 1, column 22: \"green resigns\" is not possible: green cannot resign: no player is alive at that seat (§6)",
    ),
    ("{x}\n\n{y", "line 3, column 1: the comment that begins here is not closed"),
    ("{\u{7}}", "line 1, column 1: a comment cannot have the control character '\\u{7}'"),
    ("* {red resigns}", "line 1, column 3: nothing can happen in a game after its result"),
    ("1-0", "line 1, column 1: the result is \"1-0\", but from the game follows \"*\""),
    (
        "a3a5 $0",
        "line 1, column 6: the signs behind an entry are !, ?, !!, ??, !?, ?! and $1 to $255; there is none here or another",
    ),
    ("a3a5 }", "line 1, column 6: '}' has no meaning here"),
    ("a3a5\u{0}", "line 1, column 5: \"a3a5\\0\" is no turn: it has the character U+0000"),
];

/// Texts with wrong tags, and the errors.
const FAULTY_TAGS: &[(&str, &str)] = &[
    ("[Red \"a\nb\"]", "line 1, column 1: a tag is written [Name \"value\"], in one line"),
    ("[Red]", "line 1, column 1: a tag is written [Name \"value\"], in one line"),
    ("[Red \"a\"", "line 1, column 1: a tag is written [Name \"value\"], in one line"),
    ("[Red \"a\tb\"]", "line 1, column 7: the tag Red cannot have the control character '\\t' in its value"),
    (
        "[2nd \"a\"]",
        "line 1, column 2: \"2nd\" is no name of a tag, which is a letter and then letters, digits and underscores",
    ),
    ("[Red \"a\"]\n[Red \"b\"]", "line 2, column 2: the tag Red is given here for the second time"),
    ("[Variant \"Atomic\"]", "line 1, column 11: this is a record of \"Atomic\", not of \"Djambi\""),
    (
        "[Rules \"chess\"]",
        "line 1, column 9: there is no rule set \"chess\"; there are classic, variants, arena, yang-pi",
    ),
    (
        "[Options \"reporter=may\"]",
        "line 1, column 11: the option reporter has no value \"may\"; it has one, must, all, all_own",
    ),
    ("[Options \"reporter\"]", "line 1, column 11: an option is written option=value, not \"reporter\""),
    ("[Options \"reporter=all,reporter=all\"]", "line 1, column 11: the option reporter is given twice"),
    (
        "[SetUp \"1\"]",
        "line 1, column 9: the tag SetUp is 1 together with a tag FEN, or 0 without one, not \"1\"",
    ),
    (
        "[Termination \"agreement\"]",
        "line 1, column 15: the termination is \"agreement\", but from the game follows \"unterminated\"",
    ),
];

#[test]
fn texts_that_are_no_records_are_refused_with_a_reason_and_a_place() {
    for (text, message) in FAULTY_TURNS.iter().chain(FAULTY_TAGS) {
        let error = Record::parse(text).expect_err(text);
        assert_eq!(error.to_string(), *message, "{text:?}");
    }
    let faults = Record::parse("[FEN \"9/9 r\"]").unwrap_err().to_string();
    assert!(
        faults.starts_with(
            "line 1, column 7: the game cannot start from this position: a position string has six"
        ),
        "{faults}"
    );
}

#[test]
fn what_cannot_be_written_cannot_be_put_into_a_record() {
    let mut record = Record::new(Game::new(Rules::CLASSIC, Position::start()));
    for name in ["Result", "Variant", "Board", "Rules", "Options", "SetUp", "FEN", "Termination"] {
        assert_eq!(record.set_tag(name, "1"), Err(TagError::Derived(name.to_owned())));
    }
    assert_eq!(record.set_tag("", "1"), Err(TagError::Name(String::new())));
    assert!(record.set_tag("Event", "a\nb").is_err());
    assert!(record.set_tag("Event", "a\u{2028}b").is_err());
    assert_eq!(Comment::new("a\u{86}b"), Err(CommentError::Control('\u{86}')));
    for event in ["red resigns", "Red resigns", " resigns\n", "draw  agreed"] {
        assert!(matches!(Comment::new(event), Err(CommentError::GameEntry(_))), "{event}");
    }
    for comment in ["Red resigns.", "red resigns.", "violet resigns", "draw"] {
        assert!(Comment::new(comment).is_ok(), "{comment}");
    }
}

#[test]
fn tags_can_be_changed() {
    let mut record = Record::new(Game::new(Rules::CLASSIC, Position::start()));
    record.set_tag("Opening", "quiet").unwrap();
    record.set_tag("Date", "2026").unwrap();
    record.set_player(Seat::Green, "Gil").unwrap();
    record.set_tag("Event", "").unwrap();
    record.set_tag("Date", "????.??.??").unwrap();
    let tags = [("Event", ""), ("Date", "????.??.??"), ("Green", "Gil"), ("Opening", "quiet")];
    assert_eq!(record.tags().collect::<Vec<_>>(), tags);
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    record.set_player(Seat::Green, "?").unwrap();
    assert_eq!(record.player(Seat::Green), None);
    assert_eq!(record.tags().count(), 3);
}
