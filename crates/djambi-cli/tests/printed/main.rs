//! The command lines that the documents and the help print are run as they are printed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod account;
mod help;
mod inline;
mod lines;
mod scratch;
mod small;
mod transcripts;

use std::collections::BTreeMap;
use std::path::Path;

use account::make_account;
use lines::Printed;
use scratch::Scratch;
use small::Ports;

/// The commands whose lines are run small, and why not as they are printed.
const RUN_SMALL: [(&str, &str); 4] = [
    ("serve", "it runs until it is ended, at ports that are taken"),
    ("match", "it plays for minutes or hours"),
    ("bench-engine", "it searches for minutes in an unoptimised build"),
    ("admin", "it changes what the machine has at these paths"),
];

/// The words of admin lines that name what a new database does not have: such lines are refused.
const NOT_THERE: [&str; 5] = [" --act ", " --report ", " --game ", "admin message ", "admin report "];

#[test]
fn printed_lines_do_what_is_printed() {
    let scratch = Scratch::new();
    let printed = all_lines();
    let run: Vec<_> = printed.iter().filter(|line| !is_run_small(line)).collect();
    assert!(run.len() > 20, "{run:?}");
    for line in run {
        scratch.expect_success(&line.text, line);
    }
}

#[test]
fn printed_lines_are_understood() {
    let scratch = Scratch::new();
    let printed = all_lines();
    for line in printed.iter().filter(|line| is_run_small(line)) {
        // Whatever stands before `--help` is read, with its values. The line before has begun a service.
        let text = line.text.trim_end().trim_end_matches('&');
        scratch.expect_success(&format!("true & {text} --help"), line);
    }
    for (command, _) in RUN_SMALL {
        assert!(printed.iter().any(|line| command_of(line) == command), "no line has {command}");
    }
}

#[test]
fn printed_services_serve() {
    let scratch = Scratch::new();
    let ports = Ports::new();
    for (text, line) in lines_of("serve") {
        let script = format!("{} > address & trap 'kill $!' EXIT; {UNTIL_IT_SERVES}", ports.small(&text));
        scratch.expect_success(&script, &line);
    }
}

#[test]
fn printed_matches_and_benches_run() {
    let scratch = Scratch::new();
    let ports = Ports::new();
    for (text, line) in lines_of("match").into_iter().chain(lines_of("bench-engine")) {
        scratch.expect_success(&ports.small(&text), &line);
    }
}

#[test]
fn printed_lines_for_hosts_do_what_is_printed() {
    let scratch = Scratch::new();
    let ports = Ports::new();
    let service = ports.small("djambi serve --listen 127.0.0.1:8080 --database djambi.sqlite3");
    // What the service before has said there is no sign of this one.
    let serve =
        format!("rm -f address; {service} > address & trap 'kill $!; wait $!' EXIT; {UNTIL_IT_SERVES}");
    scratch.expect_success(&format!("{serve}; mkdir backups; chmod go-w . backups"), &"the service");
    make_account(&scratch.0);
    let listens = ports.small("127.0.0.1:8080");
    let host = format!("export DJAMBI_DATABASE=djambi.sqlite3 DJAMBI_LISTEN={listens}");
    scratch.expect_success(&format!("{host}; djambi admin backup backups/djambi.sqlite3"), &"a backup");
    for (text, line) in lines_of("admin") {
        let asks = text.contains("--url") || text.contains("admin health");
        let service = if asks { &serve } else { "true" };
        let script = format!("set -e; {host}; {service}; {}", ports.small(&text));
        if NOT_THERE.iter().any(|named| text.contains(named)) {
            expect_refusal(&scratch, &script, &line);
        } else {
            scratch.expect_success(&script, &line);
        }
    }
}

/// Runs a line, whose command is understood and refused.
fn expect_refusal(scratch: &Scratch, line: &str, printed: &Printed) {
    let output = scratch.run(line);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{printed}\n{line}\n{error}");
    assert!(error.starts_with("djambi: "), "{printed}\n{line}\n{error}");
}

#[test]
fn a_line_that_is_wrong_is_noticed() {
    let scratch = Scratch::new();
    for wrong in ["djambi serve --no-such-option --help", "djambi apply start a3a9"] {
        assert!(!scratch.run(wrong).status.success(), "{wrong}");
    }
}

/// Waits until the service that was begun says its address.
const UNTIL_IT_SERVES: &str = "until grep -qs 'Djambi is at' address; do kill -0 $!; done";

/// The program.
fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_djambi"))
}

fn all_lines() -> Vec<Printed> {
    let mut all = lines::of_documents("djambi");
    all.extend(help::of_help());
    all
}

/// The lines of a command, each once.
fn lines_of(command: &str) -> BTreeMap<String, Printed> {
    let all = all_lines().into_iter().filter(|line| command_of(line) == command);
    all.map(|line| (line.text.trim_end_matches('&').trim().to_owned(), line)).collect()
}

fn is_run_small(line: &Printed) -> bool {
    RUN_SMALL.iter().any(|(command, _)| *command == command_of(line))
}

/// The subcommand of a line.
fn command_of(line: &Printed) -> &str {
    line.text.split_whitespace().nth(1).unwrap_or_default()
}
