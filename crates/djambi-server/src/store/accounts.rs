//! Accounts: players with a name of their own and a password, and the browsers that are signed in.

use async_trait::async_trait;
use djambi_protocol::{
    Channel, DELETION_DAYS, FORMER_NAME_LEADS_DAYS, FORMER_NAME_YEARS, GameId, NAME_DAYS, TalkMessage,
};

use super::{NewMail, StoreError, StoredPasskey};
use crate::env::DAY_MS;
use crate::identity::{PlayerId, SecretId};

/// How many sessions an account has at most. A further one ends the one that was used least lately.
pub(crate) const MAX_SESSIONS: u32 = 20;
/// How long a session lasts that is not used, in milliseconds.
pub(crate) const SESSION_IDLE_MS: u64 = 30 * DAY_MS;
/// How long a session lasts at most, in milliseconds.
pub(crate) const SESSION_MS: u64 = 400 * DAY_MS;
/// How long a link for a new password may be used, in milliseconds.
pub(crate) const PASSWORD_LINK_MS: u64 = 30 * 60 * 1000;
/// How long an account has its name before it may have another one, in milliseconds.
pub(crate) const NAME_MS: u64 = NAME_DAYS as u64 * DAY_MS;
/// How long a name that was given up leads to its account, in milliseconds.
pub(crate) const FORMER_NAME_LEADS_MS: u64 = FORMER_NAME_LEADS_DAYS as u64 * DAY_MS;
/// How long nobody else gets a name that was given up, in milliseconds.
pub(crate) const FORMER_NAME_MS: u64 = FORMER_NAME_YEARS as u64 * 365 * DAY_MS;

/// How long a deletion can be undone by a sign-in, in milliseconds.
pub(crate) const DELETION_MS: u64 = DELETION_DAYS as u64 * DAY_MS;

/// An account, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct StoredAccount {
    /// The player.
    pub(crate) player: PlayerId,
    /// The name.
    pub(crate) name: String,
    /// The hash of the password, as a PHC string; `None` for one with passkeys alone.
    pub(crate) password: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// When it got its name, in milliseconds since 1970; 0 if that may be changed at once.
    pub(crate) named_ms: u64,
    /// Whether its player has asked for its deletion.
    pub(crate) is_leaving: bool,
}

/// A session that begins.
#[derive(Clone)]
pub(crate) struct NewSession {
    /// Its id.
    pub(crate) id: SecretId,
    /// When it begins, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// The browser and the system; empty if they are unknown.
    pub(crate) device: String,
    /// Whether a code of a second factor was given for it, or a passkey.
    pub(crate) is_coded: bool,
}

/// A session, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct StoredSession {
    /// Its id.
    pub(crate) id: SecretId,
    /// The first moment of the day on which it was last used, in milliseconds since 1970.
    pub(crate) used_ms: u64,
    /// The browser and the system; empty if they are unknown.
    pub(crate) device: String,
    /// Whether the browser is told of games by push.
    pub(crate) is_told: bool,
}

/// The standing of a guest beside the accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GuestStanding {
    /// Nothing stands against it.
    Free,
    /// An account has the name of the guest, or one that looks like it.
    NameTaken,
    /// The guest has made an account, which may be deleted by now: its cookie is that of nobody any more.
    HasAccount,
}

/// What becomes of the wish for an account, or for a name of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameGiven {
    /// It is done.
    Done,
    /// Another account has the name, or one that looks like it.
    Taken,
    /// The player has an account already.
    HasAccount,
    /// The invitation cannot be used any more.
    NotInvited,
    /// An account has the passkey already.
    PasskeyKnown,
}

/// Which sessions of an account end.
#[derive(Clone, Copy)]
pub(crate) enum EndedSessions {
    /// One.
    One(SecretId),
    /// All but one.
    Others(SecretId),
}

/// Accounts and sessions. A method that changes something returns only when the change is on disk. Names are compared
/// by their appearance.
#[async_trait]
pub(crate) trait Accounts: Send + Sync {
    /// The standing of a guest whose name looks so.
    async fn guest_standing(
        &self,
        guest: PlayerId,
        appearance: String,
        now_ms: u64,
    ) -> Result<GuestStanding, StoreError>;

