//! Knowledge of a position that needs no search: results, draws, fortresses and ways back.

pub(super) mod dead;
pub(super) mod draw_score;
pub(super) mod fortress;
pub(super) mod terminal;
pub(super) mod way_back;
