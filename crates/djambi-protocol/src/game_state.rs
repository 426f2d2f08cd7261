use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Event, Outcome, Seq, Settings};

/// The answer to `GET /api/games/{id}`: a whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameState {
    /// The settings that the game was created with.
    pub settings: Settings,
    /// All events, in order.
    pub events: Vec<Event>,
    /// The number of the last event, 0 before the first.
    pub seq: Seq,
    /// How the game ended; null until it is over.
    pub outcome: Option<Outcome>,
}
