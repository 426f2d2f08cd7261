//! The words of a line, one after another.

use std::fmt::Display;
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use anyhow::{Context, Result, anyhow, bail};

/// The words of a line that have not been read yet.
pub(super) struct Reader<'a> {
    words: Peekable<SplitWhitespace<'a>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(line: &'a str) -> Self {
        Self { words: line.split_whitespace().peekable() }
    }

    /// The next word, if there is one.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next word, which stays to be read.
    pub(super) fn peek(&mut self) -> Option<&'a str> {
        self.words.peek().copied()
    }

    /// The next word if it is of this kind; otherwise it stays to be read.
    pub(super) fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<&'a str> {
        self.words.next_if(|word| wanted(word))
    }

    /// The next word, which must be there.
    pub(super) fn word(&mut self, what: &str) -> Result<&'a str> {
        self.next().with_context(|| format!("{what} is missing"))
    }

    /// The next word, which must be this one.
    pub(super) fn expect(&mut self, wanted: &str) -> Result<()> {
        match self.next() {
            Some(word) if word == wanted => Ok(()),
            Some(word) => bail!("{wanted:?} is expected, not {word:?}"),
            None => bail!("{wanted:?} is missing"),
        }
    }

    /// The next word, read as what it must be.
    pub(super) fn value<T: FromStr<Err: Display>>(&mut self, what: &str) -> Result<T> {
        let word = self.word(what)?;
        word.parse().map_err(|error| anyhow!("{word:?} is no {what}: {error}"))
    }

    /// All the rest, with single spaces between the words.
    pub(super) fn rest(&mut self) -> String {
        self.words.by_ref().collect::<Vec<_>>().join(" ")
    }

    /// Makes sure that nothing is left.
    pub(super) fn end(&mut self) -> Result<()> {
        match self.next() {
            Some(word) => bail!("nothing is expected where {word:?} stands"),
            None => Ok(()),
        }
    }
}
