//! What programs build on besides the rules themselves, on every board.

mod any;
#[path = "../laws/chance.rs"]
mod chance;
mod ring;
mod symmetry;
mod threat;