    /// The account that a session signs in, with when it was last used, unless it has ended.
    async fn account_of_session(
        &self,
        session: SecretId,
        now_ms: u64,
    ) -> Result<Option<(StoredAccount, u64)>, StoreError>;

    /// The account of a name, or of one that it had until lately.
    async fn account_named(
        &self,
        appearance: String,
        now_ms: u64,
    ) -> Result<Option<StoredAccount>, StoreError>;

    /// The account of a player.
    async fn account_of(&self, player: PlayerId) -> Result<Option<StoredAccount>, StoreError>;

    /// Whether nobody but this player may have a name that looks so.
    async fn is_name_taken(
        &self,
        appearance: String,
        but: Option<PlayerId>,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Makes an account, which a session is signed in to, with a passkey if there is one, and uses an invitation up.
    async fn sign_up(
        &self,
        account: StoredAccount,
        appearance: String,
        (session, passkey): (NewSession, Option<StoredPasskey>),
        invitation: Option<SecretId>,
    ) -> Result<NameGiven, StoreError>;

    /// Gives an account another name.
    async fn rename_account(
        &self,
        player: PlayerId,
        (name, appearance): (String, String),
        now_ms: u64,
    ) -> Result<NameGiven, StoreError>;

    /// Begins a session, which undoes a deletion; returns the sessions that end because there would be too many.
    async fn begin_session(&self, player: PlayerId, session: NewSession)
    -> Result<Vec<SecretId>, StoreError>;

    /// Notes that a session is used on the day that begins at this moment.
    async fn note_session_use(&self, session: SecretId, day_ms: u64) -> Result<(), StoreError>;

    /// The sessions of an account, the one that was used last first.
    async fn sessions(&self, player: PlayerId, now_ms: u64) -> Result<Vec<StoredSession>, StoreError>;

    /// Ends sessions of an account; returns them.
    async fn end_sessions(&self, player: PlayerId, which: EndedSessions)
    -> Result<Vec<SecretId>, StoreError>;

    /// Gives an account another password and a new session, and keeps a letter that says so; returns all other sessions,
    /// which end.
    async fn set_password(
        &self,
        player: PlayerId,
        password: String,
        session: NewSession,
        letter: Option<NewMail>,
    ) -> Result<Vec<SecretId>, StoreError>;

    /// The account of a link for a new password, if that may still be used.
    async fn account_of_link(&self, link: SecretId, now_ms: u64)
    -> Result<Option<StoredAccount>, StoreError>;

    /// Uses a link for a new password up; says whether it was there.
    async fn use_link(&self, link: SecretId) -> Result<bool, StoreError>;

    /// Notes that an account is to be deleted; returns its sessions, which end.
    async fn ask_for_deletion(&self, player: PlayerId, now_ms: u64) -> Result<Vec<SecretId>, StoreError>;

    /// Deletes the accounts of which that was asked as long ago as it can be undone; returns the players of these and of
    /// earlier ones who are not forgotten yet. Nobody can act for them any more.
    async fn delete_accounts(&self, now_ms: u64) -> Result<Vec<PlayerId>, StoreError>;

    /// The games in which anything is kept of a player.
    async fn games_with(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError>;

    /// What a player has said in a game, in the order in which it was said.
    async fn words_of(
        &self,
        game: &GameId,
        player: PlayerId,
    ) -> Result<Vec<(Channel, TalkMessage)>, StoreError>;

    /// Takes the words and the name of a player out of a game. Seats, turns and acts stay.
    async fn forget_in(&self, game: &GameId, player: PlayerId) -> Result<(), StoreError>;

    /// Notes that nothing is left to be forgotten of a player, after all games.
    async fn is_forgotten(&self, player: PlayerId) -> Result<(), StoreError>;

    /// Forgets sessions, links and former names that are good for nothing any more.
    async fn forget_ended(&self, now_ms: u64) -> Result<(), StoreError>;
}
