//! The reader of a line's words.

use std::fmt::Display;
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use djambi::Seat;

use super::notation::parse_seat;

/// A line without white space and marks of byte order at its ends, which some systems' programs write.
pub(super) fn trimmed(line: &str) -> &str {
    line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// The words of a line that have not been read yet.
pub(super) struct Words<'a> {
    words: Peekable<SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    /// The words of this line.
    pub(super) fn new(line: &'a str) -> Self {
        Self { words: line.split_whitespace().peekable() }
    }

    /// Reads the next word, if any.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next word, left unread.
    pub(super) fn peek(&mut self) -> Option<&'a str> {
        self.words.peek().copied()
    }

    /// Reads the next word if `accept` accepts it.
    pub(super) fn next_if(&mut self, accept: impl Fn(&str) -> bool) -> Option<&'a str> {
        self.words.next_if(|word| accept(word))
    }

    /// Reads a word; `name` is what the error calls it.
    pub(super) fn word(&mut self, name: &str) -> Result<&'a str> {
        self.next().with_context(|| format!("{name} is missing"))
    }

    /// Reads this word.
    pub(super) fn expect(&mut self, expected: &str) -> Result<()> {
        match self.next() {
            Some(word) if word == expected => Ok(()),
            Some(word) => bail!("{expected:?} is expected, not {word:?}"),
            None => bail!("{expected:?} is missing"),
        }
    }

    /// Reads a value; `name` is what the error calls it.
    pub(super) fn value<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<T> {
        let word = self.word(name)?;
        word.parse().map_err(|error| anyhow!("{word:?} is not a {name}: {error}"))
    }

    /// Reads a time in milliseconds.
    pub(super) fn milliseconds(&mut self) -> Result<Duration> {
        self.value("number of milliseconds").map(Duration::from_millis)
    }

    /// Reads seats' letters, each with a value: `r 310 b 220`.
    pub(super) fn by_seat<T>(
        &mut self,
        mut value: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<(Seat, T)>> {
        let mut values: Vec<(Seat, T)> = Vec::new();
        let mut letter = Some(self.word("the letter of a seat")?);
        while let Some(word) = letter {
            let seat = parse_seat(word)?;
            if values.iter().any(|&(known, _)| known == seat) {
                bail!("{seat} is named twice");
            }
            values.push((seat, value(self).with_context(|| seat.to_string())?));
            // The names of options are longer than one letter.
            letter = self.next_if(|word| word.chars().count() == 1);
        }
        Ok(values)
    }

    /// Reads options up to the end of the line: `read` gets each option's name and the words after it.
    pub(super) fn options(&mut self, mut read: impl FnMut(&'a str, &mut Self) -> Result<()>) -> Result<()> {
        while let Some(name) = self.next() {
            read(name, self).with_context(|| name.to_owned())?;
        }
        Ok(())
    }

    /// Reads the rest of the line, with single spaces between the words.
    pub(super) fn rest(&mut self) -> String {
        self.words.by_ref().collect::<Vec<_>>().join(" ")
    }

    /// Checks that no word is left.
    pub(super) fn end(&mut self) -> Result<()> {
        match self.next() {
            Some(word) => bail!("unexpected {word:?}"),
            None => Ok(()),
        }
    }
}
