//! The cost of a turn: `cargo xtask bench service`.
//!
//! Games with four sockets each are played as fast as it goes, against the service and against a skeleton:
//! the same libraries without rules (see `skeleton`). Server and load are two processes on the same machine.
//! Both are measured three times in turns; the bench fails when the medians fall below the floor.
//!
//! `cargo xtask bench service -- run service|skeleton GAMES RATE SECONDS` measures one of them once; a rate
//! of 0 is as fast as it goes.

mod load;
mod measured;
mod script;
mod server;
mod skeleton;
mod usage;

use std::error::Error;
use std::time::Duration;

use load::Load;
use measured::Measured;
use server::{Server, Stack};

/// How often each server is measured.
const ROUNDS: usize = 3;
/// The games of a measurement, played as fast as it goes.
const LOAD: Load = Load { games: 250, rate: 0, time: Duration::from_secs(3) };
/// The least part of the skeleton's turns a second that the service must reach.
const FLOOR: f64 = 0.4;
/// How many times the skeleton's processor time a turn of the service may take.
const CEILING: f64 = 3.5;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => compare(),
        ["serve", stack, file] => server::serve(stack.parse()?, file),
        ["run", stack, games, rate, seconds] => {
            let time = Duration::from_secs(seconds.parse()?);
            println!(
                "{}",
                measure(stack.parse()?, Load { games: games.parse()?, rate: rate.parse()?, time })?
            );
            Ok(())
        }
        _ => Err("arguments: run service|skeleton GAMES RATE SECONDS".into()),
    }
}

/// Measures both servers in turns and compares the medians.
fn compare() -> Result<(), Box<dyn Error>> {
    let mut rates = Vec::new();
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let service = measure(Stack::Service, LOAD)?;
        let skeleton = measure(Stack::Skeleton, LOAD)?;
        println!("service:  {service}\nskeleton: {skeleton}");
        rates.push(service.rate() / skeleton.rate());
        times.push(service.processor_a_turn() / skeleton.processor_a_turn());
    }
    let rate = median(rates);
    let time = median(times);
    println!(
        "The service plays {rate:.2} of the skeleton's turns a second (at least {FLOOR}) \
         and takes {time:.2} times its processor time a turn (at most {CEILING})."
    );
    if rate < FLOOR || time > CEILING {
        return Err("the service costs too much".into());
    }
    Ok(())
}

fn measure(stack: Stack, load: Load) -> Result<Measured, Box<dyn Error>> {
    let server = Server::start(stack)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load.run(&server))
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
