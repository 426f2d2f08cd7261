//! The one-ply baseline: its moves in clear positions, and whole games.

mod behaviour;
mod self_play;
mod support;
