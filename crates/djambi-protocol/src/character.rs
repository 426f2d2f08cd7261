//! Characters of bots that make treaties.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The character of a bot that makes treaties: for what it breaks its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// For nothing.
    Loyal,
    /// For much; it remembers who broke theirs.
    Grudging,
    /// Where that pays.
    Opportunist,
    /// Where that pays and nobody can hit back.
    Machiavellian,
}

impl Character {
    /// All characters, from the one that breaks its word for nothing on.
    pub const ALL: [Self; 4] = [Self::Loyal, Self::Grudging, Self::Opportunist, Self::Machiavellian];

    /// The character's name in JSON and in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loyal => "loyal",
            Self::Grudging => "grudging",
            Self::Opportunist => "opportunist",
            Self::Machiavellian => "machiavellian",
        }
    }
}

/// The error of a text that does not name a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCharacter;

impl fmt::Display for UnknownCharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a character is loyal, grudging, opportunist or machiavellian")
    }
}

impl std::error::Error for UnknownCharacter {}

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Self, UnknownCharacter> {
        Self::ALL.into_iter().find(|character| character.name() == text).ok_or(UnknownCharacter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_has_one_name_as_text_and_in_json() {
        for character in Character::ALL {
            assert_eq!(character.name().parse(), Ok(character));
            assert_eq!(serde_json::to_value(character).unwrap(), character.name());
        }
        assert_eq!("Loyal".parse::<Character>(), Err(UnknownCharacter));
    }
}
