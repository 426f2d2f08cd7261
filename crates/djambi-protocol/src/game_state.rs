use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Event, Outcome, Seq, Settings};

/// A whole game, as `GET /api/games/{id}` answers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameState {
    /// What the game was created with.
    pub settings: Settings,
    /// Everything that has happened, in order.
    pub events: Vec<Event>,
    /// The number of the last event, 0 before the first.
    pub seq: Seq,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}
