//! Laws of treaties, over random positions of all boards under random rules, and random treaties. They
//! need both features.
#![cfg(all(feature = "arbitrary", feature = "serde"))]

mod comparison;
mod folding;
mod forms;
mod restriction;
#[path = "../../../djambi/tests/laws/rng.rs"]
#[expect(dead_code, reason = "the laws of the rules use the rest")]
mod rng;
mod second_judge;
mod source;
