//! The command `judge`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use djambi_press::Hearing;
use djambi_text::Cli;
use djambi_text::cli::Argument;

use crate::arguments::{PositionArguments, treaty, utf8};

/// The arguments of `judge`.
#[derive(Args)]
#[command(after_help = "
  djambi judge start 'r:keep_out(a5) b:no_power /2r' a3a5
  djambi judge start 'r:peace(b) b:peace(r) /notice' a3a5 notice:r i3i5 back:1")]
pub(crate) struct Judge {
    #[command(flatten)]
    position: PositionArguments,

    treaty: OsString,

    #[arg(value_name = "WORD", required = true)]
    words: Vec<OsString>,
}

impl Judge {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let treaty = treaty(&position, &self.treaty, texts)?;
        let mut hearing = Hearing::begin(treaty, self.position.rules(), position)?;
        for (index, word) in self.words.iter().enumerate() {
            let word = utf8(word, Argument::Word, texts)?;
            let broken = hearing.hear(word).with_context(|| texts.word_number(index as u64 + 1, word))?;
            match broken.as_slice() {
                [] => writeln!(output, "{word} ok")?,
                clauses => writeln!(output, "{word} breaks {}", clauses.join(";"))?,
            }
        }
        writeln!(output, "{}", hearing.state())?;
        Ok(ExitCode::SUCCESS)
    }
}
