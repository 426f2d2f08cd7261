//! The command `record`.

use serde_json::Value;

use crate::program::Run;

/// A record with all that may be kept beside turns, and one with a fault in its second line.
const RECORDS: &str = "[Blue \"Ada\"]\n1. Ma3-a5 $1 {good} (1. Ma3-a4!? ; a remark\n Mi3-i5) Mi3-i5 *\n\n[Red \"Zoé\"]\n1. Ma3-i3 *\n";

/// The first of them as it is written.
const USUAL: &str = "[Red \"?\"]\n[Blue \"Ada\"]\n";

#[test]
fn records_are_written_in_their_usual_form_and_faults_are_told() {
    let run = Run::with_input(["record", "-"], RECORDS.as_bytes());
    assert_eq!(run.status, 1, "{}", run.error);
    assert!(run.output.starts_with(USUAL) && run.output.contains("{good}"), "{}", run.output);
    assert!(
        run.error.starts_with("standard input: Line 6, column 4: “Ma3-i3” is not a move."),
        "{}",
        run.error
    );
    let again = Run::with_input(["record", "-"], run.output.as_bytes());
    assert_eq!((again.status, again.output), (0, run.output), "{}", again.error);
}

#[test]
fn several_records_stand_apart() {
    let one = "1. Ma3-a5 *\n";
    let run = Run::with_input(["record", "-"], [one, one].join("\n").as_bytes());
    assert_eq!(run.status, 0, "{}", run.error);
    let alone = Run::with_input(["record", "-"], one.as_bytes()).output;
    assert_eq!(run.output, format!("{alone}\n{alone}"));
}

#[test]
fn scripts_read_json() {
    let run = Run::with_input(["record", "--json", "-"], RECORDS.as_bytes());
    let lines: Vec<Value> =
        run.output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((run.status, lines.len()), (1, 2));
    assert!(
        lines[0]["valid"] == true && lines[0]["record"].as_str().is_some_and(|text| text.starts_with(USUAL))
    );
    assert_eq!((&lines[1]["line"], &lines[1]["column"]), (&6.into(), &4.into()));
    assert!(lines[1]["fault"]["code"].is_string(), "{}", run.output);
}

#[test]
fn a_text_without_a_record_is_said_to_have_none() {
    let run = Run::with_input(["record", "-"], b"\n");
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.error.contains("no record"), "{}", run.error);
}
