//! The messages of a client on a socket.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Channel, CommandId, GameId, PlayerAction, Presence, Seq, TalkSince, Topic, VERSION, Words};

/// A message of a client on a socket: one JSON object in a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The protocol version that the client speaks.
        version: u32,
        /// Whether the page of this connection is shown; without it, it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        presence: Option<Presence>,
        /// The topics that the client follows from the beginning, as if each were a `follow` behind this message.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Follow>>", optional))]
        follow: Vec<Follow>,
    },
    /// Asks for the messages of a topic, or asks for them again.
    Follow(Follow),
    /// Asks for no more messages of a topic.
    Unfollow {
        /// An id that an error repeats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<CommandId>,
        /// The topic.
        topic: Topic,
    },
    /// Asks the service to act for a seat that this player holds.
    Command {
        /// The game, which the connection follows.
        game: GameId,
        /// The command.
        #[serde(flatten)]
        command: Command,
    },
    /// Says whether the page of this connection is shown.
    Presence {
        /// `here` if it is shown, `away` if it is hidden.
        state: Presence,
    },
    /// Says something in a channel of a game's talk.
    Say {
        /// The game, which the connection follows.
        game: GameId,
        /// What is said, and where.
        #[serde(flatten)]
        say: Say,
    },
    /// Asks for a `pong`.
    Ping {
        /// An id that the answer repeats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<CommandId>,
    },
}

/// A wish for the messages of a topic, with what has been seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Follow {
    /// An id that the answer repeats, be it the game or an error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<CommandId>,
    /// The topic.
    pub topic: Topic,
    /// The number of the last event that the client has seen, or of the last change of the lobby; without
    /// it, or with 0, everything comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub since: Option<Seq>,
    /// The epoch of that change of the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub epoch: Option<u32>,
    /// The numbers of the last messages of the talk that the client has seen; without it, all come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "TalkSince", optional))]
    pub talk: Option<TalkSince>,
    /// The extras that the client asks for beside the events of a game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Extra>>", optional))]
    pub with: Vec<Extra>,
}

impl Follow {
    /// The wish for all of a topic.
    #[must_use]
    pub const fn of(topic: Topic) -> Self {
        Self { id: None, topic, since: None, epoch: None, talk: None, with: Vec::new() }
    }
}

impl ClientMessage {
    /// The first message of a connection that follows nothing yet.
    #[must_use]
    pub const fn hello() -> Self {
        Self::Hello { version: VERSION, presence: None, follow: Vec::new() }
    }

    /// The message of a text frame. A command, which is the most frequent, is read at once; serde would put its fields
    /// aside twice before it knew which they are.
    ///
    /// # Errors
    /// When the text is no message of a client: what is wrong, and where.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        match serde_json::from_str(text) {
            Ok(CommandMessage { r#type: CommandType::Command, game, id, expect, seen, seat, action }) => {
                Ok(Self::Command { game, command: Command { id, expect, seen, seat, action } })
            }
            Err(_) => serde_json::from_str(text),
        }
    }
}

/// The fields of [`ClientMessage::Command`], side by side.
#[derive(Deserialize)]
struct CommandMessage {
    r#type: CommandType,
    game: GameId,
    id: CommandId,
    expect: Seq,
    #[serde(default)]
    seen: Option<TalkSince>,
    seat: Seat,
    action: PlayerAction,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum CommandType {
    Command,
}

/// Extras that a client of a game may ask for beside its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// The position and the seat to move, behind the game and whenever there were events. A client needs no rules
    /// to show them.
    Position,
    /// The same with every legal move. A client needs no rules to play.
    Legal,
}

/// A request to act for a seat. A repeated command, with the same id, is acknowledged again and changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Command {
    /// The command's id, a new one for each command.
    pub id: CommandId,
    /// The number of the last event that the client has seen. The command is stale if a later one has changed what it is
    /// about: whose turn it is, and what has been played, for most commands; the turn itself for a wish to take it back.
    pub expect: Seq,
    /// The numbers of the last messages of the talk that the client has seen; without it, all of them. A turn
    /// that breaks a treaty whose acceptance its player could not have seen ends the treaty without blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "TalkSince", optional))]
    pub seen: Option<TalkSince>,
    /// The seat to act for.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The action.
    pub action: PlayerAction,
}

/// Something to say in a channel of a game's talk. A repeated one, with the same id, is acknowledged again
/// and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Say {
    /// An id that the client chooses, a new one for each message.
    pub id: CommandId,
    /// The channel.
    pub channel: Channel,
    /// What is said.
    pub words: Words,
}
