//! The messages of the service on a socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Failure, GameId, OfGame};

/// A message of the service on a socket: one JSON object in a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The protocol version of this connection.
        version: u32,
    },
    /// A message of this connection is refused, or the connection is about to be closed.
    Error {
        /// The game that the refused message names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        game: Option<GameId>,
        /// What is wrong.
        #[serde(flatten)]
        failure: Failure,
    },
    /// The answer to `ping`.
    Pong,
    /// A message of a game that this connection follows. Its `type` is that of the message.
    #[serde(untagged)]
    Game(OfGame),
}
