//! Whether players win what is won: endings with a known distance, and games from them against a defender who
//! plays by tables.
//!
//! docs/MATCHES.md describes them under "Won endings".

mod game;
mod make;
mod tally;
mod won_ending;

pub use game::{Played, play};
pub use make::{EndingQuotas, make};
pub use tally::TechniqueTally;
pub use won_ending::WonEnding;
