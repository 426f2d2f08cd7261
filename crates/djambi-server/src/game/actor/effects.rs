//! The effects that the parts of a room ask for.

use djambi_protocol::{Deed, EventKind, GameMessage, NoticeKind};
use djambi_table::Refused;

use crate::game::members::{Audience, MemberId};
use crate::identity::PlayerId;
use crate::lobby::Entry;
use crate::store::{NewTalk, Unseen, Visits};

/// Something that a part of a room wants done.
pub(super) enum Effect {
    /// A message goes to its audience.
    Send(Audience, GameMessage),
    /// Two messages go out, each to its audience. Members of both audiences get both in one delivery.
    SendTwo(Box<[(Audience, GameMessage); 2]>),
    /// This happens in the game, if the game allows it: it is written to disk and told to all.
    Append(EventKind),
    /// The disk keeps what these players have seen of the game.
    Keep(Visits),
    /// The disk keeps when the service must look at the game.
    Deadline(Option<u64>),
    /// The store is asked to keep something that was said.
    Ask(Box<Question>),
    /// The lobby has this entry of the game.
    List(Option<Entry>),
    /// A player is told on other pages why the game waits, or that it waits no more.
    Notify(PlayerId, Option<NoticeKind>),
    /// It is kept what a player has not seen of the game, or that they have seen all.
    Remember(PlayerId, Option<Unseen>),
}

/// What is to be done, in order.
pub(super) type Effects = Vec<Effect>;

impl Effect {
    /// A message to all members.
    pub(super) const fn tell(message: GameMessage) -> Self {
        Self::Send(Audience::Everybody, message)
    }
}

/// Something that is said, and that the store is to keep.
pub(super) struct Question {
    /// The connection of its author; `None` for a bot.
    pub(super) author: Option<MemberId>,
    /// What is said.
    pub(super) new: NewTalk,
    /// The reason of an act of a bot.
    pub(super) deed: Option<Deed>,
    /// Whether it may be said, if it was not said before.
    pub(super) allowed: Result<(), Refused>,
}
