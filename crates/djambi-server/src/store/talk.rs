//! The talk of a table.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Channel, CommandId, GameId, Seq, TalkMessage, TalkSeq, TalkSince, Words};
use djambi_table::KeptAct;

use super::{NewReport, StoreError};
use crate::identity::PlayerId;

/// The talk of games: channels of messages, to which it only appends. A method that changes something returns
/// only when the change is on disk.
#[async_trait]
pub(crate) trait Talk: Send + Sync {
    /// Keeps a message as the next one of its channel, unless it was kept before.
    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError>;

    /// What became of a message if its author has used its id already. It answers after all [`say`](Self::say)
    /// that began before.
    async fn said(&self, talk: NewTalk) -> Result<Option<Said>, StoreError>;

    /// The messages of a game's channels after the last ones that were seen, in order: the newest of each
    /// channel, [`TALK_PAGE`] at most. Channels without any are left out.
    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<StoredPage>, StoreError>;

    /// The messages of a channel from this number to that one, in order.
    async fn talk_between(
        &self,
        game: &GameId,
        channel: Channel,
        seqs: RangeInclusive<TalkSeq>,
    ) -> Result<Vec<StoredMessage>, StoreError>;

    /// Keeps a report; says whether the player had not made as many in the last day as a player may.
    async fn report(&self, report: NewReport) -> Result<bool, StoreError>;

    /// Deletes the reports that were made before this moment, in milliseconds since 1970.
    async fn forget_reports(&self, before_ms: u64) -> Result<(), StoreError>;

    /// How often the host has read reports since this was asked last.
    async fn take_readings(&self) -> Result<u64, StoreError>;

    /// Takes the words of a message out for ever, and keeps that they were there; says whether this player had said
    /// such a message. Acts stay: they bind.
    async fn blank(
        &self,
        game: &GameId,
        channel: Channel,
        seq: TalkSeq,
        author: PlayerId,
    ) -> Result<bool, StoreError>;

    /// Deletes what was said in private in games that were over before this moment, in milliseconds since 1970;
    /// returns in how many.
    async fn forget_private_talk(&self, before_ms: u64) -> Result<u64, StoreError>;
}

/// The players who held seats of a private channel when something was said there, by seat.
pub(crate) type Holders = BTreeMap<Seat, PlayerId>;

/// The messages of a channel, in order, as they are kept.
pub(crate) struct StoredPage {
    /// The channel.
    pub(crate) channel: Channel,
    /// Its messages after the last one that was seen.
    pub(crate) messages: Vec<StoredMessage>,
}

/// A message, as it is kept.
pub(crate) struct StoredMessage {
    /// The message.
    pub(crate) message: TalkMessage,
    /// Who held the seats of its channel, if that is private.
    pub(crate) holders: Holders,
}

/// An act about treaties, as it is kept.
#[derive(Clone)]
pub(crate) struct StoredAct {
    /// The act.
    pub(crate) kept: KeptAct,
    /// Who held the seats of its channel, if that is private.
    pub(crate) holders: Holders,
}

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
    /// Who holds the seats of the channel, if it is private.
    pub(crate) holders: Holders,
    /// The id that the author's client gave the message, a new one for each message.
    pub(crate) message: CommandId,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// It is kept.
    New {
        /// Its number.
        seq: TalkSeq,
        /// The number of the game's last event before it.
        after: Seq,
    },
    /// It was kept before, with this number: it was sent again.
    Repeated(TalkSeq),
    /// The author used its id for another message.
    Reused,
}
