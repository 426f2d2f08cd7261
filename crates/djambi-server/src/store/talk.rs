//! The talk of a table.

use djambi::Seat;
use djambi_protocol::{Channel, CommandId, GameId, TalkSeq, Words};

use crate::identity::PlayerId;

/// How many messages of a channel are read at most, the newest ones. It bounds what a client costs that comes
/// to a game in which much was said.
pub(crate) const TALK_PAGE: u32 = 500;

/// A new message of a game's talk.
#[derive(Clone)]
pub(crate) struct NewTalk {
    /// The id of the game.
    pub(crate) game: GameId,
    /// The channel.
    pub(crate) channel: Channel,
    /// When the service accepted it, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// The author's seat; `None` for a watcher.
    pub(crate) seat: Option<Seat>,
    /// The author.
    pub(crate) player: PlayerId,
    /// The author's name.
    pub(crate) name: String,
    /// What is said.
    pub(crate) words: Words,
    /// The id that the author's client gave the message, a new one for each message.
    pub(crate) message: CommandId,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// It is kept, with this number.
    New(TalkSeq),
    /// It was kept before, with this number: it was sent again.
    Repeated(TalkSeq),
    /// The author used its id for another message.
    Reused,
}
