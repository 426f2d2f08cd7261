//! What people give on the command line: positions, moves, letters. Any of it may be rubbish, even no Unicode.

use std::ffi::{OsStr, OsString};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use djambi::{Position, Rules};

use crate::choice::Choice;

/// A position and the rules to judge it by.
#[derive(Args)]
pub(crate) struct GivenPosition {
    /// The position string in quotes, or the word start
    #[arg(value_name = "DFEN")]
    dfen: OsString,

    #[command(flatten)]
    choice: Choice,
}

impl GivenPosition {
    pub(crate) fn rules(&self) -> Rules {
        self.choice.rules()
    }

    /// The position string.
    pub(crate) fn text(&self) -> Result<&str> {
        text(&self.dfen, "the position")
    }

    /// The position, if the string is one.
    pub(crate) fn read(&self) -> Result<Position, anyhow::Error> {
        let read = Position::parse_on(self.choice.board(), self.text()?, &self.rules());
        read.context("this is no position")
    }
}

/// What was given, if it is text.
pub(crate) fn text<'a>(given: &'a OsStr, what: &str) -> Result<&'a str> {
    given.to_str().ok_or_else(|| anyhow!("{what} is no text: {given:?}"))
}
