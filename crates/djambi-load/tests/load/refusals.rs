//! Tests of the refusal of what cannot be measured.

use crate::service::{Service, command_line, load};

fn error_of(code: i32, arguments: &[&str]) -> String {
    let output = load(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{error}");
    error
}

#[test]
fn wrong_usage_is_named() {
    let url = "http://127.0.0.1:9";
    assert!(error_of(2, &[]).contains("URL"));
    assert!(error_of(2, &["https://127.0.0.1"]).contains("without the https of a proxy"));
    assert!(error_of(2, &[url, "--rate", "0"]).contains("0.1 to 200000"));
    assert!(error_of(2, &[url, "--idle", "--ceiling"]).contains("--ceiling"));
    assert!(error_of(2, &[url, "--cycles", "3"]).contains("--kill"));
    assert!(error_of(2, &[url, "--talk", "3", "--idle"]).contains("--idle"));
    let whispers = [url, "--talk", "3", "--press", "--whispers"];
    assert!(error_of(1, &[&whispers[..], &["--sockets", "3"]].concat()).contains("--sockets 4"));
    assert!(error_of(2, &[url, "--kill", "true", "--database", "x"]).contains("--whispers"));
    assert!(error_of(1, &[url, "--talk", "37", "--sockets", "2"]).contains("36 things a minute"));
    assert!(error_of(1, &[url, "--clocks", "1", "--games", "1000", "--rate", "40"]).contains("--rate 50"));
    assert!(error_of(2, &[url, "--pid", "1", "--metrics", url]).contains("--metrics"));
}

#[test]
fn a_service_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (_, url) = command_line(folder.path());
    assert!(error_of(1, &[&url]).contains("cannot be reached"));
    assert!(error_of(1, &[&url, "--pid", "4294967295"]).contains("no such process"));
    assert!(error_of(1, &[&url, "--kill", "exit 3"]).contains("has ended with"));
}

#[test]
fn a_service_that_runs_already_is_not_killed() {
    let service = Service::start();
    assert!(error_of(1, &[&service.url, "--restart", "true"]).contains("answers at"));
    let metrics = format!("{}/healthz", service.url);
    let error = error_of(1, &[&service.url, "--games", "1", "--metrics", &metrics, "--warmup", "0"]);
    assert!(error.contains("process_resident_memory_bytes"), "{error}");
}
