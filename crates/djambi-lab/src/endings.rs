//! Positions with a known answer, found in games and proven by trying every move.
//!
//! docs/ENGINE.md describes them and how they are made under "Positions with a known answer".

mod generator;
mod pattern;
mod peril;
mod peril_by_two;
mod problem;
mod proof;
mod score;
mod source;

pub use generator::{Quotas, generate};
pub use pattern::MovePattern;
pub(crate) use pattern::partial_move;
pub use peril::{is_in_peril, takes_chief};
pub use peril_by_two::is_in_peril_by_two;
pub use problem::{MoveCount, Problem, Task};
pub(crate) use problem::{parse_lines, parse_rules, rules_text};
pub use proof::{BudgetExceeded, Prover};
pub use score::{Score, verify};
