use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Action, CommandId, Seat, Seq};

/// What a client says on a game's socket: one JSON object a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The protocol version the client speaks.
        version: u32,
        /// The last event the client has seen, if it has seen any; `null` and 0 ask for all of them.
        since: Option<Seq>,
    },
    /// Asks the service to do something for a seat this browser holds.
    Command(Command),
    /// Asks for a `pong`.
    Ping,
}

/// A wish to act. Sent again with the same id it is acknowledged again and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Command {
    /// A fresh id for each wish.
    pub id: CommandId,
    /// The last event the client has seen: the command is refused as stale when the game is further on.
    pub expect: Seq,
    /// The seat it is for.
    pub seat: Seat,
    /// What to do.
    pub action: Action,
}
