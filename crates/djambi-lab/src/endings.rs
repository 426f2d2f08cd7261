//! Positions with a known answer, found in games and proven by trying every move.
//!
//! What they are and how they are made stands in docs/ENGINE.md under "Positions with a known answer".

mod maker;
mod pattern;
mod peril;
mod problem;
mod proof;
mod score;
mod source;

pub use maker::{Wanted, make};
pub use pattern::Pattern;
pub use peril::{is_in_peril, takes};
pub use problem::{Count, Problem, Task};
pub(crate) use problem::{parse_rules, rules_text};
pub use proof::{Prover, TooLong};
pub use score::{Score, verify};
