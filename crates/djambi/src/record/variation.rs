//! Variations of a record: turns that were played and taken back, or that somebody has added.

use alloc::vec;
use alloc::vec::Vec;

use super::{Comment, Notes, Sign};
use crate::GameEntry;

/// A line of a record beside the one that counts, with its comments and signs. It is never empty.
///
/// A record makes one when turns are taken back ([`Record::add`](super::Record::add)) and when its text has
/// one in round brackets, which may have others inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    entries: Vec<GameEntry>,
    /// Before the first entry, then after each entry.
    notes: Vec<Notes>,
    /// Those that begin before the first entry, then those that begin after each entry.
    variations: Vec<Vec<Self>>,
}

impl Variation {
    /// A variation of these entries. There is one place of notes and of variations more than there are entries.
    pub(super) fn new(entries: Vec<GameEntry>, notes: Vec<Notes>, variations: Vec<Vec<Self>>) -> Self {
        debug_assert_eq!([entries.len() + 1; 2], [notes.len(), variations.len()]);
        Self { entries, notes, variations }
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

    /// The variations that begin after the first `entries` entries of this one, in the order in which they were
    /// added; with 0, those that begin where it begins itself.
    #[must_use]
    pub fn variations(&self, entries: usize) -> &[Self] {
        self.variations.get(entries).map_or(&[], Vec::as_slice)
    }

    /// The variation with these entries before its own.
    pub(super) fn after(mut self, entries: &[GameEntry]) -> Self {
        self.entries.splice(0..0, entries.iter().copied());
        self.notes.splice(0..0, vec![Notes::default(); entries.len()]);
        self.variations.splice(0..0, vec![Vec::new(); entries.len()]);
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
        let mut variations = other.variations.into_iter();
        if let (Some(last), Some(first)) = (self.variations.last_mut(), variations.next()) {
            last.extend(first);
        }
        self.variations.extend(variations);
    }
}
