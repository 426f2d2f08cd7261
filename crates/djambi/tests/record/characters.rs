//! Records as other programs, word processors and pages hand them on: white space, invisible marks, line
//! ends, printed characters and signs.

use djambi::{Comment, GameEvent, Record, RecordError, RecordProblem, Seat};

/// A record of two turns, and of the resignation of blue after them.
const PLAIN: &str = "1. Ma3-a5 Mi3-i5 {blue resigns} *";

/// All white space of Unicode.
const SPACES: &str = "\t\n\u{b}\u{c}\r \u{85}\u{a0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\
                      \u{2007}\u{2008}\u{2009}\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}";

/// Characters that leave no trace.
const MARKS: &str = "\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{feff}\u{2060}\u{ad}\u{61c}\u{202a}\u{202b}\u{202c}\
                     \u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{180e}\u{fe0f}\u{e0001}";

fn parse(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}: {text:?}"))
}

fn error(text: &str) -> RecordError {
    Record::parse(text).expect_err(text)
}

#[test]
fn any_white_space_is_a_space() {
    let plain = parse(&format!("[Red \"Ada\"]\n[Options \"quiet_limit=9\"]\n\n{PLAIN}"));
    for space in SPACES.chars() {
        let body = PLAIN.replace(' ', &space.to_string());
        assert_eq!(parse(&body), parse(PLAIN), "{space:?}");
        if !"\n\u{b}\u{c}\r\u{85}\u{2028}\u{2029}".contains(space) {
            let tags =
                format!("[{space}Red{space}\"Ada\"{space}]{space}[Options \"{space}quiet_limit=9\"]\n\n");
            assert_eq!(parse(&format!("{tags}{body}")), plain, "{space:?}");
        }
        let comment = Comment::new(&format!("{space}[%clk{space}0:09:58]{space}{space}late{space}"));
        assert_eq!(comment.map(|comment| comment.text().to_owned()).as_deref(), Ok("[%clk 0:09:58] late"));
    }
}

#[test]
fn white_space_in_a_tag_that_follows_from_the_game_is_a_space() {
    let start = "gC7yC/9/9/9/9/9/9/rM8/rC7bC rbyg r r 0 1";
    let read = parse(&format!("[FEN \"{start}\"]\n*"));
    assert_eq!(parse(&format!("\u{feff}[FEN \"{}\u{200b}\"]\n*", start.replace(' ', "\u{a0}"))), read);
    assert_eq!(parse("[Rules \"yang\u{2011}pi\"]\n*"), parse("[Rules \"yang-pi\"]\n*"));
}

#[test]
fn invisible_marks_are_skipped_or_named() {
    for mark in MARKS.chars() {
        for text in [
            format!("{mark}{PLAIN}{mark}"),
            format!("{mark}[{mark}Red{mark} {mark}\"?\"{mark}]{mark}\n{mark}{PLAIN}"),
            PLAIN.replace(' ', &format!("{mark} {mark}")),
            PLAIN.replace('-', &format!("{mark}-{mark}")),
            PLAIN.replace('*', &format!("{mark}*{mark}")),
            PLAIN.replace("resigns", &format!("resig{mark}ns")),
            PLAIN.replace("blue ", &format!("blue{mark}")),
        ] {
            assert_eq!(parse(&text), parse(PLAIN), "{text:?}");
        }
        let text = PLAIN.replace("-a5 ", &format!("-a5{mark}"));
        let number = format!("U+{:04X}", u32::from(mark));
        let named = error(&text);
        assert!(named.to_string().contains(&number), "{named}");
        assert_eq!((named.line, named.column), (1, 10), "{named}");
    }
    let named = error("1. Ma3-a5\nMi3\u{445}i5 *");
    assert_eq!((named.line, named.column), (2, 4), "{named}");
    assert!(named.to_string().contains("х (U+0445)"), "{named}");
}

