//! Splits the text of a record into tags, comments and words.

use alloc::string::String;

use super::comment::single_spaced;
use super::{RecordError, RecordProblem};

/// A line and a column in a text, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Location {
    line: usize,
    column: usize,
}

impl Location {
    /// A problem at this location.
    pub(super) const fn problem(self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }

    /// The location some characters later in the same line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { column: self.column + characters, ..self }
    }
}

/// A token of a record's text.
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(Tag),
    /// The text between braces, or from a semicolon to the end of the line, with single spaces.
    Comment(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// Anything else up to white space or a bracket.
    Word(&'a str),
}

/// A tag and its location.
pub(super) struct Tag {
    /// The name.
    pub(super) name: String,
    /// The value, without quotation marks and escapes.
    pub(super) value: String,
    /// The location of the name.
    pub(super) name_at: Location,
    /// The location of the value's first character.
    pub(super) value_at: Location,
}

/// Reads the tokens of a text from its beginning to its end.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    location: Location,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of this text.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, location: Location { line: 1, column: 1 } }
    }

    /// The location of the next character.
    pub(super) const fn location(&self) -> Location {
        self.location
    }

    /// The next token and its location; nothing at the end of the text.
    pub(super) fn token(&mut self) -> Result<Option<(Location, Token<'a>)>, RecordError> {
        self.skip_space();
        let at = self.location;
        let Some(first) = self.peek() else { return Ok(None) };
        let token = match first {
            '[' => Token::Tag(self.tag()?),
            '{' => Token::Comment(self.comment()?),
            ';' => Token::Comment(single_spaced(&self.take_while(|c| c != '\n')[1..])),
            '(' => self.one(Token::Open),
            ')' => self.one(Token::Close),
            '$' => return Err(at.problem(RecordProblem::Sign)),
            ']' | '}' | '"' => return Err(at.problem(RecordProblem::Unexpected(first))),
            c if c.is_control() => return Err(at.problem(RecordProblem::Unexpected(c))),
            _ => Token::Word(self.take_while(|c| !c.is_ascii_whitespace() && !"[]{}();\"".contains(c))),
        };
        Ok(Some((at, token)))
    }

    /// Skips to the next line that begins with a tag and follows an empty line.
    pub(super) fn skip_to_paragraph_of_tags(&mut self) {
        self.skip_line();
        let mut after_empty = false;
        while !(self.rest.is_empty() || after_empty && self.rest.starts_with('[')) {
            after_empty = self.skip_line().trim_ascii().is_empty();
        }
    }

    /// Skips to the next line and returns the rest of the present one.
    fn skip_line(&mut self) -> &'a str {
        let line = self.take_while(|c| c != '\n');
        self.bump();
        line
    }

    /// The next character.
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes the next character.
    fn bump(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next()?;
        self.rest = rest.as_str();
        self.location = match next {
            '\n' => Location { line: self.location.line + 1, column: 1 },
            _ => self.location.plus(1),
        };
        Some(next)
    }

    /// Takes a token of one character.
    fn one(&mut self, token: Token<'a>) -> Token<'a> {
        self.bump();
        token
    }

    /// Takes the characters up to the first that is not wanted.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Skips white space, lines that begin with a percent sign, and a byte order mark.
    fn skip_space(&mut self) {
        if let Some(rest) = self.rest.strip_prefix('\u{feff}') {
            self.rest = rest;
        }
        loop {
            self.take_while(|c| c.is_ascii_whitespace());
            if self.location.column > 1 || self.peek() != Some('%') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    /// Takes a tag.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let broken = self.location.problem(RecordProblem::BrokenTag);
        self.bump();
        self.take_while(is_blank);
        let name_at = self.location;
        let name = String::from(self.take_while(|c| !c.is_whitespace() && !"[]\"".contains(c)));
        self.take_while(is_blank);
        if self.bump() != Some('"') {
            return Err(broken);
        }
        let value_at = self.location;
        let value = self.quoted('"', Some('\n')).ok_or_else(|| broken.clone())?;
        self.take_while(is_blank);
        if self.bump() != Some(']') {
            return Err(broken);
        }
        Ok(Tag { name, value, name_at, value_at })
    }

    /// Takes a comment in braces.
    fn comment(&mut self) -> Result<String, RecordError> {
        let at = self.location;
        self.bump();
        let inside = self.clone();
        if let Some(text) = self.quoted('}', None) {
            return Ok(single_spaced(&text));
        }
        // Reading can resume after the brace.
        *self = inside;
        Err(at.problem(RecordProblem::OpenComment))
    }

    /// Takes the text up to `end`, and `end` itself; nothing if `limit` or the end of the whole text comes
    /// first. A backslash escapes `end` and a backslash; before any other character it stands for itself.
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
