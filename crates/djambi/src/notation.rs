//! Positions and moves as text (§10, §11).

mod dfen;
mod move_text;

pub use move_text::{Expected, MoveTextError, Wire};
