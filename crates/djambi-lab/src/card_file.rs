//! Files of cards: a section for each board.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

/// The mark of a heading of a section.
const MARK: &str = "\n## ";

/// Writes a card into a file of cards, in the place of the section with the same heading, else at the end.
///
/// # Errors
/// If the file cannot be read or written.
pub fn write_card(path: &Path, card: &impl fmt::Display) -> io::Result<()> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read?,
    };
    fs::write(path, with_section(&text, &card.to_string()))
}

/// The text with a section in the place of the one with the same heading, else at its end.
fn with_section(text: &str, section: &str) -> String {
    let heading = section.lines().next().unwrap_or_default();
    let mut parts: Vec<&str> = text.split(MARK).map(str::trim_end).collect();
    let new = section.trim_start_matches("## ").trim_end();
    let name = heading.trim_start_matches("## ");
    match parts.iter_mut().skip(1).find(|part| part.lines().next() == Some(name)) {
        Some(old) => *old = new,
        None => parts.push(new),
    }
    parts.join(&format!("\n{MARK}")) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_replaces_the_one_of_its_board() {
        let first = with_section("# Cards\n\nOf boards.\n", "## hex3\n\n* old\n");
        assert_eq!(first, "# Cards\n\nOf boards.\n\n## hex3\n\n* old\n");
        let both = with_section(&first, "## hex6\n\n* six\n");
        assert_eq!(both, "# Cards\n\nOf boards.\n\n## hex3\n\n* old\n\n## hex6\n\n* six\n");
        let renewed = with_section(&both, "## hex3\n\n* new\n");
        assert_eq!(renewed, "# Cards\n\nOf boards.\n\n## hex3\n\n* new\n\n## hex6\n\n* six\n");
    }
}
