//! When the service must look at a game whose room is not open, as the disk has it.
//!
//! Every turn moves the moment at which a flag falls, and mostly to a later one. Writing each would change a
//! page of games and one of their index for every turn. The disk therefore keeps a moment that has become too
//! early until it comes or the last connection is gone; then the right one is written. It is never too late.

use djambi_protocol::Phase;

use super::Actor;
use crate::store::StoreError;

impl Actor {
    /// The deadline that an event at a time leaves on disk.
    pub(super) fn deadline_after(&self, at_ms: u64) -> Option<u64> {
        let right = self.game.live.deadline();
        // A room without connections closes soon, and then only the disk knows.
        if self.members.is_empty() { right } else { kept(self.game.stored.deadline_ms, right, at_ms) }
    }

    /// Writes the deadline of a game that is being played if the one on disk is to be replaced.
    pub(super) async fn renew_deadline(&mut self) -> Result<(), StoreError> {
        let deadline_ms = self.deadline_after(self.now());
        let is_on = matches!(self.game.live.phase(), Phase::Playing | Phase::Paused);
        if !is_on || deadline_ms == self.game.stored.deadline_ms {
            return Ok(());
        }
        self.services.store.set_seats(self.id(), Vec::new(), deadline_ms).await?;
        self.game.stored.deadline_ms = deadline_ms;
        Ok(())
    }
}

/// What the disk keeps of the deadline that it has and the right one.
fn kept(stored: Option<u64>, right: Option<u64>, now: u64) -> Option<u64> {
    match (stored, right) {
        (Some(stored), Some(right)) if now < stored && stored <= right => Some(stored),
        _ => right,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::kept;

    proptest! {
        #[test]
        fn the_service_never_looks_too_late(
            stored in prop::option::of(0_u64..50),
            right in prop::option::of(0_u64..50),
            now in 0_u64..50,
        ) {
            match (kept(stored, right, now), right) {
                (None, right) => prop_assert_eq!(right, None),
                (Some(kept), right) => prop_assert!(right.is_some_and(|right| kept <= right)),
            }
        }

        #[test]
        fn a_deadline_that_has_come_is_replaced(stored in 0_u64..50, right in 0_u64..50, later in 0_u64..50) {
            prop_assert_eq!(kept(Some(stored), Some(right), stored + later), Some(right));
        }

        #[test]
        fn a_later_one_is_not_written(stored in 1_u64..50, more in 0_u64..50) {
            prop_assert_eq!(kept(Some(stored), Some(stored + more), stored - 1), Some(stored));
        }
    }
}
