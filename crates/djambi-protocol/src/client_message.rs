//! The messages of a client on a game's socket.

use djambi::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CommandId, PlayerAction, Seq};

/// A message of a client on a game's socket: one JSON object in a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The protocol version that the client speaks.
        version: u32,
        /// The number of the last event that the client has seen; `null` and 0 ask for all events.
        since: Option<Seq>,
    },
    /// Asks the service to act for a seat that this browser holds.
    Command(Command),
    /// Asks for a `pong`.
    Ping,
}

/// A request to act for a seat. A repeated command, with the same id, is acknowledged again and changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Command {
    /// The command's id, a new one for each command.
    pub id: CommandId,
    /// The number of the last event that the client has seen. The command is stale if the game has a later
    /// one.
    pub expect: Seq,
    /// The seat to act for.
    #[ts(type = "Seat")]
    pub seat: Seat,
    /// The action.
    pub action: PlayerAction,
}
