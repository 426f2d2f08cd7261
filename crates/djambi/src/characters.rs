//! Characters that a reader of text does not see, or that end a line.

use alloc::format;
use alloc::string::String;

/// Whether a character leaves no trace where it is shown: a mark of byte order, of direction or of joining, a
/// space without width (`Default_Ignorable_Code_Point` of Unicode).
pub(crate) const fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character ends a line, on any system (the mandatory breaks of Unicode).
pub(crate) const fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// A character's number in Unicode, such as `U+200B`.
pub(crate) fn number(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}

/// A character that a sentence names: its number if it cannot be seen, otherwise itself.
pub(crate) fn shown(character: char) -> String {
    match character {
        '"' | '\'' | '\\' => character.into(),
        _ if is_invisible(character) || character.escape_debug().len() > 1 => number(character),
        _ => character.into(),
    }
}

/// A text that a sentence quotes: without line breaks, control characters and marks of direction, whose
/// numbers stand in their place.
pub(crate) fn one_line(text: &str) -> String {
    let disturbs = |c: char| {
        c.is_control()
            || ends_line(c)
            || matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if disturbs(character) {
            line.push_str(&number(character));
        } else {
            line.push(character);
        }
    }
    line
}
