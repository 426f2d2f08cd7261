//! What players are told by push of their games: the browsers that are told, what they want, and what they were told.

use async_trait::async_trait;
use djambi_protocol::{GameId, PushWishes};
use djambi_text::Language;

use super::StoreError;
use crate::identity::{PlayerId, SecretId};
use crate::push::{PushKey, Receiver};

/// The hash of an address of a push service, by which a browser is known again.
pub(crate) type SubscriptionId = [u8; 32];

/// A browser that is told of games.
#[derive(Clone)]
pub(crate) struct Subscription {
    /// The hash of its address.
    pub(crate) id: SubscriptionId,
    /// The session in which it is signed in.
    pub(crate) session: SecretId,
    /// Where and with what keys it is told.
    pub(crate) receiver: Receiver,
    /// The language in which it is told.
    pub(crate) language: Language,
}

/// A turn in a game by the day of which a player has seen nothing and was told nothing by push.
pub(crate) struct UnpushedTurn {
    /// The player.
    pub(crate) player: PlayerId,
    /// What they want to be told.
    pub(crate) wishes: PushWishes,
    /// The number of the notice.
    pub(crate) number: u32,
    /// The game.
    pub(crate) game: GameId,
    /// When it became their turn, in milliseconds since 1970.
    pub(crate) at_ms: u64,
}

/// A notice of an appointment that its player has not seen and was not told by push.
pub(crate) struct UnpushedAppointment {
    /// The player.
    pub(crate) player: PlayerId,
    /// The number of the notice.
    pub(crate) number: u32,
    /// The game.
    pub(crate) game: GameId,
    /// When it begins, or was to begin, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// Whether it is cancelled.
    pub(crate) is_cancelled: bool,
}

/// The push of accounts. Browsers are told while they are signed in: their subscriptions end with their sessions.
#[async_trait]
pub(crate) trait Pushes: Send + Sync {
    /// The key by which push services know the service; the fresh one, which is kept, if there is none yet or it is lost
    /// with the keys that seal it. With it those subscriptions end that were made for it.
    async fn push_key(&self, fresh: [u8; 32]) -> Result<PushKey, StoreError>;

    /// Tells a browser of the games of a player from now on, instead of an earlier one in its session. The first one of
    /// an account is told nothing of before.
    async fn subscribe(
        &self,
        player: PlayerId,
        subscription: Subscription,
        now_ms: u64,
    ) -> Result<(), StoreError>;

    /// Tells the browser of a session nothing any more.
    async fn unsubscribe(&self, session: SecretId) -> Result<(), StoreError>;

    /// Ends a subscription of which the push service knows nothing any more.
    async fn end_subscription(&self, id: SubscriptionId) -> Result<(), StoreError>;

    /// The browsers of a player that are told.
    async fn subscriptions_of(&self, player: PlayerId) -> Result<Vec<Subscription>, StoreError>;

    /// What a player wants to be told; nothing for somebody without an account, or whose account is to be deleted.
    async fn push_wishes(&self, player: PlayerId) -> Result<Option<PushWishes>, StoreError>;

    /// Sets what a player wants to be told.
    async fn set_push_wishes(&self, player: PlayerId, wishes: PushWishes) -> Result<(), StoreError>;

    /// Notices of appointments of those who want to be told of their turns and have a browser for that, behind one of them:
    /// reminders of what is still to come at `now_ms`, and what was cancelled and would have been.
    async fn unpushed_appointments(
        &self,
        now_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnpushedAppointment>, StoreError>;

    /// Turns of those who want to be told of them and have a browser for that, which have waited since before a moment:
    /// by player and number, those behind one of them.
    async fn unpushed_turns(
        &self,
        before_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnpushedTurn>, StoreError>;

    /// Notes that a player was told of their turn in a game, in which they have not looked yet.
    async fn note_pushed(&self, player: PlayerId, game: &GameId, number: u32) -> Result<(), StoreError>;

    /// Whether a player was told since a moment that their time in a game runs out.
    async fn is_alarm_pushed(
        &self,
        player: PlayerId,
        game: &GameId,
        since_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Notes that a player was told that their time in a game runs out.
    async fn note_alarm_pushed(&self, player: PlayerId, game: &GameId, now_ms: u64)
    -> Result<(), StoreError>;
}
