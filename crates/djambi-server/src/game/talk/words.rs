//! The words that may be said.

use std::collections::HashSet;

use djambi::Geometry;
use djambi_protocol::{Act, Drawing, Refusal, TalkRule, Words};
use djambi_table::Refused;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::identity::with_bounded_marks;

/// How many characters of a name are repeated that no square has.
const MAX_NAME: usize = 8;

/// Words as they are kept: without the spaces around a text, without characters that nobody sees, on one
/// line. Acts about treaties follow other rules. A text may have any script, and no character of it has a meaning for the service.
///
/// # Errors
/// When the table has another rule, when a text or a drawing is empty or too long, and when a phrase or a drawing
/// names what the board hasn't.
pub(in crate::game) fn cleaned(words: Words, rule: TalkRule, board: &Geometry) -> Result<Words, Refused> {
    match (rule, words) {
        // Only the service gives a voice, and only to bots.
        (_, Words::Act(Act { seat, kind, .. })) => Ok(Words::Act(Act::new(seat, kind))),
        (_, Words::Gone(_) | Words::Thought(_)) => Err(Refusal::TextEmpty.into()),
        (TalkRule::None, _) => Err(Refusal::NoTalk.into()),
        (_, sign @ Words::Sign(_)) => Ok(sign),
        (_, Words::Phrase(phrase)) => {
            phrase.about().map_or(Ok(()), |seat| board.check_seat(seat))?;
            Ok(Words::Phrase(phrase))
        }
        (TalkRule::Signs, Words::Text(_) | Words::Drawing(_)) => Err(Refusal::SignsOnly.into()),
        (TalkRule::All, Words::Text(text)) => Ok(cleaned_text(&text).map(Words::Text)?),
        (TalkRule::All, Words::Drawing(drawing)) => {
            check_drawing(&drawing, board)?;
            Ok(Words::Drawing(drawing))
        }
    }
}

/// Checks that a drawing shows something, not too much, each shape once, and on squares of the board.
fn check_drawing(drawing: &Drawing, board: &Geometry) -> Result<(), Refused> {
    let Drawing { arrows, circles } = drawing;
    let shapes = arrows.len() + circles.len();
    if shapes == 0 {
        return Err(Refusal::DrawingEmpty.into());
    }
    let different =
        arrows.iter().collect::<HashSet<_>>().len() + circles.iter().collect::<HashSet<_>>().len();
    if shapes > Drawing::MAX_SHAPES || different < shapes {
        return Err(Refusal::DrawingTooLarge { limit: Drawing::MAX_SHAPES }.into());
    }
    let mut squares = arrows.iter().flatten().chain(circles);
    match squares.find(|square| board.square(square).is_none()) {
        None => Ok(()),
        Some(square) => {
            Err(Refusal::DrawingSquare { square: square.chars().take(MAX_NAME).collect() }.into())
        }
    }
}

fn cleaned_text(text: &str) -> Result<String, Refusal> {
    let shown = text.chars().filter_map(|c| if is_break(c) { Some(' ') } else { Some(c).filter(is_shown) });
    let shown = with_bounded_marks(&shown.collect::<String>());
    let shown = shown.trim();
    if !shown.chars().any(|c| !c.is_whitespace() && !is_joint(c)) {
        return Err(Refusal::TextEmpty);
    }
    if shown.chars().count() > Words::MAX_CHARACTERS {
        return Err(Refusal::TextTooLong { limit: Words::MAX_CHARACTERS });
    }
    Ok(shown.to_owned())
}

