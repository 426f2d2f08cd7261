//! The command `resign`.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use djambi::Seat;

use crate::arguments::{PositionArguments, utf8};

/// Resign for a player and print the position after that
///
/// Any living player may resign, in and out of turn (RULES.md §6).
#[derive(Args)]
#[command(after_help = "Examples:
  djambi resign start r
  djambi resign start g --rules variants")]
pub(crate) struct Resign {
    #[command(flatten)]
    position: PositionArguments,

    /// The letter of the player's army, such as r for red
    letter: OsString,
}

impl Resign {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.position()?;
        let letter = utf8(&self.letter, "the player's letter")?;
        let mut letters = letter.chars();
        let (Some(seat), None) = (letters.next().and_then(Seat::from_letter), letters.next()) else {
            let seats: Vec<_> =
                position.geometry().seats().iter().map(Seat::letter).map(String::from).collect();
            bail!("{letter:?} is not the letter of a seat; the letters are {}", seats.join(", "));
        };
        position.geometry().check_seat(seat)?;
        writeln!(output, "{}", position.resign(&self.position.rules(), seat)?)?;
        Ok(ExitCode::SUCCESS)
    }
}
