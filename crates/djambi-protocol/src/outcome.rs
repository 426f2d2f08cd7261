//! How a game ended, as the service tells it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Why it ended.
    pub kind: OutcomeKind,
    /// Each starting player's share of the result; they sum to 1. Empty for a closed game.
    pub shares: BTreeMap<Seat, f64>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// One player is left alive.
    Win,
    /// The same position occurred too often.
    Repetition,
    /// Too many turns passed without a kill.
    QuietLimit,
    /// All living players agreed to a draw.
    Agreement,
    /// The service closed the game; no seat has a result.
    Closed,
}
