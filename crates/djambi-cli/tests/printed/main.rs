//! The command lines that the documents and the help print are run as they are printed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod lines;
mod scratch;
mod small;

use std::collections::BTreeMap;

use lines::Printed;
use scratch::Scratch;
use small::Ports;

/// The commands whose lines are run small, and why not as they are printed.
const RUN_SMALL: [(&str, &str); 5] = [
    ("serve", "it runs until it is ended, at ports that are taken"),
    ("load", "it needs such a service, and minutes"),
    ("match", "it plays for minutes or hours"),
    ("bench-engine", "it searches for minutes in an unoptimised build"),
    ("admin", "it changes what the machine has at these paths"),
];

/// The measurement that takes minutes, however small: it gives each abuse its time.
const ONLY_READ: &str = "--abuse";

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
        assert!(printed.iter().any(|line| line.command() == command), "no line has {command}");
    }
}

#[test]
fn printed_services_serve() {
    let (scratch, ports) = (Scratch::new(), Ports::new());
    for (text, line) in lines_of("serve") {
        let script = format!("{} > address & trap 'kill $!' EXIT; {UNTIL_IT_SERVES}", ports.small(&text));
        scratch.expect_success(&script, &line);
    }
}

#[test]
fn printed_loads_are_borne() {
    // The other lines of the kind choose what else is measured.
    bear(|text| text.contains("--rate 2000"));
}

#[test]
#[ignore = "takes a minute and more"]
fn all_printed_loads_are_borne() {
    bear(|text| !text.contains(ONLY_READ));
}

/// Runs the lines of `load` that are wanted, each beside the service that is printed with it.
fn bear(is_wanted: impl Fn(&str) -> bool) {
    let (scratch, ports) = (Scratch::new(), Ports::new());
    let services: Vec<_> = lines_of("serve").into_keys().collect();
    for (text, line) in lines_of("load").into_iter().filter(|(text, _)| is_wanted(text)) {
        let url = text.split_whitespace().find_map(|word| word.strip_prefix("http://")).unwrap();
        let service = services.iter().find(|service| text.contains("$!") && service.contains(url));
        let service = service.map_or_else(
            || "true".to_owned(),
            |service| format!("{} > address & trap 'kill $!' EXIT; {UNTIL_IT_SERVES}", ports.small(service)),
        );
        scratch.expect_success(&format!("set -e; {service}; {}", ports.small(&text)), &line);
    }
}

#[test]
fn printed_matches_and_benches_run() {
    let (scratch, ports) = (Scratch::new(), Ports::new());
    for (text, line) in lines_of("match").into_iter().chain(lines_of("bench-engine")) {
        scratch.expect_success(&ports.small(&text), &line);
    }
}

#[test]
fn printed_lines_for_hosts_do_what_is_printed() {
    let (scratch, ports) = (Scratch::new(), Ports::new());
    let service = ports.small("djambi serve --listen 127.0.0.1:8080 --database djambi.sqlite3");
    let serve = format!("{service} > address & trap 'kill $!; wait $!' EXIT; {UNTIL_IT_SERVES}");
    scratch.expect_success(&format!("{serve}; mkdir backups; chmod go-w . backups"), &"the service");
    let host = "export DJAMBI_DATABASE=djambi.sqlite3";
    scratch.expect_success(&format!("{host}; djambi admin backup backups/djambi.sqlite3"), &"a backup");
    for (text, line) in lines_of("admin") {
        let service = if text.contains("--url") { &serve } else { "true" };
        scratch.expect_success(&format!("set -e; {host}; {service}; {}", ports.small(&text)), &line);
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

/// Waits until the service that was begun says its address.
const UNTIL_IT_SERVES: &str = "until grep -q 'Djambi is at' address; do kill -0 $!; done";

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

/// The lines of a command, each once.
fn lines_of(command: &str) -> BTreeMap<String, Printed> {
    let all = all_lines().into_iter().filter(|line| line.command() == command);
    all.map(|line| (line.text.trim_end_matches('&').trim().to_owned(), line)).collect()
}

fn is_run_small(line: &Printed) -> bool {
    RUN_SMALL.iter().any(|(command, _)| *command == line.command())
}
