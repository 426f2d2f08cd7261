//! The passkeys of accounts.

use async_trait::async_trait;

use super::{NewMail, StoreError};
use crate::identity::{PasskeyId, PasskeyState, PlayerId};

/// A passkey of an account, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct StoredPasskey {
    /// Its id.
    pub(crate) id: PasskeyId,
    /// The player.
    pub(crate) player: PlayerId,
    /// What its answers are checked by.
    pub(crate) state: PasskeyState,
    /// Its name, as the player calls it.
    pub(crate) name: String,
    /// When it was added, in milliseconds since 1970.
    pub(crate) since_ms: u64,
    /// The first moment of the day on which it was last used, in milliseconds since 1970.
    pub(crate) used_ms: u64,
}

/// What becomes of the wish to add a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasskeyAdded {
    /// It is done.
    Done,
    /// The account has as many as may be.
    Full,
    /// An account has it already.
    Known,
}

/// What becomes of the wish to take a passkey away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasskeyRemoved {
    /// It is done.
    Done,
    /// The account has no such passkey.
    Missing,
    /// It is the last one of an account without a password.
    Last,
}

/// The passkeys of accounts.
#[async_trait]
pub(crate) trait Passkeys: Send + Sync {
    /// The passkeys of a player, the first one first.
    async fn passkeys(&self, player: PlayerId) -> Result<Vec<StoredPasskey>, StoreError>;

    /// The passkey with an id.
    async fn passkey(&self, id: PasskeyId) -> Result<Option<StoredPasskey>, StoreError>;

    /// Adds a passkey to an account, and keeps a letter that says so.
    async fn add_passkey(
        &self,
        passkey: StoredPasskey,
        letter: Option<NewMail>,
    ) -> Result<PasskeyAdded, StoreError>;

    /// Gives a passkey of a player another name; says whether there is one.
    async fn rename_passkey(&self, player: PlayerId, id: PasskeyId, name: String)
    -> Result<bool, StoreError>;

    /// Takes a passkey of a player away, and keeps a letter that says so.
    async fn remove_passkey(
        &self,
        player: PlayerId,
        id: PasskeyId,
        letter: Option<NewMail>,
    ) -> Result<PasskeyRemoved, StoreError>;

    /// Keeps the state of a passkey after an answer on the day that begins at a moment; says whether it is still there
    /// with the counter that the answer was held against.
    async fn use_passkey(
        &self,
        before: StoredPasskey,
        after: PasskeyState,
        day_ms: u64,
    ) -> Result<bool, StoreError>;
}
