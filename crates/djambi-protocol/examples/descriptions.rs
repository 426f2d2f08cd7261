//! Prints a description of the API: `cargo run -p djambi-protocol --example descriptions openapi`, or `asyncapi`.

use std::env::args;
use std::process::ExitCode;

fn main() -> ExitCode {
    let text = match args().nth(1).as_deref() {
        Some("openapi") => djambi_protocol::openapi(),
        Some("asyncapi") => djambi_protocol::asyncapi(),
        _ => {
            eprintln!("write openapi or asyncapi");
            return ExitCode::from(2);
        }
    };
    print!("{text}");
    ExitCode::SUCCESS
}
