//! The settings of press: what players may whisper and promise.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Refusal, TalkRule};

/// The settings of press: what players may whisper and promise, beside their talk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct PressSettings {
    /// Which treaties the players may make. Games of two players have none.
    pub treaties: TreatyRule,
    /// Whether players may talk in private channels, and keep a notebook.
    pub whispers: bool,
    /// Who reads the private channels once the game has a result.
    pub reveal: Reveal,
    /// With whom bots make treaties.
    pub bots: BotDealings,
}

impl PressSettings {
    /// The settings of a game without whispers and treaties, as of all that were created without such settings.
    pub const NONE: Self = Self {
        treaties: TreatyRule::None,
        whispers: false,
        reveal: Reveal::Players,
        bots: BotDealings::WithPeople,
    };

    /// Checks that people make these agreements at a table with such talk.
    ///
    /// # Errors
    /// When what they are made by is missing.
    pub const fn check(self, talk: TalkRule) -> Result<(), Refusal> {
        match self {
            Self { treaties: TreatyRule::Secret, whispers: false, .. } => Err(Refusal::SecretNeedsWhispers),
            Self { whispers: true, .. } if matches!(talk, TalkRule::None) => Err(Refusal::WhispersNeedTalk),
            _ => Ok(()),
        }
    }

    /// The settings of a game without whispers and treaties, for `serde`.
    pub(crate) const fn none() -> Self {
        Self::NONE
    }

    /// Whether players neither whisper nor make treaties.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.treaties == TreatyRule::None && !self.whispers
    }
}

/// The treaties that the players of a game may make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TreatyRule {
    /// Those that everybody sees.
    #[default]
    Public,
    /// Those too that are made in private channels, of which nobody else knows.
    Secret,
    /// None.
    None,
}

/// The readers of private channels once a game has a result. Notebooks stay their players'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// All who held a seat at the start or at the end.
    #[default]
    Players,
    /// Everybody.
    Everybody,
}

/// With whom bots make treaties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotDealings {
    /// While exactly one person plays, only with that person: one against friends would have no game. Else with
    /// anybody.
    #[default]
    WithPeople,
    /// With anybody.
    All,
    /// With nobody.
    None,
}
