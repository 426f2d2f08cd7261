//! What programs build on besides the rules themselves, on every board.

mod any;
#[cfg(feature = "arbitrary")]
mod anything;
#[path = "../laws/chance.rs"]
mod chance;
mod drawing;
mod ring;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod symmetry;
mod threat;
