//! What players are told by mail of their games: whether they were, and what they want.

use async_trait::async_trait;
use djambi_protocol::{GameId, MailWishes};
use djambi_text::Language;

use super::{NewMail, StoreError, StoredAddress};
use crate::identity::PlayerId;

/// A turn in a game by the day of which a player has seen nothing and was told nothing by mail.
pub(crate) struct UnmailedTurn {
    /// Where the player is told.
    pub(crate) to: StoredAddress,
    /// The number of the notice.
    pub(crate) number: u32,
    /// The game.
    pub(crate) game: GameId,
}

/// A notice of an appointment that its player has not seen and was not told by mail.
pub(crate) struct UnmailedAppointment {
    /// Where the player is told.
    pub(crate) to: StoredAddress,
    /// The number of the notice.
    pub(crate) number: u32,
    /// The game.
    pub(crate) game: GameId,
    /// When it begins, or was to begin, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// Whether it is cancelled.
    pub(crate) is_cancelled: bool,
}

/// What players are told by mail of their games. That a letter is kept and that its player was told is one commit.
#[async_trait]
pub(crate) trait MailNews: Send + Sync {
    /// Sets what a player wants to be told; says whether they have an address. What was not seen until now is in no sum of a
    /// day.
    async fn set_wishes(
        &self,
        player: PlayerId,
        wishes: MailWishes,
        language: Language,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Turns of those who want to be told of them, which have waited since before a moment: by player and number, those
    /// behind one of them.
    async fn unmailed_turns(
        &self,
        before_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnmailedTurn>, StoreError>;

    /// Notices of appointments of those who want to be told of their turns; none of a time that is over for a day at
    /// `now_ms`.
    async fn unmailed_appointments(
        &self,
        now_ms: u64,
        limit: u32,
    ) -> Result<Vec<UnmailedAppointment>, StoreError>;

    /// Notes that a player was told of turns or appointments, and keeps the letter, unless they have seen any of them meanwhile, or do not
    /// want it any more at this address.
    async fn mail_turns(
        &self,
        player: PlayerId,
        numbers: Vec<u32>,
        letter: NewMail,
    ) -> Result<bool, StoreError>;

    /// Of these games those in which a player was told of their turn by mail and has not looked since.
    async fn told_turns(&self, player: PlayerId, games: Vec<GameId>) -> Result<Vec<GameId>, StoreError>;

    /// Forgets a letter. Its player is told anew of the turns in these games that they have not seen, and of the time in
    /// this game.
    async fn withdraw_news(
        &self,
        number: i64,
        player: PlayerId,
        turns: Vec<GameId>,
        alarm: Option<GameId>,
    ) -> Result<(), StoreError>;

    /// Notes that a player was told that their time in a game runs out, and keeps the letter, unless they were told since a
    /// moment, or do not want it any more at this address.
    async fn mail_alarm(
        &self,
        player: PlayerId,
        game: &GameId,
        (since_ms, now_ms): (u64, u64),
        letter: NewMail,
    ) -> Result<bool, StoreError>;

    /// Those who want a sum each day, with the moment until which the last one reaches.
    async fn digests(&self) -> Result<Vec<(StoredAddress, u64)>, StoreError>;

    /// Notes that the sum of a day reaches until a moment, and keeps its letter, if there is one that is still wanted at its
    /// address.
    async fn mail_digest(
        &self,
        player: PlayerId,
        now_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError>;
}
