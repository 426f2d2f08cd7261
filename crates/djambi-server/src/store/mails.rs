//! Letters that wait to be sent.

use async_trait::async_trait;
use djambi_protocol::GameId;
use serde::{Deserialize, Serialize};

use super::StoreError;
use crate::env::DAY_MS;
use crate::identity::PlayerId;

/// How long it is tried to send a letter, in milliseconds.
pub(crate) const MAIL_MS: u64 = DAY_MS;

/// What is sent to somebody: plain text, without pictures. It has neither `Debug` nor a copy in any log, since it may hold
/// a link by which people act.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Letter {
    /// The address.
    pub(crate) to: String,
    /// What it is about, in a line.
    pub(crate) subject: String,
    /// The text, in lines.
    pub(crate) body: String,
    /// The address at which its reader ends this kind of letters by one request (RFC 8058); none for those that only
    /// answer what the reader has done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) unsubscribe: Option<String>,
    /// What it tells, if that may be no news any more by the time that it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) news: Option<News>,
}

/// What a letter tells of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// It is the player's turn.
    Turns(Vec<GameId>),
    /// The player's time runs out.
    Alarm {
        /// The game.
        game: GameId,
        /// When, in milliseconds since 1970.
        deadline_ms: u64,
    },
    /// A game of the player begins soon.
    Appointment {
        /// The game.
        game: GameId,
        /// When, in milliseconds since 1970.
        at_ms: u64,
    },
    /// An appointment is cancelled.
    Cancelled,
    /// What the player has not seen.
    Digest {
        /// Of what came after this moment, in milliseconds since 1970.
        since_ms: u64,
    },
}

/// A letter that is to be sent.
#[derive(Clone)]
pub(crate) struct NewMail {
    /// The player whom it concerns.
    pub(crate) player: PlayerId,
    /// The letter.
    pub(crate) letter: Letter,
    /// When it is made, in milliseconds since 1970.
    pub(crate) made_ms: u64,
    /// When it is too late for it, in milliseconds since 1970.
    pub(crate) until_ms: u64,
}

/// A letter that waits.
pub(crate) struct QueuedMail {
    /// Its number, which no other letter gets.
    pub(crate) number: i64,
    /// The player whom it concerns.
    pub(crate) player: PlayerId,
    /// The letter; `None` if the key is lost with which it was sealed.
    pub(crate) letter: Option<Letter>,
    /// When it was made, in milliseconds since 1970.
    pub(crate) made_ms: u64,
    /// When it is too late for it, in milliseconds since 1970.
    pub(crate) until_ms: u64,
    /// How often it was tried.
    pub(crate) tries: u32,
}

/// The letters that wait to be sent. What makes one keeps it in the same commit.
#[async_trait]
pub(crate) trait Mails: Send + Sync {
    /// The letters that are due at a moment, those that wait longest first.
    async fn due_mails(&self, now_ms: u64, limit: u32) -> Result<Vec<QueuedMail>, StoreError>;

    /// When the next letter is due, in milliseconds since 1970.
    async fn next_mail_ms(&self) -> Result<Option<u64>, StoreError>;

    /// Notes when a letter is looked at next, and whether it was tried in vain once more.
    async fn put_mail_off(&self, number: i64, due_ms: u64, is_tried: bool) -> Result<(), StoreError>;

    /// Forgets a letter that is sent or given up.
    async fn forget_mail(&self, number: i64) -> Result<(), StoreError>;
}
