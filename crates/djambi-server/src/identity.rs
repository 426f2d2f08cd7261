//! Identity: players with their names, guests by their signed cookies, accounts by their passwords and sessions, and
//! the signatures of invitations.

mod account_name;
mod appearance;
mod cookies;
mod credential;
mod device;
mod generated_name;
mod joiners;
mod passkey;
mod password;
mod player;
mod player_id;
mod player_name;
mod principal;
mod registration;
mod reserved_names;
mod seat_invitation;
mod second_factor;
mod secret;
mod signer;
mod stop_link;

pub(crate) use account_name::AccountName;
pub(crate) use appearance::{appearance, numbered};
pub(crate) use cookies::{Cookies, Transport, cookie_values};
pub(crate) use credential::Credential;
pub(crate) use device::device;
pub(crate) use generated_name::given_name;
pub(crate) use joiners::with_bounded_marks;
pub(crate) use passkey::{
    Asked, Challenges, PasskeyId, PasskeyKey, PasskeyPurpose, PasskeyState, RelyingParty, passkey_user,
};
pub(crate) use password::PasswordChecks;
pub(crate) use player::Player;
pub(crate) use player_id::PlayerId;
pub(crate) use player_name::PlayerName;
pub(crate) use principal::Principal;
pub use registration::{NoRegistration, Registration};
pub(crate) use seat_invitation::SeatInvitation;
pub(crate) use second_factor::{FactorSecret, RecoveryCode, TypedCode};
pub(crate) use secret::{Secret, SecretId, invitation_path};
pub(crate) use signer::{Key, MAX_AGE_DAYS, NumberedKey, Signer};
pub(crate) use stop_link::{LetterKind, StopLink};
