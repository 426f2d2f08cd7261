//! Laws of treaties, over random positions of all boards under random rules, and random treaties.

mod comparison;
mod folding;
mod forms;
mod restriction;
mod second_judge;
mod source;
