//! The actions that players ask for.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{MoveText, Offer, Seq};

/// What a player asks for in a command; it becomes an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PlayerAction {
    /// Plays a turn.
    Turn {
        /// The move in wire form, such as `a3a5` or `c3c4@h7`.
        r#move: MoveText,
    },
    /// Resigns; possible until the game is over, out of turn too.
    Resign,
    /// Agrees to a draw; the agreement stands until this seat's next turn.
    AgreeDraw,
    /// Offers something to the other players.
    Offer {
        /// What is offered.
        offer: Offer,
    },
    /// Accepts an offer.
    Accept {
        /// The number of the event in which it was offered.
        of: Seq,
    },
    /// Declines an offer, or an agreement to a draw.
    Decline {
        /// The number of the event in which it was offered.
        of: Seq,
    },
}
