//! The command lines of the load that the documents and its help print are run as they are printed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../djambi-cli/tests/printed/lines.rs"]
mod lines;
#[path = "../../../djambi-cli/tests/printed/scratch.rs"]
mod scratch;
#[path = "../../../djambi-cli/tests/printed/small.rs"]
mod small;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::process::Command;

use lines::Printed;
use scratch::Scratch;
use small::Ports;
use support::{LOAD, djambi as program};

/// The measurement that takes minutes, however small: it gives each abuse its time.
const ONLY_READ: &str = "--abuse";

#[test]
fn printed_lines_are_understood() {
    let scratch = Scratch::new();
    let printed = lines_of("djambi-load");
    assert!(printed.len() > 7, "{printed:?}");
    for (text, line) in printed {
        // Whatever stands before `--help` is read, with its values. The line before has begun a service.
        scratch.expect_success(&format!("true & {text} --help"), &line);
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

#[test]
fn a_line_that_is_wrong_is_noticed() {
    let wrong = "djambi-load http://h --talk 1.5 --help";
    assert!(!Scratch::new().run(wrong).status.success(), "{wrong}");
}

/// The measurements of docs/OPERATION.md, as they are printed: at their ports, for as long as they say.
#[test]
#[ignore = "takes minutes, two cores and the ports that are printed"]
fn printed_measurements_run() {
    let scratch = Scratch::new();
    for block in lines::blocks_of("docs/OPERATION.md").filter(|block| block.contains(lines::LOAD)) {
        let block = block.replace(lines::LOAD, "djambi-load");
        let script = format!("set -e\ntrap 'kill $!' EXIT\n{block}");
        let output = scratch.run(&script);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{block}\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Runs the lines that are wanted, each beside the service that is printed with it.
fn bear(is_wanted: impl Fn(&str) -> bool) {
    let scratch = Scratch::new();
    let ports = Ports::new();
    let services: Vec<_> = lines_of("djambi").into_keys().collect();
    for (text, line) in lines_of("djambi-load").into_iter().filter(|(text, _)| is_wanted(text)) {
        let url = text.split_whitespace().find_map(|word| word.strip_prefix("http://")).unwrap();
        let is_meant = |service: &&String| {
            service.starts_with("djambi serve") && text.contains("$!") && service.contains(url)
        };
        let service = services.iter().find(is_meant).map_or_else(
            || "true".to_owned(),
            |service| format!("{} > address & trap 'kill $!' EXIT; {UNTIL_IT_SERVES}", ports.small(service)),
        );
        scratch.expect_success(&format!("set -e; {service}; {}", ports.small(&text)), &line);
    }
}

/// Waits until the service that was begun says its address.
const UNTIL_IT_SERVES: &str = "until grep -q 'Djambi is at' address; do kill -0 $!; done";

/// The lines of a program in the documents and in the help of the load, each once.
fn lines_of(program: &str) -> BTreeMap<String, Printed> {
    let help = Command::new(LOAD).arg("--help").output().unwrap();
    let mut all = lines::of_documents(program);
    all.extend(lines::lines_of(program, &String::from_utf8(help.stdout).unwrap(), "djambi-load --help"));
    all.into_iter().map(|line| (line.text.trim_end_matches('&').trim().to_owned(), line)).collect()
}
