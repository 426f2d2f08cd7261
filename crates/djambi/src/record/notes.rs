//! What is noted at a place of a record.

use alloc::vec::Vec;

use super::{Comment, Sign};

/// The signs and the comments before the first entry of a line, or after an entry.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Notes {
    /// The signs, in order; none before the first entry.
    pub(super) signs: Vec<Sign>,
    /// The comments, in order.
    pub(super) comments: Vec<Comment>,
}

impl Notes {
    /// Adds the notes of another line, which begins at this place.
    pub(super) fn extend(&mut self, other: Self) {
        self.signs.extend(other.signs);
        self.comments.extend(other.comments);
    }
}
