//! Endings: what tables and a search of every move know at the root and at leaves.

pub(super) mod forced_win;
pub(super) mod leaf_endings;
pub(super) mod root_ending;
