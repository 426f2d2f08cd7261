//! The settings of press: which agreements the program keeps for the players of a game.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The settings of press: which agreements the program keeps for the players of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct PressSettings {
    /// Which treaties the players may make. Games of two players have none.
    pub treaties: TreatyRule,
    /// With whom bots make treaties.
    pub bots: BotDealings,
}

impl PressSettings {
    /// The settings of a game in which the program keeps no agreements, as of all that were created without
    /// such settings.
    pub const NONE: Self = Self { treaties: TreatyRule::None, bots: BotDealings::WithPeople };

    /// The settings of a game without agreements, for `serde`.
    pub(crate) const fn none() -> Self {
        Self::NONE
    }

    /// Whether the program keeps no agreements.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.treaties == TreatyRule::None
    }
}

/// The treaties that the players of a game may make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum TreatyRule {
    /// Those that everybody sees.
    #[default]
    Public,
    /// None.
    None,
}

/// With whom bots make treaties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum BotDealings {
    /// While exactly one person plays, with that person alone: one against friends would have no game. Else with
    /// anybody.
    #[default]
    WithPeople,
    /// With anybody.
    All,
    /// With nobody.
    None,
}
