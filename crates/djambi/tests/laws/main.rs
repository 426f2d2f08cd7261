//! Laws that hold in every position: the crate and the simple implementation agree, what is generated is what is accepted,
//! texts can be read back, nothing is lost, nothing panics.

mod accepted;
mod chance;
mod differential;
mod explained;
mod games;
mod met;
mod pair;
mod positions;
mod records;
mod rubbish;
#[path = "../simple/mod.rs"]
mod simple;
mod stories;
mod texts;
