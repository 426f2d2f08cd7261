//! A move as a word.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, bail};
use djambi::{Geometry, Move};

/// A move in wire form, of a board that the word does not name: `Geometry::parse_wire` reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveWord(String);

impl MoveWord {
    /// The word for a move on this board.
    pub(crate) fn new(board: &'static Geometry, mv: Move) -> Self {
        Self(board.wire(mv).to_string())
    }
}

impl AsRef<str> for MoveWord {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for MoveWord {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self> {
        let known = |c: char| c.is_ascii_alphanumeric() || ">@".contains(c);
        if word.is_empty() || !word.chars().all(known) {
            bail!("{word:?} is no move in wire form");
        }
        Ok(Self(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for word in ["a3a5", "b2e5>e9@a5", "a2c4xc5", "pass"] {
            let mv = SQUARE9.parse_wire(word).expect(word);
            assert_eq!(MoveWord::new(&SQUARE9, mv).as_ref(), word);
            assert_eq!(word.parse::<MoveWord>().expect(word).to_string(), word);
        }
        for word in ["", "a3-a5", "a3 a5", "é3a5"] {
            assert!(word.parse::<MoveWord>().is_err(), "{word}");
        }
    }
}
