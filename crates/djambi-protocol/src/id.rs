//! Ids of games and commands.

use std::sync::Arc;
use std::{fmt, str::FromStr};

#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::text_form::text_form;

/// The id of a game, as in its address `/game/ID`: 1 to 32 letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Za-z0-9]{1,32}$")))]
#[cfg_attr(feature = "typescript", ts(as = "String"))]
// Copies share the text: a room tells its game in each message.
pub struct GameId(Arc<str>);

/// The id of a command, by which the service recognises a command that is sent again: 1 to 64 letters, digits
/// and hyphens, in practice a UUID.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Za-z0-9-]{1,64}$")))]
#[cfg_attr(feature = "typescript", ts(as = "String"))]
pub struct CommandId(String);

/// The error of a text that is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidId {
    form: &'static str,
}

impl fmt::Display for InvalidId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.form)
    }
}

impl std::error::Error for InvalidId {}

impl GameId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl CommandId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, InvalidId> {
        if (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            Ok(Self(text.into()))
        } else {
            Err(InvalidId { form: "a game's id has 1 to 32 letters and digits" })
        }
    }
}

impl FromStr for CommandId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, InvalidId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if (1..=64).contains(&text.len()) && text.bytes().all(plain) {
            Ok(Self(text.to_owned()))
        } else {
            Err(InvalidId { form: "a command's id has 1 to 64 letters, digits and hyphens" })
        }
    }
}

impl TryFrom<String> for GameId {
    type Error = InvalidId;

    fn try_from(text: String) -> Result<Self, InvalidId> {
        text.parse()
    }
}

impl TryFrom<String> for CommandId {
    type Error = InvalidId;

    fn try_from(text: String) -> Result<Self, InvalidId> {
        text.parse()
    }
}

text_form!(GameId);
text_form!(CommandId);
