//! The mail of an account: its address, and a new password by it.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What the service knows of the mail of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
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
}

/// The body of `POST /api/v1/forgotten`: somebody has forgotten a password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The name of the account, or its mail address.
    pub who: String,
}
