//! The command `resign`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use djambi::Seat;
use djambi_text::Cli;
use djambi_text::cli::Argument;

use crate::arguments::{PositionArguments, utf8};

/// The arguments of `resign`.
#[derive(Args)]
#[command(after_help = "
  djambi resign start r
  djambi resign start g --rules variants")]
pub(crate) struct Resign {
    #[command(flatten)]
    position: PositionArguments,

    letter: OsString,
}

impl Resign {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let position = self.position.position(texts)?;
        let letter = utf8(&self.letter, Argument::Letter, texts)?;
        let Some(seat) = Seat::lettered(letter) else {
            let seats: Vec<_> =
                position.geometry().seats().iter().map(Seat::letter).map(String::from).collect();
            bail!(texts.no_letter(letter, &seats));
        };
        position.geometry().check_seat(seat)?;
        writeln!(output, "{}", position.resign(&self.position.rules(), seat)?)?;
        Ok(ExitCode::SUCCESS)
    }
}
