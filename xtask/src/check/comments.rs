//! The comments of a source file, found without parsing it.

/// A line of a comment.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Comment {
    /// Its number in the file, from 1.
    pub(super) line: usize,
    /// What it says, without the marks of a comment.
    pub(super) text: String,
    /// How many characters the whole line has, code before the comment included.
    pub(super) width: usize,
}

/// The lines of comments in a file of this kind, named by its ending.
///
/// Strings are skipped so that a `//` in an address is no comment. Examples in doc comments are code and are
/// left out.
pub(super) fn comments(text: &str, kind: &str) -> Vec<Comment> {
    let mut found = Vec::new();
    let mut state = State { syntax: Syntax::of(kind), in_block: false, in_string: None, in_example: false };
    for (index, line) in text.lines().enumerate() {
        if let Some(text) = state.comment_of(line) {
            let text = text.trim_start_matches(['/', '!', '*', '#', ' ']).trim_end().to_owned();
            if text.starts_with("```") {
                state.in_example = !state.in_example;
            } else if !state.in_example {
                found.push(Comment { line: index + 1, text, width: line.chars().count() });
            }
        } else {
            state.in_example = false;
        }
    }
    found
}

/// How comments and strings are marked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Syntax {
    /// `//`, `/* */`, and strings that may go on over lines.
    Rust,
    /// `//`, `/* */`, and strings in two kinds of quotes; those in backticks may go on over lines.
    TypeScript,
    /// `/* */` alone.
    Css,
    /// `#`.
    Hash,
}

impl Syntax {
    fn of(kind: &str) -> Self {
        match kind {
            "rs" => Self::Rust,
            "css" => Self::Css,
            "toml" | "sh" => Self::Hash,
            _ => Self::TypeScript,
        }
    }

    fn opens_string(self, c: char) -> bool {
        match self {
            Self::Rust => c == '"',
            Self::TypeScript => matches!(c, '"' | '`'),
            Self::Css | Self::Hash => matches!(c, '"' | '\''),
        }
    }

    /// Whether a string that began with this mark may go on in the next line.
    fn spans_lines(self, mark: char) -> bool {
        matches!((self, mark), (Self::Rust, '"') | (Self::TypeScript, '`'))
    }
}

struct State {
    syntax: Syntax,
    in_block: bool,
    in_string: Option<char>,
    in_example: bool,
}

impl State {
    /// What a line has of comments, if anything.
    fn comment_of(&mut self, line: &str) -> Option<String> {
        let mut comment: Option<String> = self.in_block.then(String::new);
        let mut rest = line;
        while let Some(c) = rest.chars().next() {
            if self.in_block {
                let (inside, after) = rest.split_once("*/").map_or((rest, None), |(a, b)| (a, Some(b)));
                comment.get_or_insert_default().push_str(inside);
                self.in_block = after.is_none();
                rest = after.unwrap_or_default();
            } else if let Some(mark) = self.in_string {
                let width =
                    if c == '\\' { rest.chars().take(2).map(char::len_utf8).sum() } else { c.len_utf8() };
                self.in_string = (c != mark).then_some(mark);
                rest = &rest[width..];
            } else if self.syntax != Syntax::Hash && rest.starts_with("/*") {
                self.in_block = true;
                rest = &rest[2..];
                comment.get_or_insert_default();
            } else if self.begins_line_comment(rest) {
                comment.get_or_insert_default().push_str(rest);
                break;
            } else {
                let is_char = ["'\"'", "'\\\"'"].iter().find(|quoted| rest.starts_with(**quoted));
                let width = is_char.map_or(c.len_utf8(), |quoted| quoted.len());
                if is_char.is_none() && self.syntax.opens_string(c) {
                    self.in_string = Some(c);
                }
                rest = &rest[width..];
            }
        }
        self.in_string = self.in_string.filter(|&mark| self.syntax.spans_lines(mark));
        comment
    }

    fn begins_line_comment(&self, rest: &str) -> bool {
        match self.syntax {
            Syntax::Rust | Syntax::TypeScript => rest.starts_with("//"),
            Syntax::Css => false,
            Syntax::Hash => rest.starts_with('#'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str, kind: &str) -> Vec<String> {
        comments(text, kind).into_iter().map(|comment| comment.text).collect()
    }

    #[test]
    fn comments_are_found_after_code_and_in_blocks() {
        assert_eq!(
            texts("//! One.\nlet a = 1; // Two.\n/* Three\n   four. */ let b;", "rs"),
            ["One.", "Two.", "Three", "four."]
        );
        assert_eq!(texts("a: b; /* One */\n/** Two\n * three */", "css"), ["One", "Two", "three"]);
        assert_eq!(texts("a = \"# no\" # Yes", "toml"), ["Yes"]);
    }

    #[test]
    fn strings_and_examples_are_no_comments() {
        assert_eq!(texts("let a = \"http://x\"; let q = '\"'; // Yes", "rs"), ["Yes"]);
        assert_eq!(texts("const a = `\n// no\n`; // Yes", "ts"), ["Yes"]);
        assert_eq!(texts("/// Yes\n/// ```\n/// no // no\n/// ```\n/// Again", "rs"), ["Yes", "Again"]);
    }

    #[test]
    fn the_width_is_that_of_the_whole_line() {
        assert_eq!(comments("    // é", "rs"), [Comment { line: 1, text: "é".to_owned(), width: 8 }]);
    }
}