/// Whether a character breaks or indents a line; a space does instead.
const fn is_break(c: char) -> bool {
    matches!(c, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether a character is seen, or says how its neighbours are drawn. Controls are not, nor marks that turn
/// the direction of the words beside a text; blanks of other widths are.
fn is_shown(c: &char) -> bool {
    let hides = matches!(
        CodePointMapData::<GeneralCategory>::new().get(*c),
        GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::PrivateUse
    );
    let is_ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(*c)
        || CodePointSetData::new::<BidiControl>().contains(*c)
        // The empty Braille pattern counts as a symbol.
        || *c == '\u{2800}';
    is_joint(*c) || !(hides || is_ignored)
}

/// Whether a character joins or divides letters, or chooses the form of the one before: Persian, Indian
/// scripts and emoji need them.
const fn is_joint(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use djambi::{SQUARE9, Seat};
    use djambi_protocol::{Channel, Deed, Phrase, Sign, Thought};
    use proptest::prelude::*;

    use super::*;

    fn text(text: &str) -> Result<String, Refusal> {
        cleaned_text(text)
    }

    #[test]
    fn texts_of_all_peoples_stay_as_they_are() {
        for said in [
            "Peace?",
            "<b>Tom & Jerry</b> <script>alert(1)</script>",
            "C’est à vous\u{202f}!",
            "می\u{200c}خواهم",
            "शुभकामनाएँ क्\u{200d}ष",
            "Анна и Ada",
            "投降しますか",
            "👩\u{200d}🚀 ❤\u{fe0f}",
            "שלום Ada",
        ] {
            assert_eq!(text(said).as_deref(), Ok(said));
        }
    }

    #[test]
    fn a_text_is_one_line_without_what_nobody_sees() {
        assert_eq!(text("  a\nb\tc\u{2028}d \r\n").as_deref(), Ok("a b c d"));
        assert_eq!(
            text("a\u{202e}b\u{0}c\u{200b}\u{2066}\u{feff}\u{ad}d\u{e0041}\u{3164}").as_deref(),
            Ok("abcd")
        );
        for empty in ["", "   ", "\n", "\u{200b}", "\u{2800}", "\u{200d}\u{fe0f}", "\u{3000}", "\u{115f}"] {
            assert_eq!(text(empty), Err(Refusal::TextEmpty), "{empty:?}");
        }
    }

    #[test]
    fn a_text_has_five_hundred_characters_at_most() {
        assert_eq!(
            text(&format!("Z{}", "\u{301}".repeat(400))).unwrap(),
            format!("Z{}", "\u{301}".repeat(4))
        );
        assert_eq!(text(&format!(" {}\n", "é".repeat(500))).unwrap().chars().count(), 500);
        assert_eq!(text(&"é".repeat(501)), Err(Refusal::TextTooLong { limit: 500 }));
    }

    #[test]
    fn nobody_says_what_a_bot_thinks() {
        let deed = Deed::Accepted { gain: 60 };
        let thought = Words::Thought(Thought { channel: Channel::Table, of: 1, deed });
        assert_eq!(cleaned(thought, TalkRule::All, &SQUARE9), Err(Refusal::TextEmpty.into()));
    }

    #[test]
    fn the_rule_of_the_table_holds() {
        let said = || Words::Text("hello".to_owned());
        let sign = || Words::Sign(Sign::Hello);
        let phrase = || Words::Phrase(Phrase::Beware { seat: Seat::Green });
        let drawing = || drawing(&[("a1", "b2")], &["c3"]);
        let refused = |refusal: Refusal| Err(refusal.into());
        for words in [said(), drawing()] {
            assert_eq!(cleaned(words.clone(), TalkRule::Signs, &SQUARE9), refused(Refusal::SignsOnly));
            assert_eq!(cleaned(words.clone(), TalkRule::All, &SQUARE9), Ok(words));
        }
        for words in [sign(), phrase()] {
            assert_eq!(cleaned(words.clone(), TalkRule::Signs, &SQUARE9), Ok(words));
        }
        for words in [sign(), said(), phrase(), drawing()] {
            assert_eq!(cleaned(words, TalkRule::None, &SQUARE9), refused(Refusal::NoTalk));
        }
    }

    fn drawing(arrows: &[(&str, &str)], circles: &[&str]) -> Words {
        let arrows = arrows.iter().map(|&(from, to)| [from.to_owned(), to.to_owned()]).collect();
        Words::Drawing(Drawing { arrows, circles: circles.iter().map(|&square| square.to_owned()).collect() })
    }

    #[test]
    fn drawings_and_phrases_are_of_the_board() {
        let code =
            |words| cleaned(words, TalkRule::All, &SQUARE9).map(drop).map_err(|refused| refused.problem.code);
        assert_eq!(code(drawing(&[], &[])), Err("drawing_empty"));
        assert_eq!(code(drawing(&[("a1", "z9")], &[])), Err("drawing_square"));
        assert_eq!(code(drawing(&[], &["a1", "a1"])), Err("drawing_too_large"));
        let squares: Vec<String> =
            SQUARE9.squares().map(|square| SQUARE9.square_name(square).to_owned()).collect();
        let circles = |count| Drawing { arrows: Vec::new(), circles: squares[..count].to_vec() };
        assert_eq!(code(Words::Drawing(circles(12))), Ok(()));
        assert_eq!(code(Words::Drawing(circles(13))), Err("drawing_too_large"));
        assert_eq!(code(Words::Phrase(Phrase::YouLied { seat: Seat::Purple })), Err("no_seat"));
    }

    proptest! {
        #[test]
        fn a_cleaned_text_is_clean(said in any::<String>()) {
            if let Ok(kept) = text(&said) {
                prop_assert_eq!(text(&kept), Ok(kept.clone()));
                prop_assert!(!kept.chars().any(char::is_control));
            }
        }
    }
}
