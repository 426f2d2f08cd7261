//! One file a theme: how its puzzles are found in a position.

pub(super) mod cage;
pub(super) mod chief;
pub(super) mod order;
pub(super) mod save;
pub(super) mod win;
