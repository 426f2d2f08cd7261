//! Laws of the rules, of treaties and of logs, each tested with inputs that a fuzzer makes. A law that does not hold
//! panics.
//!
//! Bytes become inputs by [`arbitrary::Arbitrary`]: mostly games from the feature `arbitrary` of the rules,
//! so every input is valid and most changes of a byte give another game. Where a law is about reading text,
//! the bytes are the text.
#![forbid(unsafe_code)]

mod differential;
mod hash;
#[cfg(test)]
mod kept;
mod life;
mod moves;
mod packed_logs;
mod packed_moves;
#[path = "../../crates/djambi/tests/laws/position_pair.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod position_pair;
mod position_strings;
mod records;
#[path = "../../crates/djambi/tests/simple/mod.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod simple;
mod symmetry;
#[path = "../../crates/djambi/tests/laws/test_board.rs"]
#[expect(dead_code, reason = "tests use the rest")]
mod test_board;
mod treaties;
mod undo;

pub use differential::differential;
pub use hash::hash;
pub use life::{Deed, LivedGame, life};
pub use moves::{EditedMoves, moves};
pub use packed_logs::{PackedLog, packed_logs};
pub use packed_moves::{PackedMoves, packed_moves};
pub use position_strings::{PositionString, position_strings};
pub use records::{RecordInput, records};
pub use symmetry::{TransformedGame, symmetry};
pub use treaties::{TreatyInput, treaties};
pub use undo::{UndoneGame, undo};
