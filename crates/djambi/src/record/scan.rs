//! Cutting the text of a record into tags, comments and words.

use alloc::string::String;

use super::comment::single_spaced;
use super::{RecordError, RecordProblem};

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    line: usize,
    column: usize,
}

impl Place {
    pub(super) const fn problem(self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }

    /// The place some characters later in the same line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { column: self.column + characters, ..self }
    }
}

/// A part of a record's text.
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(Tag),
    /// What stands between braces, or from a semicolon to the end of the line, with single spaces.
    Comment(String),
    /// Anything else up to white space or a bracket.
    Word(&'a str),
}

/// A tag as it was read.
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    /// Where the name stands.
    pub(super) name_at: Place,
    /// Where the first character of the value stands.
    pub(super) value_at: Place,
}

/// A text that is read from its beginning to its end.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, place: Place { line: 1, column: 1 } }
    }

    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next token and where it begins; nothing at the end of the text.
    pub(super) fn token(&mut self) -> Result<Option<(Place, Token<'a>)>, RecordError> {
        self.skip_space();
        let at = self.place;
        let Some(first) = self.peek() else { return Ok(None) };
        let token = match first {
            '[' => Token::Tag(self.tag()?),
            '{' => Token::Comment(self.comment()?),
            ';' => Token::Comment(single_spaced(&self.take_while(|c| c != '\n')[1..])),
            '(' | ')' => return Err(at.problem(RecordProblem::Unsupported("variations in round brackets"))),
            '$' => return Err(at.problem(RecordProblem::Unsupported("signs such as $1"))),
            ']' | '}' | '"' => return Err(at.problem(RecordProblem::Unexpected(first))),
            c if c.is_control() => return Err(at.problem(RecordProblem::Unexpected(c))),
            _ => Token::Word(self.take_while(|c| !c.is_ascii_whitespace() && !"[]{}();\"".contains(c))),
        };
        Ok(Some((at, token)))
    }

    /// Goes on to the next line that begins with a tag and follows an empty one.
    pub(super) fn skip_to_paragraph_of_tags(&mut self) {
        self.skip_line();
        let mut after_empty = false;
        while !(self.rest.is_empty() || after_empty && self.rest.starts_with('[')) {
            after_empty = self.skip_line().trim_ascii().is_empty();
        }
    }

    /// Goes on to the next line and gives what was left of the present one.
    fn skip_line(&mut self) -> &'a str {
        let line = self.take_while(|c| c != '\n');
        self.bump();
        line
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next()?;
        self.rest = rest.as_str();
        self.place = match next {
            '\n' => Place { line: self.place.line + 1, column: 1 },
            _ => self.place.plus(1),
        };
        Some(next)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Skips white space, lines that begin with a percent sign and the mark that some programs put before a text.
    fn skip_space(&mut self) {
        if let Some(rest) = self.rest.strip_prefix('\u{feff}') {
            self.rest = rest;
        }
        loop {
            self.take_while(|c| c.is_ascii_whitespace());
            if self.place.column > 1 || self.peek() != Some('%') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn tag(&mut self) -> Result<Tag, RecordError> {
        let broken = self.place.problem(RecordProblem::BrokenTag);
        self.bump();
        self.take_while(is_blank);
        let name_at = self.place;
        let name = String::from(self.take_while(|c| !c.is_whitespace() && !"[]\"".contains(c)));
        self.take_while(is_blank);
        if self.bump() != Some('"') {
            return Err(broken);
        }
        let value_at = self.place;
        let value = self.quoted('"', Some('\n')).ok_or_else(|| broken.clone())?;
        self.take_while(is_blank);
        if self.bump() != Some(']') {
            return Err(broken);
        }
        Ok(Tag { name, value, name_at, value_at })
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let at = self.place;
        self.bump();
        let inside = self.clone();
        if let Some(text) = self.quoted('}', None) {
            return Ok(single_spaced(&text));
        }
        // What follows may be read as if the comment had not been opened.
        *self = inside;
        Err(at.problem(RecordProblem::OpenComment))
    }

    /// What stands before the next `end`, which is read too; nothing if the text or, before it, `limit` comes first. A
    /// backslash takes the meaning from `end` and from a backslash; before any other character it is just itself.
    fn quoted(&mut self, end: char, limit: Option<char>) -> Option<String> {
        let mut text = String::new();
        while self.peek() != limit {
            match self.bump()? {
                c if c == end => return Some(text),
                '\\' if self.peek() == Some(end) || self.peek() == Some('\\') => text.push(self.bump()?),
                c => text.push(c),
            }
        }
        None
    }
}

fn is_blank(c: char) -> bool {
    c == ' ' || c == '\t'
}
