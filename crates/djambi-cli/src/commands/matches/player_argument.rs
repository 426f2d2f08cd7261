//! The players of a match as command-line arguments.

use std::str::FromStr;

use djambi_lab::matches::{PlayerFactory, PlayerSpec};

use super::udi_player::UdiPlayer;

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
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        match text.strip_prefix("udi:") {
            Some(player) => Ok(Self::Udi(Box::new(player.parse()?))),
            None => Ok(text.parse().map(Self::BuiltIn)?),
        }
    }
}
