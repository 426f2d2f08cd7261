//! Characters of bots that make treaties.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The character of a bot that makes treaties: for what it breaks its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
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
