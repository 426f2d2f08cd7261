//! When the service must look at a game whose room is not open, as the disk has it.
//!
//! Every turn moves the moment at which a flag falls, and mostly to a later one. Writing each would change a
//! page of games and one of their index for every turn. The disk therefore keeps a moment that has become too
//! early until it comes or the last connection is gone; then the right one is written. It is never too late.

use std::time::Duration;

use djambi_protocol::Phase;

use super::effects::Effect;
use super::state::RoomState;

/// The shortest pause before the room looks at a game again, so that nothing makes it busy for ever.
const SHORTEST_PAUSE: Duration = Duration::from_millis(10);

impl RoomState {
    /// How long it takes until something is due in the game, if something is.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let stored = self.game.stored.deadline_ms;
        let deadline = match self.game.live.phase() {
            Phase::Waiting => stored,
            // The one on disk may come earlier, and is renewed then.
            _ => self.game.live.deadline().map(|deadline| stored.unwrap_or(deadline).min(deadline)),
        };
        // All are told when a clock goes on.
        let back = self.game.live.back_at().filter(|&back| back > self.now());
        let deadline = deadline.into_iter().chain(back).min();
        // Nothing is due before the player to move has had the time to come back.
        let not_before = self.awaited().map_or(0, |time| time.until);
        let rest = deadline?.max(not_before).saturating_sub(self.now());
        Some(Duration::from_millis(rest).max(SHORTEST_PAUSE))
    }

    /// The deadline that an event at a time leaves on disk.
    pub(super) fn deadline_after(&self, at_ms: u64) -> Option<u64> {
        let right = self.game.live.deadline();
        // A room without connections closes soon, and then only the disk knows.
        if self.members.is_empty() { right } else { kept(self.game.stored.deadline_ms, right, at_ms) }
    }

    /// The deadline of a game that is being played, to be written if the one on disk is to be replaced.
    pub(super) fn renewed_deadline(&self) -> Option<Effect> {
        let deadline_ms = self.deadline_after(self.now());
        let is_news = self.is_on() && deadline_ms != self.game.stored.deadline_ms;
        is_news.then_some(Effect::Deadline(deadline_ms))
    }

    /// The time until bots take the free seats of a table: none once it has come while all are absent, and anew when
    /// somebody is back.
    pub(super) fn renewed_fill_time(&self) -> Option<Effect> {
        let stored = &self.game.stored;
        let now = self.now();
        let deadline_ms = match stored.deadline_ms {
            Some(deadline) if deadline <= now && !self.may_be_filled() => None,
            None if self.may_be_filled() => stored.settings.table.fill_at(now),
            deadline => deadline,
        };
        (deadline_ms != stored.deadline_ms).then_some(Effect::Deadline(deadline_ms))
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
