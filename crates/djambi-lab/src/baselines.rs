//! Baselines of other kinds than the engine, which it must beat.

mod one_ply;

pub use one_ply::OnePly;
