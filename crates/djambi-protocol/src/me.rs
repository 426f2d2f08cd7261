//! The player who asks, their name, and their account.

use std::fmt;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{
    Channel, GameId, LeaveState, MailState, NewPasskey, Passkey, PastNotice, PushState, ReportCause,
    TalkMessage,
};

/// The minimum length of an account's name, in characters.
pub const MIN_ACCOUNT_NAME_CHARACTERS: u32 = 2;
/// The maximum length of an account's name, in characters.
pub const MAX_ACCOUNT_NAME_CHARACTERS: u32 = 20;
/// The minimum length of a password, in characters.
pub const MIN_PASSWORD_CHARACTERS: u32 = 8;
/// The maximum length of a password, in characters.
pub const MAX_PASSWORD_CHARACTERS: u32 = 128;

/// For how many days an account keeps its name before it may have another one.
pub const NAME_DAYS: u32 = 30;
/// For how many days a name that was given up leads to its account.
pub const FORMER_NAME_LEADS_DAYS: u32 = 90;
/// For how many years nobody else gets a name that was given up.
pub const FORMER_NAME_YEARS: u32 = 1;

/// How many people an account may invite.
pub const ACCOUNT_INVITATIONS: u32 = 5;
/// For how many days such an invitation can be used. One that was not used can be given again.
pub const INVITATION_DAYS: u32 = 14;

/// The number of recovery codes that an account is given at once.
pub const RECOVERY_CODES: u32 = 10;
/// For how many minutes a session in which a code was given is not asked for another one.
pub const CODE_MINUTES: u32 = 10;

/// For how many days a sign-in undoes the deletion of an account.
pub const DELETION_DAYS: u32 = 7;

/// The answer to `GET /api/v1/me`, and to all that changes who the caller is: who that is to others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// The name of the player; null for a stranger, whose request has no valid cookie.
    pub name: Option<String>,
    /// Whether the player has an account, under this name, and is signed in.
    pub account: bool,
    /// The number of games in which the guest of this browser sits, which an account could take along.
    pub guest_games: u32,
    /// Whether the account was to be deleted and is kept, since its player has signed in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub kept: bool,
    /// Whether the player is kept out; the page `/concerns` says why.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub banned: bool,
}

/// The body of `POST /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name that the player chooses; an empty one for the name that the service gives.
    pub name: String,
}

/// A password as somebody has typed it. It is never shown, not even to developers.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

/// The proof, beside the password, that somebody is who they say: the six digits that an app shows now, or one of the
/// recovery codes. It is never shown, not even to developers.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct FactorCode(pub String);

impl fmt::Debug for FactorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FactorCode(..)")
    }
}

/// The body of `POST /api/v1/account`: makes an account of the caller, who keeps every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// The name, which nobody else has from now on.
    pub name: String,
    /// The password; absent for an account with a passkey alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<Password>,
    /// The passkey that the browser has made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub passkey: Option<NewPasskey>,
    /// The invitation, the last part of its link, where accounts are made by invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub invitation: Option<String>,
}

/// The body of `POST /api/v1/session`: signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: Password,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
    /// Whether the seats of the guest of this browser become those of the account, in all games where the account
    /// has none.
    #[serde(default)]
    pub take_games: bool,
}

/// The body of `POST /api/v1/account/password`: another password. All other sessions end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password of today; absent if there is none, or a second factor or a passkey was given in this session within
    /// 10 minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<Password>,
    /// The one from now on.
    pub new_password: Password,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
}

/// The body of `POST /api/v1/account/name`: another name, once in 30 days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name from now on.
    pub name: String,
    /// The password; absent if who the player is was proven in this session within 10 minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<Password>,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
}

/// The body of `POST /api/v1/account/mail`: an address, which a letter there asks to confirm, or none any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAddress {
    /// The address; empty for none.
    pub address: String,
    /// The password; absent if who the player is was proven in this session within 10 minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<Password>,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
}

/// The body of `POST /api/v1/reset/{token}`: a new password by a link from the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// The password from now on.
    pub new_password: Password,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
}

/// The body of `POST /api/v1/account/proof`, and of what asks for a proof and nothing else: players prove who they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The password; absent if who the player is was proven in this session within 10 minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub password: Option<Password>,
    /// The second factor, where the account has one: `code_wanted` asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<FactorCode>,
}

