//! Credentials, and the sockets that were opened with them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

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

/// The credentials by which sockets are open. A socket ends with its credential.
#[derive(Default)]
pub(crate) struct Credentials(Mutex<HashMap<Credential, Use>>);

/// The sockets of a credential.
#[derive(Default)]
struct Use {
    ended: CancellationToken,
    sockets: usize,
}

/// A socket that is open by a credential, until this is dropped.
pub(crate) struct CredentialInUse {
    credentials: Arc<Credentials>,
    credential: Credential,
    ended: CancellationToken,
}

impl Credentials {
    /// Opens a socket by a credential.
    pub(crate) fn open(self: &Arc<Self>, credential: Credential) -> CredentialInUse {
        let mut uses = self.uses();
        let of = uses.entry(credential).or_default();
        of.sockets += 1;
        CredentialInUse { credentials: self.clone(), credential, ended: of.ended.clone() }
    }

    /// Ends the sockets of a credential that is good for nothing any more.
    pub(crate) fn end(&self, credential: Credential) {
        // Sockets that open from now on look at the store after they have come here.
        if let Some(ended) = self.uses().remove(&credential) {
            ended.ended.cancel();
        }
    }

    fn uses(&self) -> MutexGuard<'_, HashMap<Credential, Use>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CredentialInUse {
    /// The credential.
    pub(crate) const fn credential(&self) -> Credential {
        self.credential
    }

    /// Completes when the credential has ended.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }
}

impl Drop for CredentialInUse {
    fn drop(&mut self) {
        let mut uses = self.credentials.uses();
        // After an end, another use may stand in the place of the one that this belonged to.
        if !self.ended.is_cancelled()
            && let Some(of) = uses.get_mut(&self.credential)
        {
            of.sockets -= 1;
            if of.sockets == 0 {
                uses.remove(&self.credential);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn sockets_end_with_their_credential_alone() {
        let credentials = Arc::new(Credentials::default());
        let guest = |number| Credential::Guest(PlayerId::new([number; PlayerId::LENGTH]));
        let [first, second, other] = [1, 1, 2].map(|number| credentials.open(guest(number)));
        credentials.end(guest(1));
        first.ended().await;
        second.ended().await;
        assert!(!other.ended.is_cancelled());
        let later = credentials.open(guest(1));
        drop((first, second));
        assert!(!later.ended.is_cancelled());
        credentials.end(guest(1));
        later.ended().await;
        drop((later, other));
        assert!(credentials.uses().is_empty());
    }
}
