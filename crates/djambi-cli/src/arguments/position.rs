//! The arguments that give a position, and text from the command line, which need not be valid Unicode.

use std::ffi::{OsStr, OsString};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use djambi::{Position, Rules};

use super::RulesArguments;

/// A position and the rules it is played by.
#[derive(Args)]
pub(crate) struct PositionArguments {
    /// The position string in quotes, or the word start
    #[arg(value_name = "DFEN")]
    dfen: OsString,

    #[command(flatten)]
    rules: RulesArguments,
}

impl PositionArguments {
    /// The chosen rules.
    pub(crate) fn rules(&self) -> Rules {
        self.rules.rules()
    }

    /// Parses the position string.
    pub(crate) fn position(&self) -> Result<Position> {
        let dfen = utf8(&self.dfen, "the position")?;
        Position::parse_on(self.rules.board(), dfen, &self.rules()).context("invalid position")
    }
}

/// An argument as text; `name` is what the error calls it.
pub(crate) fn utf8<'a>(argument: &'a OsStr, name: &str) -> Result<&'a str> {
    argument.to_str().ok_or_else(|| anyhow!("{name} is not valid UTF-8: {argument:?}"))
}
