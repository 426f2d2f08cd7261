//! Words of records as they were typed, before a word processor or a printer had them.

use alloc::string::String;

use crate::characters::is_invisible;

/// A word as it was typed: without characters that cannot be seen, with plain signs for printed ones.
pub(super) fn typed(word: &str) -> String {
    let mut typed = String::with_capacity(word.len());
    for character in word.chars().filter(|&c| !is_invisible(c)) {
        match plain(character) {
            Some(plain) => typed.push_str(plain),
            None => typed.push(character),
        }
    }
    typed
}

/// The signs that a printed character stands for; nothing for others.
const fn plain(character: char) -> Option<&'static str> {
    Some(match character {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹘' | '﹣' | '－' => "-",
        '×' | '✕' | '✖' | '⨯' => "x",
        '∶' | '：' => ":",
        '＠' => "@",
        '⁄' | '∕' => "/",
        '½' => "1/2",
        '⅓' => "1/3",
        '¼' => "1/4",
        '⅕' => "1/5",
        '⅙' => "1/6",
        '…' => "...",
        '‥' => "..",
        _ => return None,
    })
}

/// Whether a word is a single printed dash, which word processors make of `--`.
pub(super) fn is_printed_dash(word: &str) -> bool {
    !word.is_ascii() && typed(word) == "-"
}

/// Whether a character is one or more full stops.
pub(super) const fn is_stop(character: char) -> bool {
    matches!(character, '.' | '…' | '‥')
}

/// Whether a character is a sign of PGN or of books about chess, or begins one: a mark for a turn or a
/// position.
pub(super) const fn is_sign(character: char) -> bool {
    matches!(
        character,
        '!' | '?'
            | '$'
            | '+'
            | '#'
            | '='
            | '‼'
            | '⁇'
            | '⁈'
            | '⁉'
            | '±'
            | '∓'
            | '⩲'
            | '⩱'
            | '∞'
            | '□'
            | '†'
            | '‡'
    )
}

/// Whether a character has no place in a word, because no word of a record has it or stands for it.
pub(super) const fn is_foreign(character: char) -> bool {
    !character.is_ascii_graphic() && plain(character).is_none()
}

/// The marks that close a value which this quotation mark opens, straight or as word processors print it.
pub(super) const fn closing_quotes(opening: char) -> Option<&'static str> {
    Some(match opening {
        '"' => "\"",
        '“' | '‟' | '”' => "”",
        '„' => "“”",
        '«' => "»",
        '»' => "«",
        '＂' => "＂",
        _ => return None,
    })
}
