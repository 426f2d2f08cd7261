//! Second factors of accounts: apps that show codes, and recovery codes that stand in for them; and when they were given.

use async_trait::async_trait;
use djambi_protocol::CODE_MINUTES;

use super::{NewMail, StoreError};
use crate::identity::{FactorSecret, PlayerId, SecretId};

/// How long a second factor waits to be confirmed, in milliseconds.
pub(crate) const FACTOR_WAITS_MS: u64 = 30 * 60 * 1000;
/// How long a session in which a code was given is not asked for another one, in milliseconds.
pub(crate) const CODE_MS: u64 = CODE_MINUTES as u64 * 60 * 1000;

/// The second factor that holds for an account.
pub(crate) struct StoredFactor {
    /// The secret of the app; `None` if the keys that open it are lost, so that only recovery codes help.
    pub(crate) secret: Option<FactorSecret>,
    /// Since when it holds, in milliseconds since 1970.
    pub(crate) since_ms: u64,
    /// The number of recovery codes that are left.
    pub(crate) recovery_codes: u32,
}

/// The second factors of accounts.
#[async_trait]
pub(crate) trait SecondFactors: Send + Sync {
    /// The second factor that holds for a player, if there is one.
    async fn second_factor(&self, player: PlayerId) -> Result<Option<StoredFactor>, StoreError>;

    /// Keeps the secret of an app that is to be confirmed, instead of one that was asked for before.
    async fn ask_for_factor(
        &self,
        player: PlayerId,
        secret: FactorSecret,
        now_ms: u64,
    ) -> Result<(), StoreError>;

    /// The secret of the app that waits to be confirmed.
    async fn asked_factor(&self, player: PlayerId, now_ms: u64) -> Result<Option<FactorSecret>, StoreError>;

    /// Lets the app hold that waits, of which the code of this time step was used, with new recovery codes, and keeps a
    /// letter that says so; says whether one waited.
    async fn confirm_factor(
        &self,
        player: PlayerId,
        (step, now_ms): (u64, u64),
        recovery_codes: Vec<SecretId>,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError>;

    /// Takes the second factor of a player away, its recovery codes with it, and keeps a letter that says so.
    async fn end_factor(&self, player: PlayerId, letter: Option<NewMail>) -> Result<(), StoreError>;

    /// Uses the code of a time step up; says whether neither it nor a later one was used before.
    async fn use_step(&self, player: PlayerId, step: u64) -> Result<bool, StoreError>;

    /// Uses a recovery code up, and keeps a letter that says so; says whether it was there.
    async fn use_recovery_code(
        &self,
        player: PlayerId,
        code: SecretId,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError>;

    /// Gives a player other recovery codes, and keeps a letter that says so.
    async fn renew_recovery_codes(
        &self,
        player: PlayerId,
        codes: Vec<SecretId>,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError>;

    /// Notes that a code was given in a session, or a passkey.
    async fn note_code(&self, session: SecretId, now_ms: u64) -> Result<(), StoreError>;

    /// Whether a code was given in a session, or a passkey, within [`CODE_MS`].
    async fn is_code_fresh(&self, session: SecretId, now_ms: u64) -> Result<bool, StoreError>;

    /// Notes that it was proven in a session whose it is.
    async fn note_proof(&self, session: SecretId, now_ms: u64) -> Result<(), StoreError>;

    /// Whether a session began, or it was proven in it whose it is, within [`CODE_MS`].
    async fn is_proof_fresh(&self, session: SecretId, now_ms: u64) -> Result<bool, StoreError>;
}