#[test]
fn an_entry_is_never_taken_for_a_comment() {
    for words in [
        "blue\u{a0}resigns",
        "\u{2003}blue\u{2009}resigns\u{3000}",
        "blue\u{200b}resigns",
        "\u{feff}blue\u{feff} resigns",
        "\u{200e}blue resigns\u{200f}",
        "Blue resigns",
        "BLUE\u{a0}Resigns",
        "Resigns",
    ] {
        let record = parse(&format!("1. Ma3-a5 {{{words}}} *"));
        assert_eq!(record.game().events().last(), Some(&GameEvent::Resignation(Seat::Blue)), "{words:?}");
        assert!(Comment::new(words).is_err(), "{words:?}");
    }
    assert_eq!(parse("1. Ma3-a5 ; blue\u{a0}resigns").game().events().len(), 2);
    let agreed = parse("1. Ma3-a5 {Draw agreed}");
    assert_eq!(agreed.game().events().last(), parse("1. Ma3-a5 {draw agreed}").game().events().last());
    assert_eq!(parse("1. Ma3-a5 {Blue resigns.} *").game().events().len(), 1, "a sentence is a comment");
    assert_eq!(parse("{red\u{a0}resigns}").game().events().len(), 1, "before the first turn");
}

#[test]
fn files_with_marks_of_byte_order_are_joined() {
    let file = format!("\u{feff}[Red \"Ada\"]\n[Blue \"Ben\"]\n\n{PLAIN}\n");
    for joined in
        [format!("{file}{file}"), format!("{file}\r\n{file}"), format!("{file}\u{feff}% note\n{file}")]
    {
        let read: Vec<_> = Record::parse_all(&joined).collect();
        assert_eq!(read, [Ok(parse(&file)), Ok(parse(&file))], "{joined:?}");
    }
    let faulty = file.replace("Mi3-i5", "Mi3-i9");
    let read: Vec<_> = Record::parse_all(&format!("{faulty}{file}")).skip(1).collect();
    assert_eq!(read, [Ok(parse(&file))], "a faulty file does not hide the next one");
    assert_eq!(parse("\n\u{feff}1. Ma3-a5 *"), parse("1. Ma3-a5 *"));
}

#[test]
fn every_system_ends_its_lines() {
    let text = "[Red \"Ada\"]\n[Blue \"Ben\"]\n\n% a note {\n1. Ma3-a5 ; hello {\nMi3-i5\n2. Ma9-a9 *\n";
    let good = text.replace("Ma9-a9", "");
    for end in ["\r", "\r\n", "\u{2028}", "\u{85}", "\u{b}", "\u{c}"] {
        assert_eq!(parse(&good.replace('\n', end)), parse(&good), "{end:?}");
        let found = error(&text.replace('\n', end));
        assert_eq!((found.line, found.column), (7, 4), "{end:?}: {found}");
        let faulty = text.replace('\n', end) + &format!("\n\n{good}").replace('\n', end);
        assert_eq!(Record::parse_all(&faulty).nth(1), Some(Ok(parse(&good))), "{end:?}");
    }
    assert!(Record::parse("[Red \"A\rB\"]").is_err(), "a value is one line");
    assert_eq!(parse("1. Ma3-a5 ; hello\rMi3-i5 *\r").game().events().len(), 2);
}

#[test]
fn printed_characters_are_read_as_what_was_typed() {
    let typed = "[Red \"Ada\"]\n\n1. Ma3-a5 Mi3-i5 Mi7-i6 Ma7-a6 2. Ma5xa6@e6 -- (2... Mi5-i4) *";
    let printed = "[Red “Ada”]\n\n1. Ma3–a5 Mi3‑i5 Mi7−i6 Ma7‐a6 2. Ma5×a6@e6 — (2… Mi5—i4) *";
    assert_eq!(parse(printed), parse(typed));
    for quoted in ["„Ada“", "„Ada”", "”Ada”", "«Ada»", "«\u{a0}Ada\u{a0}»", "＂Ada＂"] {
        assert_eq!(parse(&printed.replace("“Ada”", quoted)), parse(typed), "{quoted}");
    }
    assert_eq!(parse("1. Ma3-a5 1. ... Mi3-i5 1 … Mi7-i6"), parse("Ma3-a5 Mi3-i5 Mi7-i6"));
    let apostrophes = parse("[Red \"Ada “the” Great\"]\n\n{“so” – she said…} *");
    assert_eq!(apostrophes.player(Seat::Red), Some("Ada “the” Great"));
    assert_eq!(apostrophes.comments(0)[0].text(), "“so” – she said…");
}

