//! When moderators have last proven who they are.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::identity::SecretId;

/// How long a proof lets somebody moderate, in milliseconds.
const PROOF_MS: u64 = 12 * 60 * 60 * 1000;
/// How many proofs are remembered at most.
const MAX_PROOFS: usize = 1000;

/// The last proofs of sessions since the service has started.
#[derive(Default)]
pub(crate) struct Proofs(Mutex<HashMap<SecretId, u64>>);

impl Proofs {
    /// Notes that a password was typed again in a session.
    pub(crate) fn note(&self, session: SecretId, now_ms: u64) {
        let mut proofs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if proofs.len() >= MAX_PROOFS {
            proofs.retain(|_, proven_ms| now_ms < proven_ms.saturating_add(PROOF_MS));
        }
        proofs.insert(session, now_ms);
    }

    /// Whether somebody has proven lately who they are in a session that began at a moment.
    pub(crate) fn are_fresh(&self, session: SecretId, began_ms: u64, now_ms: u64) -> bool {
        let proofs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = proofs.get(&session).copied().unwrap_or_default().max(began_ms);
        now_ms < last.saturating_add(PROOF_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Secret;

    #[test]
    fn a_proof_is_good_for_twelve_hours() {
        let proofs = Proofs::default();
        let session = Secret::random().id();
        let hour = 60 * 60 * 1000;
        assert!(proofs.are_fresh(session, 10, 12 * hour), "a sign-in is one");
        assert!(!proofs.are_fresh(session, 10, 12 * hour + 10));
        proofs.note(session, 12 * hour);
        assert!(proofs.are_fresh(session, 10, 24 * hour - 1));
        assert!(!proofs.are_fresh(session, 10, 24 * hour));
        assert!(!proofs.are_fresh(Secret::random().id(), 10, 24 * hour - 1), "it is that of its session");
    }
}
