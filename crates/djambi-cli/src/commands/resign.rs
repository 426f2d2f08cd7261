use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use djambi::Seat;

use crate::given::{GivenPosition, text};

/// Let a player leave the table and print the position after that
///
/// Any living player may resign, whoever's turn it is (RULES.md §6).
#[derive(Args)]
#[command(after_help = "Examples:
  djambi resign start r
  djambi resign start g --rules variants")]
pub(crate) struct Resign {
    #[command(flatten)]
    position: GivenPosition,

    /// The letter of the player's army, such as r for red
    letter: OsString,
}

impl Resign {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let position = self.position.read()?;
        let given = text(&self.letter, "the player")?;
        let mut letters = given.chars();
        let (Some(seat), None) = (letters.next().and_then(Seat::from_letter), letters.next()) else {
            let seats: Vec<_> =
                position.geometry().seats().iter().map(Seat::letter).map(String::from).collect();
            bail!("{given:?} is no player's letter; they are {}", seats.join(", "));
        };
        writeln!(output, "{}", position.resign(&self.position.rules(), seat)?)?;
        Ok(ExitCode::SUCCESS)
    }
}
