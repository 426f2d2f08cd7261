//! Acts at a table: how people come to its seats and leave them.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::Level;

/// The body of `POST /api/v1/games/{id}/table`: what a person does at a table. Seats are taken and left before the
/// game begins; in a game that began at once, as long as they have not acted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableAct {
    /// Sits down at a seat. While the table waits, the person leaves the seat where they sat before. During the
    /// game this takes an open seat, or a free one with its ticket.
    Sit {
        /// The seat; by default the first free one, or that of the ticket.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
        seat: Option<Seat>,
        /// The ticket to a seat: the last part of the address of an invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        ticket: Option<String>,
    },
    /// Leaves a seat.
    Stand {
        /// The seat; by default all seats of the person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
        seat: Option<Seat>,
    },
    /// Makes a fresh ticket to a seat, for the host: those from before are void, and who sits there leaves.
    Invite {
        /// The seat.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The name that the host has seen at the seat, empty for nobody's: if there is another one by now, the act is
        /// refused. Without it, any player at the seat is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
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
        /// The name that the host has seen at the seat, empty for nobody's: if there is another one by now, the act is
        /// refused. Without it, any player at the seat is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// Seats bots at all free seats, for the host.
    Fill {
        /// How well the bots play.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Level>", optional))]
        level: Level,
    },
    /// Cancels the appointment of the table, for the host: all who sit there are told, and there is no game.
    Cancel,
}

/// The answer to `POST /api/v1/games/{id}/table`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Held {
    /// The seats that this player holds now.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
}
