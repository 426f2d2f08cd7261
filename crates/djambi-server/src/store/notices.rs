//! The notices of players: what they were to hear of their games while they did not look. They are written behind the
//! games, and whose turn it is does not follow from them.

use async_trait::async_trait;
use djambi_protocol::{GameId, NoticeKind, PastNotice};

use super::StoreError;
use crate::identity::PlayerId;

/// The last notices of each player.
#[async_trait]
pub(crate) trait KeptNotices: Send + Sync {
    /// Keeps what has changed, all in one commit; returns how many notices each of those has not read for whom that is
    /// another number now.
    async fn keep_notices(&self, news: Vec<NoticeNews>) -> Result<Vec<(PlayerId, u32)>, StoreError>;

    /// Keeps that something concerns a player that is no game; returns how many notices are not read.
    async fn keep_concern(&self, player: PlayerId, at_ms: u64) -> Result<u32, StoreError>;

    /// Since when something concerns a player, and whether they have read it.
    async fn concern_of(&self, player: PlayerId) -> Result<Option<(u64, bool)>, StoreError>;

    /// The notices of a player, the newest first.
    async fn notices_of(&self, player: PlayerId) -> Result<Vec<PastNotice>, StoreError>;

    /// How many notices a player has not read.
    async fn unread_notices(&self, player: PlayerId) -> Result<u32, StoreError>;

    /// Notes that a player has read all notices up to one; returns how many are not read.
    async fn read_notices(&self, player: PlayerId, up_to: u32) -> Result<u32, StoreError>;
}

/// What has changed for a player in a game.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct NoticeNews {
    /// The player.
    pub(crate) player: PlayerId,
    /// The game.
    pub(crate) game: GameId,
    /// What the player is to hear; `None` once they have seen all.
    pub(crate) unseen: Option<Unseen>,
}

/// Something in a game that a player has not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unseen {
    /// Why the player should look at the game.
    pub(crate) kind: NoticeKind,
    /// The number of the event that it is about.
    pub(crate) after: u32,
    /// When that was, in milliseconds since 1970.
    pub(crate) at_ms: u64,
}
