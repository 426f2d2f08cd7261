//! The numbers of a game's rounds.

use alloc::vec;
use alloc::vec::Vec;

use crate::{GameEntry, Position, Seat};

/// Counts the rounds of a game entry by entry.
///
/// A round begins with the first turn, and then with every regular turn that is not later in the order of
/// play than the regular turn before it. The extra turns of a player in power belong to the round in which
/// they are played. A resignation or flag fall in turn counts as a turn here; one out of turn, an agreement
/// and a closing do not.
pub(super) struct Rounds {
    /// At the start and after each event.
    counts: Vec<RoundCount>,
}

#[derive(Clone, Copy)]
struct RoundCount {
    /// The number of rounds so far.
    rounds: u32,
    /// The seat of the last regular turn.
    last: Seat,
}

impl Rounds {
    /// No rounds yet.
    pub(super) fn new(start: &Position) -> Self {
        Self { counts: vec![RoundCount { rounds: 0, last: start.cursor() }] }
    }

    /// The number of the round that begins with the next entry, if one does; `before` is the position before
    /// it.
    pub(super) fn begin(&mut self, before: &Position, entry: GameEntry) -> Option<u32> {
        let seat = before.turn();
        let is_turn = match entry {
            GameEntry::Agreement(_) => return None,
            GameEntry::TakeBack(events) => {
                self.counts.truncate(events + 1);
                return None;
            }
            GameEntry::Turn(_) => true,
            GameEntry::Resignation(leaver) | GameEntry::FlagFall(leaver) => leaver == seat,
            GameEntry::JointAgreement | GameEntry::Closing => false,
        };
        let mut count = *self.counts.last().expect("the start");
        let regular = seat == before.cursor();
        let begins = is_turn && (count.rounds == 0 || regular && seat <= count.last);
        if is_turn && regular {
            count.last = seat;
        }
        count.rounds += u32::from(begins);
        self.counts.push(count);
        begins.then_some(count.rounds)
    }
}
