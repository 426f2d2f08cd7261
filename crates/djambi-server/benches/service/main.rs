//! The cost of a turn: `cargo xtask bench service`.
//!
//! Games with four sockets each are played against the service and against a reference: the same libraries and the
//! same guarantee without rules (see `reference`), once at a steady rate and once as fast as it goes. Server and load
//! are two processes on the same machine. Both are measured three times in turns; the bench fails when the medians
//! go beyond their limits.
//!
//! `cargo xtask bench service -- run service|reference GAMES RATE SECONDS` measures one of them once; a rate
//! of 0 is as fast as it goes.

mod load;
mod measured;
mod reference;
mod script;
mod server;
mod usage;

use std::error::Error;
use std::time::Duration;

use load::Load;
use measured::Measured;
use server::{Server, Stack};

/// How often each server is measured.
const ROUNDS: usize = 3;
/// The games of the measurement at a steady rate.
const STEADY: Load = Load { games: 500, rate: 2_000, time: Duration::from_secs(4) };
/// The games of the measurement as fast as it goes.
const FAST: Load = Load { games: 250, rate: 0, time: Duration::from_secs(3) };
/// The least part of the reference's turns a second that the service must reach, which reaches two fifths to a half of them today.
const FLOOR: f64 = 0.33;
/// How many times the reference's processor time a turn at a steady rate may take: 1.25 times what it takes today.
const CEILING: f64 = 1.9;

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
        _ => Err("arguments: run service|reference GAMES RATE SECONDS".into()),
    }
}

/// Measures both servers in turns and compares the medians.
fn compare() -> Result<(), Box<dyn Error>> {
    let mut rates = Vec::new();
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let (service, reference) = measure_both("steady", STEADY)?;
        times.push(service.processor_a_turn() / reference.processor_a_turn());
        let (service, reference) = measure_both("as fast as it goes", FAST)?;
        rates.push(service.rate() / reference.rate());
    }
    let rate = median(rates);
    let time = median(times);
    println!(
        "The service plays {rate:.2} of the reference's turns a second (at least {FLOOR}) \
         and takes {time:.2} times its processor time a turn (at most {CEILING})."
    );
    if rate < FLOOR || time > CEILING {
        return Err("the service costs too much".into());
    }
    Ok(())
}

/// The service and the reference under the same load, one after the other.
fn measure_both(name: &str, load: Load) -> Result<(Measured, Measured), Box<dyn Error>> {
    let service = measure(Stack::Service, load)?;
    let reference = measure(Stack::Reference, load)?;
    println!("{name}, service:   {service}\n{name}, reference: {reference}");
    Ok((service, reference))
}

fn measure(stack: Stack, load: Load) -> Result<Measured, Box<dyn Error>> {
    let mut server = Server::start(stack)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load.run(&mut server))
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
