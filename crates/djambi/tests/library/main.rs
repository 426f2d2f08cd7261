//! What programs build on besides the rules themselves, on every board.

mod any;
#[path = "../laws/chance.rs"]
mod chance;
mod drawing;
mod ring;
mod setup;
mod symmetry;
mod threat;
