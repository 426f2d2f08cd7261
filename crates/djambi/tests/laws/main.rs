//! Laws that hold in every position of every board: the crate and the simple implementation agree, the
//! generated moves are the accepted ones, texts are read as they were written, nothing gets lost, nothing
//! panics.

mod accepted;
mod children;
mod differential;
mod explained;
mod games;
mod life;
mod lines;
mod occurrences;
mod position_pair;
mod positions;
mod random_pair;
mod records;
mod rng;
mod rubbish;
mod same_board;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
mod stories;
mod test_board;
mod texts;
mod withdrawn;
