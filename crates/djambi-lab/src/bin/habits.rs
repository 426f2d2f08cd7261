//! Tells how the players of recorded games behave: see docs/MATCHES.md.

use std::fs;
use std::process::ExitCode;

use djambi::Record;
use djambi_lab::exit_code;
use djambi_lab::habits::Habits;

fn main() -> ExitCode {
    exit_code(run(std::env::args().skip(1).collect()))
}

/// Prints the habits in the games of these files, as `djambi match --records FILE` writes them.
fn run(files: Vec<String>) -> Result<(), String> {
    if files.is_empty() {
        return Err("usage: habits FILE...".to_owned());
    }
    let mut habits = Habits::default();
    for file in files {
        let text = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        for record in Record::parse_all(&text) {
            habits.add(record.map_err(|error| format!("{file}: {error}"))?.game());
        }
    }
    println!("{habits}");
    Ok(())
}
