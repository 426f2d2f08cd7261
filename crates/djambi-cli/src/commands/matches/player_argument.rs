//! The players of a match as command-line arguments.

use std::str::FromStr;

use djambi_lab::matches::{PlayerFactory, PlayerSpec};

use super::udi_player::UdiPlayer;
use crate::arguments::ArgumentError;

/// A player of a match.
#[derive(Clone)]
pub(super) enum PlayerArgument {
    /// A player of this program.
    BuiltIn(PlayerSpec),
    /// A program that speaks UDI.
    Udi(Box<UdiPlayer>),
}

impl PlayerArgument {
    /// The player in the lab's form.
    pub(super) fn into_factory(self) -> Box<dyn PlayerFactory> {
        match self {
            Self::BuiltIn(spec) => Box::new(spec),
            Self::Udi(player) => player,
        }
    }
}

impl FromStr for PlayerArgument {
    type Err = ArgumentError;

    fn from_str(text: &str) -> Result<Self, ArgumentError> {
        match text.strip_prefix("udi:") {
            Some(player) => Ok(Self::Udi(Box::new(player.parse()?))),
            None => text.parse().map(Self::BuiltIn).map_err(ArgumentError::Player),
        }
    }
}
