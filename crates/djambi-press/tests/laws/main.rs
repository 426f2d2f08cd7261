//! Laws of treaties, over random positions of all boards under random rules, and random treaties. They
//! need both features.
#![cfg(all(feature = "arbitrary", feature = "serde"))]

mod comparison;
mod folding;
mod forms;
mod restriction;
mod second_judge;
mod source;
