//! The messages of a game's room.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{
    Again, Channel, CommandId, Event, Failure, GameId, KnownTreaty, Seats, Seq, Settings, Situation,
    TableState, TalkPage, TalkSeq, You,
};

/// A message of a game's room, with the id of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfGame {
    /// The id of the game.
    pub game: GameId,
    /// The message, whose fields stand beside the id.
    #[serde(flatten)]
    pub message: GameMessage,
}

/// A message of a game's room. The room does not repeat the id of its game, which [`OfGame`] adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GameMessage {
    /// The answer to `follow`: everything that a client needs to continue from `since`.
    Game {
        /// The id of the `follow`, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<CommandId>,
        /// The settings of the game.
        #[cfg_attr(feature = "typescript", ts(as = "crate::settings::SettingsForm<'static>"))]
        settings: Box<Settings>,
        /// The place of this player in the game.
        you: Box<You>,
        /// The events after `since`, in order.
        events: Vec<Event>,
        /// The messages of the talk after the last ones that the client has seen, of the channels that this
        /// player may read.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<TalkPage>>", optional))]
        talk: Vec<TalkPage>,
        /// The treaties that this player may know of, in the order of their proposals, with their states.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<KnownTreaty>>", optional))]
        treaties: Vec<KnownTreaty>,
        /// The number of the last event, 0 before the first.
        seq: Seq,
        /// The state of its table.
        state: Box<TableState>,
        /// When the game was created, in milliseconds since 1970.
        created_ms: u64,
        /// The game in which the players play again, once somebody has asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        again: Option<Again>,
    },
    /// A new event, which is on disk.
    Event {
        /// The event.
        event: Event,
    },
    /// The position, for a client that has asked for it.
    Position {
        /// The number of the last event before it.
        seq: Seq,
        /// The position, and what may be played.
        #[serde(flatten)]
        situation: Situation,
    },
    /// A command of this connection is on disk.
    Ack {
        /// The id of the command.
        id: CommandId,
        /// The number of the event that it became.
        seq: Seq,
    },
    /// A command or a message of this connection was refused and has changed nothing.
    Refused {
        /// The id of the command or the message.
        id: CommandId,
        /// The reason.
        #[serde(flatten)]
        failure: Failure,
        /// The number of the last event.
        seq: Seq,
    },
    /// A seat was taken or is free again.
    Seats {
        /// The state of all seats now.
        #[cfg_attr(feature = "typescript", ts(type = "Seats"))]
        seats: Seats,
    },
    /// The state of the table has changed.
    State {
        /// The state now.
        state: Box<TableState>,
    },
    /// The place of this player in the game has changed.
    You {
        /// The place now.
        you: Box<You>,
    },
    /// Messages of a channel that this player may read, which are on disk. A message that the client has
    /// already takes the place of the older copy.
    Talk {
        /// The messages.
        #[serde(flatten)]
        page: TalkPage,
    },
    /// Treaties that are new, or whose state has changed.
    Treaties {
        /// The treaties with their states now.
        treaties: Vec<KnownTreaty>,
    },
    /// A message of this connection is on disk.
    Said {
        /// The id that the client gave the message.
        id: CommandId,
        /// The channel.
        channel: Channel,
        /// The message's number in its channel.
        seq: TalkSeq,
    },
    /// A player wants to play again, and this is the new game.
    Again {
        /// The new game.
        again: Again,
    },
}
