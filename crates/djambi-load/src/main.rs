//! The program `djambi-load`: games with people, without the people.

mod abuse;
mod ceiling;
mod clock;
mod clock_check;
mod creation;
mod game;
mod http;
mod idle;
mod joining;
mod kill;
mod latencies;
mod line;
mod load;
mod lobby;
mod message;
mod metrics;
mod open_files;
mod pacer;
mod play;
mod proc;
mod rate;
mod report;
mod restart;
mod result;
mod server_command;
mod session;
mod socket;
mod table;
mod table_game;
mod talk;
mod tally;
mod target;
mod usage;
mod verification;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use load::Load;

fn main() -> ExitCode {
    let load = Load::parse();
    let mut output = BufWriter::new(io::stdout());
    let result = load.run(&mut output).and_then(|code| Ok(output.flush().map(|()| code)?));
    match result {
        Ok(code) => code,
        Err(error) => {
            let _ = output.flush();
            let _ = writeln!(io::stderr(), "djambi-load: {error:#}");
            ExitCode::FAILURE
        }
    }
}