#[test]
fn results_are_read_as_they_are_printed() {
    let body = "[FEN \"gC7yC/9/9/9/9/9/9/rM8/rC7bC rbyg r r 0 1\"]";
    for result in ["½-½-0-0", "½–½–0–0", "1⁄2-1⁄2-0-0", "1/2−1/2−0−0"] {
        let text =
            format!("[Result \"{result}\"]\n{body}\n{{yellow resigns}} {{green resigns}} {{draw agreed}}");
        assert_eq!(parse(&text).result(), "1/2-1/2-0-0", "{result}");
        assert_eq!(parse(&format!("{text} {result}")), parse(&text), "{result}");
    }
    let thirds = format!("{body}\n{{green resigns}} {{draw agreed}} ⅓-⅓-⅓-0");
    assert_eq!(parse(&thirds).result(), "1/3-1/3-1/3-0");
    let quarters = format!("{body}\n{{draw agreed}} ¼-¼-¼-¼");
    assert_eq!(parse(&quarters).result(), "1/4-1/4-1/4-1/4");
}

/// Every dash that is printed for a hyphen, and the hyphen.
const DASHES: &str = "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{fe58}\u{fe63}\u{ff0d}";

#[test]
fn a_result_may_have_spaces_around_its_dashes() {
    let game = "[FEN \"gC7yC/9/9/9/9/9/9/rM8/rC7bC rbyg r r 0 1\"]\n\n\
                {blue resigns} {yellow resigns} {green resigns}";
    for dash in DASHES.chars() {
        for space in ["", " ", "\u{a0}", "\u{202f}", "\n", "  \u{2060}", "\n% note\n"] {
            for (before, after) in [(space, space), ("", space), (space, "")] {
                let result = ["1", "0", "0", "0"].join(&format!("{before}{dash}{after}"));
                let text = format!("{game} {result}");
                assert_eq!(parse(&text).result(), "1-0-0-0", "{text:?}");
                assert_eq!(Record::parse_all(&format!("{text}\n1. Ma3-a5 *")).count(), 2, "{text:?}");
                let wrong = error(&format!("1. Ma3-a5\n{result}\n"));
                assert_eq!(
                    wrong.to_string(),
                    r#"line 2, column 1: the result is "1-0-0-0", but from the game follows "*""#
                );
                if !space.contains('\n') {
                    assert_eq!(parse(&format!("[Result \"{result}\"]{text}")), parse(&text), "{text:?}");
                }
            }
        }
    }
    assert_eq!(parse(&format!("{game} 1. 1 – 0 – 0 – 0 {{well}}")).comments(3)[0].text(), "well");
    assert_eq!(parse("1. Ma3-a5 2 – (2. Mi3-i5) *"), parse("1. Ma3-a5 2. -- (2. Mi3-i5) *"));
}

#[test]
fn a_wrong_result_is_quoted_whole() {
    for (text, found) in [
        ("0.5-0.5-0-0", "0.5-0.5-0-0"),
        ("0.5 – 0.5 – 0 – 0", "0.5-0.5-0-0"),
        ("1.0-0.0-0.0-0.0", "1.0-0.0-0.0-0.0"),
        ("1. 0.5-0.5-0-0", "0.5-0.5-0-0"),
        ("0,5-0,5-0-0", "0,5-0,5-0-0"),
        ("1 – 0 – 0 –", "1-0-0-"),
        ("1 – 0", "1-0"),
        ("½ − ½ − 0 − 0", "1/2-1/2-0-0"),
        ("_ - 1", "_-1"),
    ] {
        let problem = error(&format!("1. Ma3-a5 Mi3-i5 {text}")).problem;
        let wanted = RecordProblem::Result { found: found.into(), wanted: "*".into() };
        assert_eq!(problem, wanted, "{text}");
    }
    let alone = error("1. Ma3-a5 \u{2e3a} *");
    assert!(alone.to_string().contains("\u{2e3a} (U+2E3A)"), "{alone}");
}

#[test]
fn signs_that_no_record_has_are_named() {
    for sign in ["+", "#", "=", "±", "∞", "!!!", "$", "$0", "$256", "$x", "$+1", "$-1", "$1!"] {
        for (text, column) in [
            (format!("1. Ma3-a5{sign} Mi3-i5 *"), 10),
            (format!("1. Ma3-a5 {sign} Mi3-i5 *"), 11),
            (format!("1. Ma3-a5 {{so}} {sign} Mi3-i5 *"), 16),
            (format!("1. a3a5{sign}\nMi3-i5 *"), 8),
            (format!("1. Ma3-a5 (1. Ma3-a4{sign}) *"), 21),
            (format!("1. Ma3-a5 {sign}{sign}"), 11),
        ] {
            let found = error(&text);
            assert_eq!(found.problem.problem().code, "no_signs", "{found}: {text}");
            assert_eq!((found.line, found.column), (1, column), "{text}");
        }
    }
    assert_eq!(error("Hello! How are you?").problem().code, "no_record");
}
