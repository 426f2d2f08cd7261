//! What programs build on besides the rules themselves, on every board.

mod any;
#[cfg(feature = "arbitrary")]
mod anything;
mod drawing;
mod ring;
#[path = "../laws/rng.rs"]
mod rng;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod symmetry;
mod threat;
