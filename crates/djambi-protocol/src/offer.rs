//! Offers that others answer: a take-back, a pause, a stand-in and the like.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What a player offers the others. It comes about once all who are asked accept.
///
/// A draw is not among these: an agreement to it is an event of its own, which the rules know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Offer {
    /// Goes back to before the player's own last turn. Those who have played since then are asked.
    TakeBack,
    /// Stops the clocks. All are asked.
    Pause,
    /// Lets the clocks go on after a pause. Nobody is asked.
    Resume,
    /// Ends the game without a result, in the first round. All are asked.
    Abort,
    /// Lets a bot play for a person who is away. All but that person are asked.
    StandIn {
        /// The seat of the person who is away.
        #[serde(rename = "for")]
        #[cfg_attr(feature = "typescript", ts(rename = "for", type = "Seat"))]
        seat: Seat,
    },
    /// Goes on by the day, at a table with a clock for the whole game. All are asked.
    ByDay {
        /// The time of each turn from then on, in days: 1 to 14.
        days: u32,
    },
    /// Plays again at one's own seat, where a bot stands in. All are asked.
    Return,
}
