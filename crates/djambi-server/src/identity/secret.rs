//! Secrets by which browsers are signed in, and their ids.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::env;

/// A secret by which a browser is signed in, or by which a link gives a new password. The service keeps only
/// its [`id`](Self::id): no `Debug`, no `Serialize`.
pub(crate) struct Secret([u8; Self::LENGTH]);

/// The path of the page on which somebody makes an account by an invitation.
pub(crate) fn invitation_path(invitation: &Secret) -> String {
    format!("/account?invitation={}", invitation.text())
}

/// The id of a session or a link: a hash of its secret, by which nobody can sign in.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct SecretId([u8; 32]);

impl Secret {
    /// The number of bytes.
    const LENGTH: usize = 32;

    /// A secret that nobody can guess.
    pub(crate) fn random() -> Self {
        Self(env::random_bytes())
    }

    /// The secret in a cookie or an address.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// The secret as a cookie or an address holds it.
    pub(crate) fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// The id, which may be kept.
    pub(crate) fn id(&self) -> SecretId {
        SecretId::of(&self.0)
    }
}

impl SecretId {
    /// The id of a secret with these bytes.
    pub(super) fn of(secret: &[u8]) -> Self {
        Self(Sha256::digest(secret).into())
    }

    /// The id with these bytes, if their number is right.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes of the id, for the database.
    pub(crate) fn to_vec(self) -> Vec<u8> {
        self.0.to_vec()
    }

    /// The id as its owner is told it, to end the session.
    pub(crate) fn text(self) -> String {
        BASE64URL_NOPAD.encode(&self.0[..12])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_comes_back_from_its_text_and_its_id_does_not_hold_it() {
        let secret = Secret::random();
        let text = secret.text();
        assert!(Secret::read(&text).unwrap().id() == secret.id());
        assert_ne!(secret.id().to_vec(), secret.0.to_vec());
        for other in ["", "AAAA", "!", &text[1..], &format!("{text}A")] {
            assert!(Secret::read(other).is_none(), "{other}");
        }
    }
}
