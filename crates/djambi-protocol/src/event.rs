use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PlayerAction, Seat};

/// The number of an event in its game, from 1; 0 stands for the start, before any event.
pub type Seq = u32;

/// An event of a game that is on disk. The state of a game is the fold of its events over its start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Event {
    /// The event's number in the game.
    pub seq: Seq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    #[serde(flatten)]
    pub action: PlayerAction,
}
