//! The command lines that the documents and the help print are run as they are printed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod lines;
mod scratch;

use lines::Printed;
use scratch::Scratch;

/// The commands whose lines are only read: what follows the command, and why it is not run.
const ONLY_READ: [(&str, &str); 5] = [
    ("serve", "it runs until it is ended"),
    ("load", "it needs such a service, and minutes"),
    ("match", "it plays for minutes or hours"),
    ("bench-engine", "it searches for minutes in an unoptimised build"),
    ("admin", "it changes what the machine has at these paths"),
];

#[test]
fn printed_lines_do_what_is_printed() {
    let scratch = Scratch::new();
    let printed = all_lines();
    let run: Vec<_> = printed.iter().filter(|line| !is_only_read(line)).collect();
    assert!(run.len() > 20, "{run:?}");
    for line in run {
        scratch.expect_success(&line.text, line);
    }
}

#[test]
fn printed_lines_are_understood() {
    let scratch = Scratch::new();
    let printed = all_lines();
    for line in printed.iter().filter(|line| is_only_read(line)) {
        // Whatever stands before `--help` is read, with its values. The line before has begun a service.
        let text = line.text.trim_end().trim_end_matches('&');
        scratch.expect_success(&format!("true & {text} --help"), line);
    }
    for (command, _) in ONLY_READ {
        assert!(printed.iter().any(|line| line.command() == command), "no line has {command}");
    }
}

#[test]
fn a_line_that_is_wrong_is_noticed() {
    let scratch = Scratch::new();
    for wrong in [
        "djambi serve --no-such-option --help",
        "djambi load http://h --talk 1.5 --help",
        "djambi apply start a3a9",
    ] {
        assert!(!scratch.run(wrong).status.success(), "{wrong}");
    }
}

/// The measurements of docs/OPERATION.md, as they are printed: at their ports, for as long as they say.
#[test]
#[ignore = "takes minutes, two cores and the ports that are printed"]
fn printed_measurements_run() {
    let scratch = Scratch::new();
    for block in lines::blocks_of("docs/OPERATION.md").filter(|block| block.contains("djambi load")) {
        let script = format!("set -e\ntrap 'kill $!' EXIT\n{block}");
        let output = scratch.run(&script);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{block}\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
    }
}

fn all_lines() -> Vec<Printed> {
    let mut all = lines::of_documents();
    all.extend(lines::of_help());
    all
}

fn is_only_read(line: &Printed) -> bool {
    ONLY_READ.iter().any(|(command, _)| *command == line.command())
}
