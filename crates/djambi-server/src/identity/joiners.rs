//! Characters without a shape of their own that change how their neighbours are drawn: joiners of scripts and
//! emoji, selectors of variants, and the tags of flags.

use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, Emoji, ExtendedPictographic, GeneralCategory,
    GeneralCategoryGroup, JoiningType, Script,
};
use icu_properties::{CodePointMapData, CodePointSetData};

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
/// Says that the emoji before it is drawn as text, in one colour.
const AS_TEXT: char = '\u{fe0e}';
/// Says that the emoji before it is drawn in colours.
const IN_COLOURS: char = '\u{fe0f}';
/// Draws a key around the digit or sign before it.
const KEY: char = '\u{20e3}';
/// Keeps the vowel behind it apart from its Mongolian word.
const VOWEL_SEPARATOR: char = '\u{180e}';
const BLACK_FLAG: char = '\u{1f3f4}';
/// The flags that are written as a black flag and tags: of England, Scotland and Wales.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];
/// The marks that one letter may carry: as many as any people writes.
const MAX_MARKS: usize = 4;
/// The combining class of a sign that takes the vowel from a consonant (UTS 31, RFC 5892).
const VIRAMA: u8 = 9;

/// Whether the characters up to `index`, and those behind it, give a meaning to the one there: a joiner
/// between emoji or where its script uses it, a selector behind what it chooses a variant of, a tag of a flag.
pub(super) fn changes_its_neighbours(text: &[char], index: usize) -> bool {
    let before = &text[..index];
    let behind = &text[index + 1..];
    match text[index] {
        JOINER => joins_emoji(before, behind) || is_virama(before.last()) || joins_letters(before, behind),
        NON_JOINER => is_virama(before.last()) || (reaches_on(before) && reaches_back(behind)),
        AS_TEXT | IN_COLOURS => has_variants_of_emoji(before.last(), behind.first()),
        // Names of people and places in Japan, and letters of the Khamti, are written with these.
        '\u{fe00}'..='\u{fe02}' => is_letter_of(before.last(), &[Script::Han, Script::Myanmar]),
        '\u{e0100}'..='\u{e01ef}' => is_letter_of(before.last(), &[Script::Han]),
        '\u{180b}'..='\u{180d}' | '\u{180f}' => is_letter_of(before.last(), &[Script::Mongolian]),
        VOWEL_SEPARATOR => {
            is_letter_of(before.iter().rev().find(|c| !is_variant(c)), &[Script::Mongolian])
                && is_letter_of(behind.first(), &[Script::Mongolian])
        }
        '\u{e0020}'..='\u{e007f}' => is_in_flag(before, behind, text[index]),
        _ => false,
    }
}

/// A text without the marks that a letter carries beyond what any people writes.
pub(crate) fn with_bounded_marks(text: &str) -> String {
    let is_mark = |c| GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(c));
    let mut marks = 0;
    let mut is_kept = |c| {
        if is_mark(c) {
            marks += 1;
            return marks <= MAX_MARKS;
        }
        // What has no shape does not end the letter.
        if !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c) {
            marks = 0;
        }
        true
    };
    text.chars().filter(|&c| is_kept(c)).collect()
}

/// Whether an emoji has a variant as text and one in colours: a digit or a sign of the keyboard only on a key.
fn has_variants_of_emoji(before: Option<&char>, behind: Option<&char>) -> bool {
    let is_emoji = |&c: &char| CodePointSetData::new::<Emoji>().contains(c);
    before.is_some_and(|c| is_emoji(c) && (!c.is_ascii() || behind == Some(&KEY)))
}

/// Whether a character chooses a variant of the Mongolian letter before it.
fn is_variant(c: &char) -> bool {
    matches!(c, '\u{180b}'..='\u{180d}' | '\u{180f}')
}

/// Whether a character is a letter of one of these scripts.
fn is_letter_of(character: Option<&char>, scripts: &[Script]) -> bool {
    let is_of = |c: &char| scripts.contains(&CodePointMapData::<Script>::new().get(*c));
    character.is_some_and(|c| c.is_alphabetic() && is_of(c))
}

/// Whether emoji stand on both sides, of which the first may have a colour of skin.
fn joins_emoji(before: &[char], behind: &[char]) -> bool {
    let is_emoji = |c: &&char| CodePointSetData::new::<ExtendedPictographic>().contains(**c);
    let modifies = |c: &&char| **c == IN_COLOURS || ('\u{1f3fb}'..='\u{1f3ff}').contains(*c);
    behind.first().as_ref().is_some_and(is_emoji)
        && before.iter().rev().find(|c| !modifies(c)).as_ref().is_some_and(is_emoji)
}

fn is_virama(character: Option<&char>) -> bool {
    character.is_some_and(|&c| CodePointMapData::<CanonicalCombiningClass>::new().get(c).0 == VIRAMA)
}

/// Whether a joiner gives the letter before it the form that it has before another letter, or keeps a
/// consonant before the sign that takes its vowel.
fn joins_letters(before: &[char], behind: &[char]) -> bool {
    (reaches_on(before) && !reaches_back(behind))
        || (is_virama(behind.first()) && before.last().is_some_and(|c| c.is_alphabetic()))
}

/// Whether the last letter is tied to one behind it.
fn reaches_on(before: &[char]) -> bool {
    let joining = before.iter().rev().map(joining_type).find(|&joining| joining != JoiningType::Transparent);
    joining.is_some_and(|joining| [JoiningType::DualJoining, JoiningType::LeftJoining].contains(&joining))
}

/// Whether the first letter is tied to one before it.
fn reaches_back(behind: &[char]) -> bool {
    let joining = behind.iter().map(joining_type).find(|&joining| joining != JoiningType::Transparent);
    joining.is_some_and(|joining| [JoiningType::DualJoining, JoiningType::RightJoining].contains(&joining))
}

fn joining_type(character: &char) -> JoiningType {
    CodePointMapData::<JoiningType>::new().get(*character)
}

/// Whether a tag belongs to a flag: the tags from the black flag on are those of a country, and their end.
fn is_in_flag(before: &[char], behind: &[char], tag: char) -> bool {
    let letter = |c: char| char::from_u32(u32::from(c).wrapping_sub(0xe0000));
    // A flag has six characters before its last.
    let near = &before[before.len().saturating_sub(6)..];
    let Some(start) = near.iter().rposition(|&c| c == BLACK_FLAG) else { return false };
    let tags = near[start + 1..].iter().chain([&tag]).chain(behind).copied().map(letter);
    let text: Option<String> = tags.take_while(|&c| c != Some('\u{7f}')).collect();
    let place = near.len() - start;
    FLAGS.iter().any(|&flag| text.as_deref() == Some(flag) && place <= flag.len() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_carries_the_marks_that_people_write() {
        let tower = format!("Z{}", "\u{301}\u{323}".repeat(39));
        assert_eq!(with_bounded_marks(&tower), format!("Z{}", "\u{301}\u{323}".repeat(2)));
        let joined = format!("Z{}", "\u{301}\u{301}\u{301}\u{200d}".repeat(9));
        assert_eq!(with_bounded_marks(&joined).matches('\u{301}').count(), 4);
        for name in ["Nguye\u{302}\u{303}n", "שָּׁ", "ผู้", "क्षि", "Zoë"] {
            assert_eq!(with_bounded_marks(name), name);
        }
    }
}
