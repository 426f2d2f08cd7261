//! Laws of the rules, each held against whatever bytes a fuzzer comes up with; a law that does not hold panics.
//!
//! Bytes are text where a law is about reading text. Elsewhere they choose: the board, the rules, a position, however
//! awkward, and which turns are played from there, so that every input is a legal game and every change of a byte another.
#![forbid(unsafe_code)]

#[path = "../../crates/djambi/tests/library/any.rs"]
mod any;
mod differential;
mod games;
#[path = "../../crates/djambi/tests/laws/ground.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod ground;
mod hash;
#[cfg(test)]
mod kept;
mod moves;
mod packed_moves;
#[path = "../../crates/djambi/tests/laws/pair.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod pair;
mod position_strings;
#[path = "../../crates/djambi/tests/laws/positions.rs"]
mod positions;
mod records;
mod rng;
#[path = "../../crates/djambi/tests/simple/mod.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod simple;
mod symmetry;
mod undo;

pub use differential::differential;
pub use hash::hash;
pub use moves::moves;
pub use packed_moves::packed_moves;
pub use position_strings::position_strings;
pub use records::records;
pub use symmetry::symmetry;
pub use undo::undo;
