//! The JSON of commands says what their text says.

use serde_json::{Value, json};

use crate::program::Run;

/// The objects that a command prints with `--json`, one a line.
fn objects(arguments: &[&str]) -> Vec<Value> {
    let output = Run::output_of(arguments.iter().chain(&["--json"]));
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The texts of a field.
fn texts(objects: &[Value], field: &str) -> Vec<String> {
    objects.iter().map(|object| object[field].as_str().expect("a text").to_owned()).collect()
}

fn lines(arguments: &[&str]) -> Vec<String> {
    Run::output_of(arguments).lines().map(str::to_owned).collect()
}

#[test]
fn moves_have_both_forms_in_the_order_of_the_text() {
    let arena = ["moves", "start", "--rules", "arena"];
    assert_eq!(texts(&objects(&arena), "move"), lines(&arena));
    let reading = ["moves", "start", "--rules", "arena", "--reading"];
    assert_eq!(texts(&objects(&reading), "reading"), lines(&reading));
    assert!(objects(&["moves", "start"]).contains(&json!({"move": "a3a5", "reading": "Ma3-a5"})));
    assert!(objects(&["moves", "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1"]).is_empty());
}

#[test]
fn apply_has_each_move_and_the_position_after_it() {
    let moves = ["apply", "start", "a3a5", "Mi3-i5"];
    let played = objects(&moves);
    assert_eq!(texts(&played, "position"), lines(&moves));
    assert_eq!(texts(&played, "move"), ["a3a5", "i3i5"]);
    assert_eq!(texts(&played, "reading"), ["Ma3-a5", "Mi3-i5"]);
}

#[test]
fn counts_are_numbers() {
    assert_eq!(objects(&["perft", "start", "3"]), [json!({"depth": 3, "count": 49206})]);
    let divided = objects(&["divide", "start", "2"]);
    let line = |object: &Value| format!("{} {}", object["move"].as_str().expect("a move"), object["count"]);
    assert_eq!(divided.iter().map(line).collect::<Vec<_>>(), lines(&["divide", "start", "2"]));
    assert_eq!(divided.len(), 30);
}

#[test]
fn the_best_move_is_that_of_the_text() {
    let best = ["bestmove", "start", "--nodes", "50"];
    let found = objects(&best);
    assert_eq!(texts(&found, "move"), lines(&best));
    let reading = &texts(&found, "reading")[0];
    assert!(lines(&["moves", "start", "--reading"]).contains(reading), "{reading}");
}

#[test]
fn faults_of_a_position_have_code_arguments_and_the_sentence_of_the_text() {
    assert_eq!(objects(&["validate", "start"]), [json!({"valid": true, "faults": []})]);
    let faulty = "9/9/9/9/9/9/9/9/rC7bR rb-- r r 0 0";
    let said = Run::error_of(1, ["validate", faulty]);
    let run = Run::of(["validate", faulty, "--json", "--lang", "fr"]);
    assert_eq!((run.status, run.error.as_str()), (1, ""), "{}", run.output);
    let found: Value = serde_json::from_str(&run.output).expect("JSON");
    assert_eq!(found["valid"], false);
    let faults = found["faults"].as_array().expect("faults");
    assert_eq!(texts(faults, "message"), said.lines().collect::<Vec<_>>());
    assert!(faults.len() > 1 && texts(faults, "code").iter().all(|code| !code.is_empty()), "{found}");
    assert!(faults.iter().any(|fault| fault["args"].is_object()), "{found}");
}
