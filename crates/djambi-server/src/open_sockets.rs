//! The sockets that are open by credentials.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::Refusal;

use crate::identity::Credential;
use crate::outbox::Outbox;

/// The sockets that are open by credentials. A socket ends with its credential.
#[derive(Default)]
pub(crate) struct OpenSockets {
    /// The sockets of each credential, by numbers that are never given twice.
    sockets: Mutex<HashMap<Credential, HashMap<u64, Outbox>>>,
    next: AtomicU64,
}

/// A socket that is open by a credential, until this is dropped.
pub(crate) struct OpenSocket {
    all: Arc<OpenSockets>,
    credential: Credential,
    number: u64,
}

impl OpenSockets {
    /// Opens a socket by a credential.
    pub(crate) fn open(self: &Arc<Self>, credential: Credential, outbox: Outbox) -> OpenSocket {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.sockets().entry(credential).or_default().insert(number, outbox);
        OpenSocket { all: self.clone(), credential, number }
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

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.all.sockets();
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
    use crate::identity::PlayerId;

    #[test]
    fn sockets_end_with_their_credential_alone() {
        let sockets = Arc::new(OpenSockets::default());
        let open = |number| {
            let (outbox, inbox) = Outbox::alone();
            let guest = Credential::Guest(PlayerId::new([number; PlayerId::LENGTH]));
            (sockets.open(guest, outbox), inbox)
        };
        let end = |number| sockets.end(Credential::Guest(PlayerId::new([number; PlayerId::LENGTH])));
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
        assert!(sockets.sockets().is_empty());
    }
}
