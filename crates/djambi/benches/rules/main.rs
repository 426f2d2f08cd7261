//! How fast the rules are, as ratios to the simple implementation beside the tests and to a chess move generator, all
//! measured in the same run on one thread: `cargo xtask bench rules`.
//!
//! Every count is asserted. Times are not, only ratios, and only those that hold with a wide margin on any machine.

mod chess;
mod clock;
mod floors;
mod places;
mod queen;
#[path = "../../tests/simple/mod.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod simple;
mod start;
mod table;
mod walks;

use std::error::Error;

use places::Place;

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo asks for the benchmark by name; what else stands there is not for us.
    let places = Place::all()?;
    println!("Rates of the crate, of the simple implementation, and the ratio between them:\n");
    for place in &places {
        table::print(place);
    }
    let mut floors = floors::Floors::default();
    start::counted(&mut floors);
    start::played(&mut floors);
    chess::compare(&mut floors);
    let middle = places.iter().find(|place| place.name == "middle game").ok_or("no middle game")?;
    table::families_in_queens(middle, &mut floors);
    floors.size();
    floors.close()
}
