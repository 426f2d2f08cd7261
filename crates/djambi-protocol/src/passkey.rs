//! Passkeys of accounts (W3C Web Authentication). Bytes are in Base64 for addresses, without padding.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The maximum number of passkeys of an account.
pub const MAX_PASSKEYS: u32 = 20;
/// The maximum length of a passkey's name, in characters.
pub const MAX_PASSKEY_NAME_CHARACTERS: u32 = 40;
/// For how many minutes a challenge can be answered.
pub const CHALLENGE_MINUTES: u32 = 5;

/// A passkey of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Passkey {
    /// Its id, by which browsers know it.
    pub id: String,
    /// Its name, as its player calls it.
    pub name: String,
    /// When it was added, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since_ms: u64,
    /// The day on which it was last used, as its first moment in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub used_ms: u64,
    /// Whether it is kept on several devices.
    pub is_synced: bool,
}

/// The body of `POST /api/v1/passkey-challenge`: the use of a passkey that the browser is to make or to ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "use", rename_all = "snake_case", deny_unknown_fields)]
pub enum PasskeyUse {
    /// Signing in.
    SignIn,
    /// Proving who the player is, who is signed in.
    Prove,
    /// Adding a passkey to the account.
    Add,
    /// Making an account.
    SignUp {
        /// The name of the account.
        name: String,
        /// The invitation, where accounts are made by invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        invitation: Option<String>,
    },
}

/// The answer to `POST /api/v1/passkey-challenge`: what a browser is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyChallenge {
    /// The challenge, for one answer within 5 minutes.
    pub challenge: String,
    /// The relying party: the host of the service's address.
    pub rp: String,
    /// The name of the site.
    pub site: String,
    /// Whose passkey it is to be; absent where one is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub user: Option<PasskeyUser>,
    /// The ids of the account's passkeys: one of them is asked for, or none of their devices makes a second one.
    pub passkeys: Vec<String>,
}

/// An account as passkeys know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyUser {
    /// A number that stays when the name changes.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A passkey that a browser has made: the body of `POST /api/v1/account/passkeys`, and a part of that of
/// `POST /api/v1/account`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The data of the client (`clientDataJSON`).
    pub client_data: String,
    /// The data of the authenticator (`getAuthenticatorData()`).
    pub authenticator_data: String,
    /// The public key (`getPublicKey()`): ES256, EdDSA or RS256.
    pub public_key: String,
}

/// The answer of a passkey: the body of `POST /api/v1/account/proof/passkey`, and a part of that of
/// `POST /api/v1/session/passkey`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyProof {
    /// The id of the passkey.
    pub id: String,
    /// The data of the client (`clientDataJSON`).
    pub client_data: String,
    /// The data of the authenticator (`authenticatorData`).
    pub authenticator_data: String,
    /// The signature.
    pub signature: String,
    /// The number of the account (`userHandle`), if the authenticator says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub user: Option<String>,
}

/// The body of `POST /api/v1/session/passkey`: signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// The answer of the passkey.
    pub passkey: PasskeyProof,
    /// Whether the seats of the guest of this browser become those of the account, in all games where the account
    /// has none.
    #[serde(default)]
    pub take_games: bool,
}

/// The body of `POST /api/v1/account/passkeys/{id}`: another name for a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyName {
    /// The name; empty for none.
    pub name: String,
}
