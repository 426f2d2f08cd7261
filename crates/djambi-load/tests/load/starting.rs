//! Services that the load starts and kills itself.
#![cfg(unix)]

use crate::service::{command_line, load, report};

#[test]
fn everybody_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (command, url) = command_line(folder.path());
    let arguments = ["--games", "12", "--connected", "5", "--waiting-for-bots", "3", "--rate", "200"];
    let report = report(&load(&[&[url.as_str(), "--json", "--restart", &command], &arguments[..]].concat()));
    assert_eq!(report["problems"], serde_json::json!({}), "{report}");
    assert_eq!(report["sockets"], 20, "{report}");
    assert!(report["turns"].as_u64().unwrap() >= 48, "{report}");
    assert_eq!(
        (&report["read_back"]["games"], &report["read_back"]["lost"]),
        (&12.into(), &0.into()),
        "{report}"
    );
}

/// The shell gives each start a database of its own: all that was acknowledged is gone.
#[test]
fn a_service_that_forgets_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let (command, url) = command_line(&folder.path().join("$$"));
    let command = command.replace('\'', "\"");
    let arguments = ["--games", "5", "--rate", "300", "--cycles", "3", "--json"];
    let output = load(&[&[url.as_str(), "--kill", &command], &arguments[..]].concat());
    assert_eq!(output.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["kills"], &report["missing"]), (&1.into(), &5.into()), "{report}");
    assert_eq!(report["lost"], report["acknowledged"], "{report}");
}

#[test]
fn kills_lose_nothing_and_leave_no_whisper_to_read() {
    let folder = tempfile::tempdir().unwrap();
    let (command, url) = command_line(folder.path());
    let database = folder.path().join("games.sqlite3");
    let arguments = ["--games", "10", "--rate", "300", "--cycles", "3", "--seed", "7"];
    let whispers = ["--talk", "56", "--press", "--whispers", "--database", database.to_str().unwrap()];
    let load = load(&[&[url.as_str(), "--json", "--kill", &command], &arguments[..], &whispers].concat());
    let report = report(&load);
    assert_eq!(report["kills"], 3, "{report}");
    assert!(report["acknowledged"].as_u64().unwrap() > 10, "{report}");
    assert_eq!(report["resent"], report["resent_acknowledged"], "{report}");
    assert!(report["said"].as_u64().unwrap() > 10, "{report}");
    for nothing in ["lost", "doubled", "wrong", "unheard"] {
        assert_eq!(report[nothing], 0, "{report}");
    }
    assert!(report["searched"]["bytes"].as_u64().unwrap() > 0, "{report}");
    assert_eq!(report["searched"]["found"], 0, "{report}");
}
