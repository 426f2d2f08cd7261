//! A hyphen stands for standard input.

use std::fs;

use crate::program::{Run, START, corpus};

/// The output of a run with this standard input, which must succeed.
fn output_of(arguments: &[&str], input: &[u8]) -> String {
    let run = Run::with_input(arguments, input);
    assert_eq!((run.status, run.error.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn a_position_is_read_as_a_line_or_without_its_end() {
    for input in [format!("{START}\n"), format!("{START}\r\n"), START.to_owned(), "start\n".to_owned()] {
        assert_eq!(output_of(&["moves", "-"], input.as_bytes()), Run::output_of(["moves", "start"]));
    }
    let positions = Run::output_of(["apply", "start", "a3a5"]);
    let next = output_of(&["apply", "-", "i3i5"], positions.as_bytes());
    assert_eq!(Run::output_of(["apply", "start", "a3a5", "i3i5"]), format!("{positions}{next}"));
    assert_eq!(output_of(&["perft", "-", "2"], b"start"), Run::output_of(["perft", "start", "2"]));
    let best = ["bestmove", "start", "--nodes", "20"];
    assert_eq!(output_of(&["bestmove", "-", "--nodes", "20"], b"start"), Run::output_of(best));
}

#[test]
fn what_is_wrong_with_a_position_is_said_as_of_an_argument() {
    let faulty = "9/9/9/9/9/9/9/9/rC7bR rb-- r r 0 0";
    let run = Run::with_input(["validate", "-"], faulty.as_bytes());
    assert_eq!((run.status, run.error), (1, Run::error_of(1, ["validate", faulty])));
    let run = Run::with_input(["moves", "-"], b"\xff");
    assert!(run.status == 1 && run.error.contains("standard input"), "{}", run.error);
}

#[test]
fn an_analysis_takes_a_position_too() {
    let study = |input: &[u8]| {
        let text = output_of(&["analyse", "-", "--nodes", "50", "--json"], input);
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    assert_eq!(study(format!("{START}\n").as_bytes())["position"], START);
}

#[test]
fn a_trace_is_replayed() {
    let file = corpus("traces/classic.tsv");
    let text = fs::read(&file).expect("corpus");
    let of_file = Run::output_of(["replay".as_ref(), file.as_os_str()]);
    assert_eq!(output_of(&["replay", "-"], &text), of_file);
    let run = Run::with_input(["replay", "-"], b"nonsense\tline");
    assert!(run.status != 0 && run.error.contains("standard input"), "{}", run.error);
}