/// The file `account.json` of an account's archive, beside which the games lie: `games/ID.pgn` is the record of one as the
/// player may know it, `games/ID.words.json` what the player has said there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountArchive {
    /// The account.
    #[serde(flatten)]
    pub account: Account,
    /// The leave of the player.
    pub leave: LeaveState,
    /// The notices that are kept of the player, the newest first.
    pub notices: Vec<PastNotice>,
    /// The acts that concern the player, the newest first.
    pub acts: Vec<ArchivedAct>,
    /// The reports by the player, the newest first.
    pub reports: Vec<ArchivedReport>,
    /// The games in which anything is kept of the player.
    pub games: Vec<ArchivedGame>,
}

/// An act of the host or a moderator, in an account's archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedAct {
    /// Its number.
    pub number: u32,
    /// What was done: `warn`, `silence`, `unlisted`, `unrated`, `ban`, `rename`, `blank`, `void` or `end`.
    pub kind: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Until when; absent if it does not end by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<u64>,
    /// The number of the act that has ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<u32>,
    /// Why.
    pub reason: String,
    /// What the player has said to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// A report, in an account's archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedReport {
    /// When it was made: `YYYYMMDD-HHMMSS` (UTC).
    pub date: String,
    /// The game; empty if there is none.
    pub game: String,
    /// The name of who is reported.
    pub name: String,
    /// What is wrong.
    pub cause: ReportCause,
    /// The words of the player.
    pub reason: String,
    /// Whether it was looked at to the end.
    pub closed: bool,
}

/// A game of an account's archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedGame {
    /// The id.
    pub id: GameId,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: u64,
    /// Whether the player has opened it.
    pub host: bool,
    /// The seats that the player holds.
    pub held: Vec<Seat>,
}

/// What a player has said in a game: an item of `games/ID.words.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedWords {
    /// The channel.
    pub channel: Channel,
    /// The message, with its number in the channel.
    #[serde(flatten)]
    pub message: TalkMessage,
}

/// The answer to `GET /api/v1/account`: the account of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Account {
    /// The name.
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_ms: u64,
    /// When its name may be changed, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub name_from_ms: u64,
    /// Whether it has a password.
    pub has_password: bool,
    /// Its passkeys, the first one first.
    pub passkeys: Vec<Passkey>,
    /// Its second factor; null if there is none.
    pub second_factor: Option<SecondFactor>,
    /// Its sessions, the one that was used last first.
    pub sessions: Vec<Session>,
    /// Its mail.
    pub mail: MailState,
    /// Its push.
    pub push: PushState,
    /// How many people it may still invite; absent where nobody needs that to make an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub invitations: Option<u32>,
}

/// The second factor of an account: an app that shows a code of six digits, another one every 30 seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SecondFactor {
    /// Since when it is asked for, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since_ms: u64,
    /// The number of recovery codes that are left.
    pub recovery_codes: u32,
}

/// The answer to `POST /api/v1/account/second-factor`: what an app is told once. It holds from the confirmation on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewSecondFactor {
    /// The secret, in Base32, to be typed into an app.
    pub secret: String,
    /// The same as an address, `otpauth://totp/…`, which an app opens.
    pub address: String,
    /// The address as a picture that a phone reads: SVG.
    pub picture: String,
}

impl fmt::Debug for NewSecondFactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewSecondFactor(..)")
    }
}

/// The body of `POST /api/v1/account/second-factor/confirmation`: the app shows codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// What the app shows now.
    pub code: FactorCode,
}

/// The answer to `POST /api/v1/account/second-factor/confirmation` and to `POST /api/v1/account/recovery-codes`: what stands
/// in for the app, each once. They are told this once; those of before are worth nothing any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

impl fmt::Debug for RecoveryCodes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCodes(..)")
    }
}

/// The answer to `POST /api/v1/account/invitations`: a link by which somebody makes an account, once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AccountInvitation {
    /// The whole address.
    pub url: String,
    /// How many people the caller may invite after this.
    pub left: u32,
}

impl fmt::Debug for AccountInvitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccountInvitation(..)")
    }
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Session {
    /// Its id. Nobody can sign in by it.
    pub id: String,
    /// The browser and the system, such as `Firefox, Linux`; empty if they are unknown.
    pub device: String,
    /// The day on which it was last used, as its first moment in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub used_ms: u64,
    /// Whether the caller uses it now.
    pub is_this: bool,
    /// Whether its browser is told of games by push.
    pub is_told: bool,
}
