//! The arguments that share the seats of a match.

use std::str::FromStr;

use anyhow::{Context, Result, ensure};
use clap::Args;
use djambi::Geometry;
use djambi_lab::matches::{Mode, Seatings};
use djambi_text::Cli;

use crate::arguments::{ArgumentError, players_of};

/// How many play, and how many seats A has.
#[derive(Args, Clone, Copy)]
pub(super) struct SeatsArguments {
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    #[arg(long, default_value = "half")]
    mode: ModeArgument,
}

/// A mode by one of its names.
#[derive(Clone, Copy)]
struct ModeArgument {
    name: &'static str,
    mode: Mode,
    /// The number of players that the name implies.
    players: Option<usize>,
}

impl ModeArgument {
    const ALL: [Self; 4] = [
        Self { name: "half", mode: Mode::Half, players: None },
        Self { name: "one", mode: Mode::One, players: None },
        Self { name: "two-two", mode: Mode::Half, players: Some(4) },
        Self { name: "one-three", mode: Mode::One, players: Some(4) },
    ];
}

impl FromStr for ModeArgument {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<Self, ArgumentError> {
        Self::ALL.into_iter().find(|known| known.name == text).ok_or_else(|| {
            ArgumentError::NoMode(text.to_owned(), Self::ALL.map(|known| known.name.to_owned()).into())
        })
    }
}

impl SeatsArguments {
    /// The seatings on a board.
    ///
    /// # Errors
    /// When the board does not have as many seats, or the mode is one of another number of players.
    pub(super) fn seatings(self, board: &'static Geometry, texts: Cli) -> Result<Seatings> {
        let ModeArgument { name, mode, players: implied } = self.mode;
        let players = self.players.or(implied).unwrap_or_else(|| board.seats().len());
        ensure!(implied.is_none_or(|implied| implied == players), texts.mode_of_four(name, players as u64));
        players_of(board, players, texts)?;
        Seatings::new(board, players, mode).with_context(|| texts.mode_of_four(name, players as u64))
    }
}
