//! The numbers of a game's rounds.

use crate::{GameEntry, Position, Seat};

/// Counts the rounds of a game entry by entry.
///
/// A round begins with the first turn, and then with every regular turn that is not later in the order of
/// play than the regular turn before it. The extra turns of a player in power belong to the round in which
/// they are played. A resignation or flag fall in turn counts as a turn here; one out of turn, an agreement
/// and a closing do not.
#[derive(Clone, Copy)]
pub(super) struct Rounds {
    /// The number of rounds so far.
    count: u32,
    /// The seat of the last regular turn.
    last: Seat,
}

impl Rounds {
    /// No rounds yet.
    pub(super) const fn new(start: &Position) -> Self {
        Self { count: 0, last: start.cursor() }
    }

    /// The number of rounds so far.
    pub(super) const fn count(self) -> u32 {
        self.count
    }

    /// Counts an entry and returns the number of the round that begins with it, if one does; `before` is the
    /// position before it.
    pub(super) fn add(&mut self, before: &Position, entry: GameEntry) -> Option<u32> {
        let seat = before.turn();
        let is_turn = match entry {
            GameEntry::Turn(_) => true,
            GameEntry::Resignation(leaver) | GameEntry::FlagFall(leaver) => leaver == seat,
            GameEntry::Agreement(_)
            | GameEntry::JointAgreement
            | GameEntry::TakeBack(_)
            | GameEntry::LengthLimit
            | GameEntry::Closing => false,
        };
        if !is_turn {
            return None;
        }
        let regular = seat == before.cursor();
        let begins = self.count == 0 || regular && seat <= self.last;
        if regular {
            self.last = seat;
        }
        self.count += u32::from(begins);
        begins.then_some(self.count)
    }
}
