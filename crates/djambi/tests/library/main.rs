//! Tests of everything beside the rules themselves, on every board: setups, symmetries, threats, drawings,
//! features.

mod any;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod danger;
mod drawing;
mod refute;
mod ring;
#[path = "../laws/rng.rs"]
mod rng;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;
mod threat;
