//! The messages of the service on a socket.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{CommandId, Failure, GameId, Lobby, LobbyChange, NoticeChange, Notices, OfGame, UnreadNotices};

/// A message of the service on a socket: one JSON object in a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The protocol version of this connection.
        version: u32,
        /// The time of the service, on the timeline of events: clocks of devices may be wrong.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        now_ms: u64,
    },
    /// A message of this connection is refused, or the connection is about to be closed.
    Error {
        /// The id of the refused message, if it has one that can be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<CommandId>,
        /// The game that the refused message names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        game: Option<GameId>,
        /// What is wrong.
        #[serde(flatten)]
        failure: Failure,
    },
    /// The answer to `ping`.
    Pong {
        /// The id of the `ping`, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<CommandId>,
    },
    /// The answer to the `follow` of the lobby: the whole of it.
    Lobby(Lobby),
    /// What has changed in the lobby. It is the answer to `follow` too, for a client that goes on.
    LobbyChange(LobbyChange),
    /// The answer to the `follow` of notices: all games that wait for this player.
    Notices(Notices),
    /// What has changed of the games that wait for this player.
    Notice(NoticeChange),
    /// How many of the kept notices this player has not read, whenever that changes.
    UnreadNotices(UnreadNotices),
    /// A message of a game that this connection follows. Its `type` is that of the message.
    #[serde(untagged)]
    Game(OfGame),
}
