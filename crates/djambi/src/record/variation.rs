//! Variations of a record: turns that were played and taken back, or that somebody has added.

use alloc::vec;
use alloc::vec::Vec;

use super::Comment;
use crate::GameEntry;

/// A line of a record beside the one that counts, with its comments. It is never empty, and it holds no
/// variations of its own.
///
/// A record makes one when turns are taken back ([`Record::add`](super::Record::add)) and when its text has
/// one in round brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    entries: Vec<GameEntry>,
    /// Before the first entry, then after each entry.
    comments: Vec<Vec<Comment>>,
}

impl Variation {
    /// A variation of these entries. There is one list of comments more than there are entries.
    pub(super) fn new(entries: Vec<GameEntry>, comments: Vec<Vec<Comment>>) -> Self {
        debug_assert_eq!(entries.len() + 1, comments.len());
        Self { entries, comments }
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
        self.comments.get(entries).map_or(&[], Vec::as_slice)
    }

    /// The variation with these entries before its own.
    pub(super) fn after(mut self, entries: &[GameEntry]) -> Self {
        self.entries.splice(0..0, entries.iter().copied());
        self.comments.splice(0..0, vec![Vec::new(); entries.len()]);
        self
    }

    /// Appends the entries of another variation, which begins where this one ends.
    pub(super) fn append(&mut self, other: Self) {
        self.entries.extend(other.entries);
        let mut comments = other.comments.into_iter();
        if let (Some(last), Some(first)) = (self.comments.last_mut(), comments.next()) {
            last.extend(first);
        }
        self.comments.extend(comments);
    }
}
