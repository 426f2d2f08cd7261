use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Code, CommandId, Event, Seat, Seats, Seq, Settings};

/// What the service says on a game's socket: one JSON object a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: everything a client needs to go on from `since`.
    Welcome {
        /// The protocol version of this connection.
        version: u32,
        /// The game.
        settings: Settings,
        /// The seats that this browser holds; none for a watcher.
        held: Vec<Seat>,
        /// The events after `since`, in order.
        events: Vec<Event>,
        /// The number of the last event, 0 before the first.
        seq: Seq,
        /// The bot that is thinking, if one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        thinking: Option<Seat>,
    },
    /// Something has happened and is on disk.
    Event {
        /// What has happened.
        event: Event,
    },
    /// A command of this connection is on disk.
    Ack {
        /// The command.
        id: CommandId,
        /// The event it became.
        seq: Seq,
    },
    /// A command of this connection was not obeyed and has changed nothing.
    Refused {
        /// The command.
        id: CommandId,
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: String,
        /// The section of the rules that forbids it, such as `§3`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        section: Option<String>,
        /// The number of the last event.
        seq: Seq,
    },
    /// Somebody sat down.
    Seats {
        /// All seats as they are now.
        seats: Seats,
    },
    /// A message of this connection was not understood, or the connection is about to be closed.
    Error {
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: String,
    },
    /// The answer to `ping`.
    Pong,
}

/// The body of every REST answer that is an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Failure {
    /// Why, for programs.
    pub code: Code,
    /// Why, for people.
    pub message: String,
    /// The section of the rules concerned, such as `§10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub section: Option<String>,
}
