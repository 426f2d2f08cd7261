//! Output for programs: JSON objects, one a line.

use std::borrow::Cow;
use std::io::{self, Write};

use djambi_text::printable;
use serde::Serialize;

/// Writes a value as JSON, in a line of its own. What would command a terminal is escaped as JSON does it.
pub(crate) fn write_json_line(output: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let json = serde_json::to_string(value)?;
    let mut line = String::with_capacity(json.len() + 1);
    for character in json.chars() {
        if matches!(printable(character.encode_utf8(&mut [0; 4])), Cow::Borrowed(_)) {
            line.push(character);
        } else {
            let mut units = [0; 2];
            line.extend(character.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    line.push('\n');
    output.write_all(line.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_commands_a_terminal_is_escaped_as_json_does_it() {
        let value = "a\u{1b}[2J\u{9b}b\u{202e}é\n\u{7f}";
        let mut line = Vec::new();
        write_json_line(&mut line, &value).expect("memory");
        let line = String::from_utf8(line).expect("text");
        assert_eq!(printable(&line), line);
        assert_eq!(line.lines().count(), 1);
        assert_eq!(serde_json::from_str::<String>(&line).expect("JSON"), value);
    }
}
