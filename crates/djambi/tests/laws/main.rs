//! Laws that hold in every position: the crate and the simple implementation agree, what is generated is what is accepted,
//! texts can be read back, nothing is lost, nothing panics. All of them hold on every board.

mod accepted;
mod children;
mod differential;
mod explained;
mod games;
mod ground;
mod lines;
mod met;
mod pair;
mod positions;
mod records;
mod rng;
mod rubbish;
mod same_board;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
mod stories;
mod texts;
