//! The arguments that give a position, and text from the command line, which need not be valid Unicode.

use std::ffi::{OsStr, OsString};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use djambi::{Position, Rules};
use djambi_text::Cli;
use djambi_text::cli::Argument;

use super::RulesArguments;
use crate::text_file::{self, STANDARD_INPUT};

/// A position and the rules it is played by.
#[derive(Args)]
pub(crate) struct PositionArguments {
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

    /// Parses the position string, which `-` reads from standard input.
    pub(crate) fn position(&self, texts: Cli) -> Result<Position> {
        let input;
        let dfen = if self.dfen == STANDARD_INPUT {
            input = text_file::read_input(texts)?;
            // A line has an end, a position none.
            input.trim_end_matches(['\r', '\n'])
        } else {
            utf8(&self.dfen, Argument::Position, texts)?
        };
        Position::parse_on(self.rules.board(), dfen, &self.rules()).context(texts.invalid_position())
    }
}

/// An argument as text.
pub(crate) fn utf8(text: &OsStr, argument: Argument, texts: Cli) -> Result<&str> {
    text.to_str().ok_or_else(|| anyhow!(texts.not_utf8(argument, &text.to_string_lossy())))
}
