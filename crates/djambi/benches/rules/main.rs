//! The speed of the rules, as ratios to the simple implementation beside the tests and to a chess move
//! generator. All are measured in the same run on one thread: `cargo xtask bench rules`.
//!
//! Every count is asserted. Of times only ratios are, and only those that hold with a wide margin on any
//! machine.

mod chess;
mod clock;
mod goals;
mod played;
mod positions;
mod queen;
#[path = "../../tests/simple/mod.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod simple;
mod start;
mod table;

use std::error::Error;

use positions::BenchPosition;

fn main() -> Result<(), Box<dyn Error>> {
    let positions = BenchPosition::all()?;
    println!("Rates of the crate, of the simple implementation, and the ratio between them:\n");
    for position in &positions {
        table::print(position);
    }
    let mut goals = goals::Goals::default();
    start::counted(&mut goals);
    start::played(&mut goals);
    chess::compare(&mut goals);
    let middle = positions.iter().find(|position| position.name == "middle game").ok_or("no middle game")?;
    table::families_in_queens(middle, &mut goals);
    goals.size();
    goals.result()
}
