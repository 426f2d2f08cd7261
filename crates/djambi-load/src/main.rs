//! The program `djambi-load`: games with people, without the people.

mod abuse;
mod bots;
mod ceiling;
mod clock;
mod clock_check;
mod creation;
mod game;
mod idle;
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
mod sealing;
mod server_command;
mod session;
mod table;
mod table_game;
mod talk;
mod tally;
mod thread;
mod treaties;
mod usage;
mod verification;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use djambi_client::ClientError;

use load::Load;

fn main() -> ExitCode {
    let load = Load::parse();
    let mut output = BufWriter::new(io::stdout());
    let result = load.run(&mut output).and_then(|code| Ok(output.flush().map(|()| code)?));
    match result {
        Ok(code) => code,
        Err(error) => {
            let _ = output.flush();
            let is_limit = error
                .chain()
                .any(|cause| cause.downcast_ref::<ClientError>().is_some_and(ClientError::is_by_limits));
            let hint = if is_limit { " (the service limits its clients: see --limits off)" } else { "" };
            let _ = writeln!(io::stderr(), "djambi-load: {error:#}{hint}");
            ExitCode::FAILURE
        }
    }
}
