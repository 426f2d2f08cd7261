//! What a request is known by.

use super::player_id::PlayerId;
use super::secret::SecretId;

/// A credential: by what a request is known to be somebody's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Credential {
    /// The cookie of a guest.
    Guest(PlayerId),
    /// The cookie of a session.
    Session(SecretId),
}
