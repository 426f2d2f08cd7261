//! Exact endings at the root and at leaves: tables, and a search of every move.

pub(super) mod forced_win;
pub(super) mod leaf_endings;
pub(super) mod root_ending;
