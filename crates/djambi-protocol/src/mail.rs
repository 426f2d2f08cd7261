//! The mail of an account: its address, what is told there, and a new password by it.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What the service knows of the mail of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailState {
    /// Whether the service sends mail at all.
    pub sends: bool,
    /// The address, which the player has confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub address: Option<String>,
    /// The one that the player is asked to confirm by a letter that was sent there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub asked: Option<String>,
    /// What the player wants to be told there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub wishes: Option<MailWishes>,
}

/// What a player wants to be told by mail, and when; the body of `POST /api/v1/account/mail/wishes`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MailWishes {
    /// That it is their turn in a game by the day: once for a game until they have looked.
    pub your_turn: bool,
    /// That their time in a game by the day runs out: when a fifth of it is left, 1 to 12 hours before the end.
    pub alarm: bool,
    /// Once a day, what they have not seen.
    pub digest: bool,
    /// The hour at which that is told, from 0 to 23.
    pub digest_hour: u8,
    /// When nothing is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub quiet: Option<QuietHours>,
    /// The time zone of these hours, by its name in the database of IANA.
    pub time_zone: String,
}

/// Hours in which nothing is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The hour at which they begin, from 0 to 23.
    pub from: u8,
    /// The hour at which they end, which may be the next day.
    pub to: u8,
}

impl Default for MailWishes {
    fn default() -> Self {
        Self {
            your_turn: true,
            alarm: true,
            digest: false,
            digest_hour: 8,
            quiet: None,
            time_zone: "UTC".to_owned(),
        }
    }
}

/// The body of `POST /api/v1/forgotten`: somebody has forgotten a password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The name of the account, or its mail address.
    pub who: String,
}
