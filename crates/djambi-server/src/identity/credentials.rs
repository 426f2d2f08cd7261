//! Credentials, and the sockets that were opened with them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::Refusal;

use super::player_id::PlayerId;
use super::secret::SecretId;
use crate::outbox::Outbox;

/// A credential: by what a request is known to be somebody's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Credential {
    /// The cookie of a guest.
    Guest(PlayerId),
    /// The cookie of a session.
    Session(SecretId),
}

/// The sockets that are open by credentials. A socket ends with its credential.
#[derive(Default)]
pub(crate) struct Credentials {
    /// The sockets of each credential, by numbers that are never given twice.
    sockets: Mutex<HashMap<Credential, HashMap<u64, Outbox>>>,
    next: AtomicU64,
}

/// A socket that is open by a credential, until this is dropped.
pub(crate) struct CredentialInUse {
    credentials: Arc<Credentials>,
    credential: Credential,
    number: u64,
}

impl Credentials {
    /// Opens a socket by a credential.
    pub(crate) fn open(self: &Arc<Self>, credential: Credential, outbox: Outbox) -> CredentialInUse {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.sockets().entry(credential).or_default().insert(number, outbox);
        CredentialInUse { credentials: self.clone(), credential, number }
    }

    /// Ends the sockets of a credential that is good for nothing any more.
    pub(crate) fn end(&self, credential: Credential) {
        // Sockets that open from now on look at the store after they have come here.
        let ended = self.sockets().remove(&credential);
        for outbox in ended.into_iter().flat_map(HashMap::into_values) {
            outbox.end(Refusal::SignedOut);
        }
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<Credential, HashMap<u64, Outbox>>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for CredentialInUse {
    fn drop(&mut self) {
        let mut sockets = self.credentials.sockets();
        if let Some(of) = sockets.get_mut(&self.credential) {
            of.remove(&self.number);
            if of.is_empty() {
                sockets.remove(&self.credential);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_end_with_their_credential_alone() {
        let credentials = Arc::new(Credentials::default());
        let open = |number| {
            let (outbox, inbox) = Outbox::alone();
            let guest = Credential::Guest(PlayerId::new([number; PlayerId::LENGTH]));
            (credentials.open(guest, outbox), inbox)
        };
        let end = |number| credentials.end(Credential::Guest(PlayerId::new([number; PlayerId::LENGTH])));
        let signed_out = Some(Refusal::SignedOut.into());
        let [(first, of_first), (second, of_second), (other, of_other)] = [1, 1, 2].map(open);
        end(1);
        assert_eq!([of_first.end(), of_second.end()], [signed_out.clone(), signed_out.clone()]);
        assert_eq!(of_other.end(), None);
        let (later, of_later) = open(1);
        drop((first, second));
        assert_eq!(of_later.end(), None);
        end(1);
        assert_eq!(of_later.end(), signed_out);
        drop((later, other));
        assert!(credentials.sockets().is_empty());
    }
}
