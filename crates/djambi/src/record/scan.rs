//! Splits the text of a record into tags, comments and words.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

use super::comment::single_spaced;
use super::{RecordError, RecordProblem, result, typed};
use crate::characters::{ends_line, is_invisible};

/// The mark of byte order, which has no column.
const BYTE_ORDER_MARK: char = '\u{feff}';

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

    /// The location behind a text that begins here.
    pub(super) fn after(self, text: &str) -> Self {
        let mut characters = text.chars().peekable();
        let mut location = self;
        while let Some(character) = characters.next() {
            location = location.next(character, characters.peek().copied());
        }
        location
    }

    /// The location behind a character that the other one follows.
    const fn next(self, character: char, following: Option<char>) -> Self {
        match character {
            // The line feed behind it ends the line.
            '\r' if matches!(following, Some('\n')) => Self { column: self.column + 1, ..self },
            _ if ends_line(character) => Self { line: self.line + 1, column: 1 },
            BYTE_ORDER_MARK => self,
            _ => Self { column: self.column + 1, ..self },
        }
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
    /// Anything else up to white space or a bracket, or a result with spaces around its dashes, as it was typed
    /// without them.
    Word(Cow<'a, str>),
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
            ';' => Token::Comment(single_spaced(&self.take_while(|c| !ends_line(c))[1..])),
            '(' => self.one(Token::Open),
            ')' => self.one(Token::Close),
            ']' | '}' | '"' => return Err(at.problem(RecordProblem::Unexpected(first))),
            c if c.is_control() => return Err(at.problem(RecordProblem::Unexpected(c))),
            _ => Token::Word(self.result().map_or_else(|| Cow::Borrowed(self.word()), Cow::Owned)),
        };
        Ok(Some((at, token)))
    }

    /// Skips to the next line that begins with a tag and follows an empty line, or begins a file.
    pub(super) fn skip_to_paragraph_of_tags(&mut self) {
        self.skip_line();
        let mut after_empty = false;
        loop {
            let begins_file = self.take_while(is_invisible).contains(BYTE_ORDER_MARK);
            if self.rest.is_empty() || (after_empty || begins_file) && self.rest.starts_with('[') {
                return;
            }
            after_empty = self.skip_line().chars().all(is_blank);
        }
    }

    /// Skips to the next line and returns the rest of the present one.
    fn skip_line(&mut self) -> &'a str {
        let line = self.take_while(|c| !ends_line(c));
        if self.bump() == Some('\r') && self.peek() == Some('\n') {
            self.bump();
        }
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
        self.location = self.location.next(next, self.peek());
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

    /// Skips white space, characters that cannot be seen, and lines that begin with a percent sign.
    fn skip_space(&mut self) {
        loop {
            self.take_while(|c| c.is_whitespace() || is_invisible(c));
            if self.location.column > 1 || self.peek() != Some('%') {
                return;
            }
            self.take_while(|c| !ends_line(c));
        }
    }

    /// Takes the characters up to white space or a bracket.
    fn word(&mut self) -> &'a str {
        self.take_while(|c| !c.is_whitespace() && !"[]{}();\"".contains(c))
    }

    /// Takes a result of several words, if one begins here: its shares would be read as numbers of rounds.
    fn result(&mut self) -> Option<String> {
        let mut ahead = self.clone();
        let mut text = typed::typed(ahead.word());
        let mut words = 1;
        let mut behind = ahead.clone();
        if !result::begins_with_share(&text) {
            return None;
        }
        loop {
            ahead.skip_space();
            let next = typed::typed(ahead.word());
            if !result::continues(&text, &next) {
                break;
            }
            text.push_str(&next);
            words += 1;
            behind = ahead.clone();
        }
        let is_result = words > 1 && result::has_two_shares(&text);
        is_result.then(|| {
            *self = behind;
            text
        })
    }

    /// Takes a tag.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let broken = self.location.problem(RecordProblem::BrokenTag);
        self.bump();
        self.take_while(is_blank);
        let name_at = self.location;
        let is_name = |c: char| !c.is_whitespace() && !"[]".contains(c) && typed::closing_quotes(c).is_none();
        let name = self.take_while(is_name).chars().filter(|&c| !is_invisible(c)).collect();
        self.take_while(is_blank);
        let opening = self.bump();
        let Some(closing) = opening.and_then(typed::closing_quotes) else { return Err(broken) };
        let value_at = self.location;
        let value = self.quoted(closing, ends_line).ok_or_else(|| broken.clone())?;
        // French quotation marks have spaces inside them.
        let value = if opening == Some('"') { value } else { value.trim().to_string() };
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
        if let Some(text) = self.quoted("}", |_| false) {
            return Ok(single_spaced(&text));
        }
        // Reading can resume after the brace.
        *self = inside;
        Err(at.problem(RecordProblem::OpenComment))
    }

    /// Takes the text up to one of `ends`, and this character itself; nothing if a limit or the end of the
    /// whole text comes first. A backslash escapes an end and a backslash; before any other character it
    /// stands for itself.
    fn quoted(&mut self, ends: &str, is_limit: fn(char) -> bool) -> Option<String> {
        let mut text = String::new();
        while !self.peek().is_some_and(is_limit) {
            match self.bump()? {
                c if ends.contains(c) => return Some(text),
                '\\' if self.peek().is_some_and(|c| c == '\\' || ends.contains(c)) => text.push(self.bump()?),
                c => text.push(c),
            }
        }
        None
    }
}

/// Whether a character stands between the parts of a line.
fn is_blank(c: char) -> bool {
    (c.is_whitespace() || is_invisible(c)) && !ends_line(c)
}
