//! Acts at a table before its game begins.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::Level;

/// The body of `POST /api/games/{id}/table`: what a person does at a table before its game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableAct {
    /// Sits down at a seat, and leaves the seat where the person sat before. During the game this takes an
    /// open seat.
    Sit {
        /// The seat; by default the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
        seat: Option<Seat>,
    },
    /// Leaves the seat.
    Stand {},
    /// Is ready to begin, or no longer.
    Ready {
        /// Whether the person is ready.
        ready: bool,
    },
    /// Makes a seat free, for the host.
    Remove {
        /// The seat.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// Seats bots at all free seats, for the host.
    Fill {
        /// How well the bots play.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Level>", optional))]
        level: Level,
    },
}

/// The answer to `POST /api/games/{id}/table`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Held {
    /// The seats that this player holds now.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
}
