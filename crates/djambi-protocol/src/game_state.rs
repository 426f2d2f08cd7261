//! A whole game, as `GET` of it answers.

use djambi::Outcome;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Again, Event, KnownTreaty, Seq, Settings, Situation};

/// The answer to `GET /api/v1/games/{id}`: a whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameState {
    /// The settings that the game was created with.
    #[cfg_attr(feature = "typescript", ts(as = "crate::settings::SettingsForm<'static>"))]
    pub settings: Settings,
    /// All events, in order.
    pub events: Vec<Event>,
    /// The number of the last event, 0 before the first.
    pub seq: Seq,
    /// How the game ended; null until it is over.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
    /// The position after the last event and what may be played in it, if the request asks for it by `?legal`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub situation: Option<Situation>,
    /// The treaties that everybody may know of, in the order of their proposals, with their states.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<KnownTreaty>>", optional))]
    pub treaties: Vec<KnownTreaty>,
    /// The game in which the players play again, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub again: Option<Again>,
}
