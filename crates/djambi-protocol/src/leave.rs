//! The leave of a player.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The answer to `GET /api/v1/me/leave`: the leave of the caller, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeaveState {
    /// The rest of the leave.
    pub left_ms: u64,
    /// When the leave is over by itself on which the player is, since 1970; absent if they are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub until_ms: Option<u64>,
}

/// The body of `POST /api/v1/me/leave`: the caller goes on leave, or is back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaveWish {
    /// Whether they want to be on leave.
    pub leave: bool,
}
