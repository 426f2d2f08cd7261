//! Appointments: the moments at which it is looked at a table whose game begins at a time.
//!
//! The disk has the next of these moments as the game's deadline, so that a restart goes on where it was. Once the
//! last has passed there is none: the table waits on as others do.

use crate::store::StoredGame;

const MINUTE_MS: u64 = 60 * 1000;
/// How long before the time people are reminded first, and again, in milliseconds.
const REMINDERS_MS: [u64; 2] = [60 * MINUTE_MS, 10 * MINUTE_MS];
/// For how long after the time a seat is kept for who is not ready, in milliseconds.
const GRACE_MS: u64 = 5 * MINUTE_MS;

/// The next moment at which it is looked at a table with this time: to remind people, to begin, and to take seats away. If
/// the service was down at the last of them, people have as long from now on.
pub(super) fn next_look(at_ms: u64, now_ms: u64) -> u64 {
    let reminders = REMINDERS_MS.map(|before| at_ms.saturating_sub(before));
    let looks = reminders.into_iter().chain([at_ms, at_ms + GRACE_MS]);
    looks.into_iter().find(|&look| look > now_ms).unwrap_or(now_ms + GRACE_MS)
}

impl StoredGame {
    /// The time for which the game is appointed, as long as its table does not wait as others do.
    pub(super) fn appointment(&self) -> Option<u64> {
        self.settings.table.appointed_ms.filter(|_| self.deadline_ms.is_some())
    }

    /// The reminder that was due last at `now_ms`, counted from 1, and when that was.
    pub(super) fn last_reminder(&self, now_ms: u64) -> Option<(u32, u64)> {
        let at_ms = self.appointment()?;
        let due = REMINDERS_MS.map(|before| at_ms.saturating_sub(before));
        (1..).zip(due).filter(|&(_, due_ms)| due_ms <= now_ms).last()
    }

    /// When bots take the free seats of a table that waits.
    pub(super) fn fill_at_ms(&self) -> Option<u64> {
        let table = self.settings.table;
        let is_fill = |&look: &u64| table.appointed_ms.is_none_or(|at_ms| look > at_ms);
        self.deadline_ms.filter(|_| table.fill_s.is_some()).filter(is_fill)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_looked_at_before_its_time_at_it_and_after_it() {
        let at = 1_000 * MINUTE_MS;
        let minutes = |now: u64| next_look(at, now * MINUTE_MS) / MINUTE_MS;
        let looks = [0, 939, 940, 989, 990, 999, 1_000, 1_004].map(minutes);
        assert_eq!(looks, [940, 940, 990, 990, 1_000, 1_000, 1_005, 1_005]);
        assert_eq!(minutes(1_005), 1_010, "nobody was told before: the service was down");
    }
}
