//! The player who asks, and their name.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The answer to `GET /api/me` and `POST /api/me`: who the caller is to others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Me {
    /// The name of the player; null for a stranger, whose request has no valid cookie.
    pub name: Option<String>,
}

/// The body of `POST /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name that the player chooses; an empty one for the name that the service gives.
    pub name: String,
}
