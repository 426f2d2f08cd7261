//! The push of an account: what its browsers are told while no page is open.

use std::fmt;

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::QuietHours;

/// The push of an account, as the service knows it. Which browsers are told is in its sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushState {
    /// Whether the service pushes at all.
    pub sends: bool,
    /// The wishes of the player.
    pub wishes: PushWishes,
}

/// The wishes of a player for push, and their hours; the body of `POST /api/v1/account/push/wishes`. Quiet hours and time
/// zone are those of mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PushWishes {
    /// That it is their turn in a game by the day: once for a game until they have looked.
    pub your_turn: bool,
    /// That their time in a game by the day runs out: when a fifth of it is left, 1 to 12 hours before the end.
    pub alarm: bool,
    /// When nothing is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub quiet: Option<QuietHours>,
    /// The time zone of these hours, by its name in the database of IANA.
    pub time_zone: String,
}

/// The answer to `GET /api/v1/account/push/key`: the key by which push services know the service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushServiceKey {
    /// The key as browsers want it (RFC 8292): an uncompressed point of P-256, in Base64 for addresses.
    pub key: String,
}

/// The body of `POST /api/v1/account/push`: where the browser of the session is told of games.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    /// The address of the browser's push service.
    pub endpoint: String,
    /// The public key of the browser, in Base64 for addresses.
    pub p256dh: String,
    /// The secret of the browser, in Base64 for addresses.
    pub auth: String,
}

/// The answer to `POST /api/v1/account/push/test`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushTest {
    /// The fate of the message.
    pub fate: PushFate,
}

/// The fate of a message that was pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PushFate {
    /// The push service has taken it.
    Taken,
    /// The push service knows this browser no more, which is told nothing from now on.
    Ended,
    /// The push service was not reached, or takes nothing now.
    Later,
    /// The push service does not take it.
    Refused,
}

impl Default for PushWishes {
    fn default() -> Self {
        Self { your_turn: true, alarm: true, quiet: None, time_zone: "UTC".to_owned() }
    }
}

impl fmt::Debug for NewPush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPush(..)")
    }
}
