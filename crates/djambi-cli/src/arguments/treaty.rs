//! Treaties on the command line.

use std::ffi::OsStr;

use anyhow::{Context, Result};
use djambi::Position;
use djambi_press::Treaty;
use djambi_text::Cli;
use djambi_text::cli::Argument;

use super::utf8;

/// The treaty of an argument, on the board of a position.
pub(crate) fn treaty(position: &Position, argument: &OsStr, texts: Cli) -> Result<Treaty> {
    let text = utf8(argument, Argument::Treaty, texts)?;
    Treaty::parse(position.geometry(), text).context(texts.invalid_treaty())
}
