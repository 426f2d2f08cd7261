//! Variations of a record: turns that were played and taken back, or that somebody has added.

use alloc::vec;
use alloc::vec::Vec;

use super::{Comment, Notes, Sign};
use crate::GameEntry;

/// A line of a record beside the one that counts, with its comments and signs. It is never empty, and it
/// holds no variations of its own.
///
/// A record makes one when turns are taken back ([`Record::add`](super::Record::add)) and when its text has
/// one in round brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    entries: Vec<GameEntry>,
    /// Before the first entry, then after each entry.
    notes: Vec<Notes>,
}

impl Variation {
    /// A variation of these entries. There is one place of notes more than there are entries.
    pub(super) fn new(entries: Vec<GameEntry>, notes: Vec<Notes>) -> Self {
        debug_assert_eq!(entries.len() + 1, notes.len());
        Self { entries, notes }
    }

    /// The entries, in order; the first one stands in place of the entry of the game that the variation is
    /// an alternative to.
    #[must_use]
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// The comments after the first `entries` entries of the variation; with 0, those before all of them.
    #[must_use]
    pub fn comments(&self, entries: usize) -> &[Comment] {
        self.notes.get(entries).map_or(&[], |notes| &notes.comments)
    }

    /// The signs behind the last of the first `entries` entries of the variation.
    #[must_use]
    pub fn signs(&self, entries: usize) -> &[Sign] {
        self.notes.get(entries).map_or(&[], |notes| &notes.signs)
    }

    /// The variation with these entries before its own.
    pub(super) fn after(mut self, entries: &[GameEntry]) -> Self {
        self.entries.splice(0..0, entries.iter().copied());
        self.notes.splice(0..0, vec![Notes::default(); entries.len()]);
        self
    }

    /// Appends the entries of another variation, which begins where this one ends.
    pub(super) fn append(&mut self, other: Self) {
        self.entries.extend(other.entries);
        let mut notes = other.notes.into_iter();
        if let (Some(last), Some(first)) = (self.notes.last_mut(), notes.next()) {
            last.extend(first);
        }
        self.notes.extend(notes);
    }
}
