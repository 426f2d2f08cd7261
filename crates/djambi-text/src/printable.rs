//! Texts from elsewhere, as a terminal and a log may show them.

use std::borrow::Cow;
use std::fmt::Write;

/// A text in which no character commands a terminal or turns the direction of the words around it: such
/// characters are written as `\u{1b}`. Line feeds and tabs stay.
///
/// ```
/// assert_eq!(djambi_text::printable("a\n\u{1b}[31mb"), "a\n\\u{1b}[31mb");
/// ```
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, |c| is_command(c) && !matches!(c, '\n' | '\t'))
}

/// A text as [`printable`], on one line: line feeds are written as `\n`.
///
/// ```
/// assert_eq!(djambi_text::printable_line("a\n\u{202e}b"), "a\\n\\u{202e}b");
/// ```
#[must_use]
pub fn printable_line(text: &str) -> Cow<'_, str> {
    escaped(text, is_command)
}

fn escaped(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if !is_escaped(c) => result.push(c),
            '\n' => result.push_str("\\n"),
            '\r' => result.push_str("\\r"),
            '\t' => result.push_str("\\t"),
            // Writing to a text never fails.
            c => drop(write!(result, "\\u{{{:x}}}", u32::from(c))),
        }
    }
    Cow::Owned(result)
}

/// Whether a character is a control of C0 or C1, breaks a line, or turns the direction of writing.
fn is_command(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_all_peoples_stay_as_they_are() {
        for text in ["Ada’s “turn” – €", "می\u{200c}خواهم", "👩\u{200d}🚀", "a\u{202f}b", "שלום", "a\\nb"]
        {
            assert_eq!(printable_line(text), text);
        }
    }

    #[test]
    fn what_commands_a_terminal_is_written_out() {
        assert_eq!(printable_line("\0\u{7}\u{8}\r\t\n"), "\\u{0}\\u{7}\\u{8}\\r\\t\\n");
        assert_eq!(
            printable_line("\u{1b}]0;title\u{7}\u{7f}\u{9b}31m"),
            "\\u{1b}]0;title\\u{7}\\u{7f}\\u{9b}31m"
        );
        assert_eq!(printable("a\r\n\tb\u{2028}\u{2066}"), "a\\r\n\tb\\u{2028}\\u{2066}");
    }
}
