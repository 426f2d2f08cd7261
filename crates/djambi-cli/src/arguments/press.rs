//! How bots deal with others, as an argument.

use std::error::Error;
use std::str::FromStr;

use djambi::Seat;
use djambi_engine::Character;

use super::ArgumentError;

/// The name of the manner of bots that make no treaties.
pub(crate) const MUTE: &str = "mute";

/// How the bots of a game deal with others: `loyal`, or `blue=mute` for one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PressArgument {
    /// The bot; `None` for all that are not named.
    pub(crate) seat: Option<Seat>,
    /// The character by which it makes treaties; `None` if it makes none.
    pub(crate) character: Option<Character>,
}

impl FromStr for PressArgument {
    type Err = Box<dyn Error + Send + Sync>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (seat, name) = match text.split_once('=') {
            Some((seat, name)) => (Some(seat.parse()?), name),
            None => (None, text),
        };
        let character = match name {
            MUTE => None,
            _ => Some(name.parse().map_err(|_| no_character(name))?),
        };
        Ok(Self { seat, character })
    }
}

/// The error of a name that no character has.
fn no_character(name: &str) -> ArgumentError {
    let names = [MUTE].into_iter().chain(Character::ALL.map(Character::name)).map(str::to_owned);
    ArgumentError::NoCharacter(name.to_owned(), names.collect())
}
