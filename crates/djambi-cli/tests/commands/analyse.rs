//! The command `analyse`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, program};

/// Red fails to kill yellow's chief, which can be killed; yellow moves it away.
const BLUNDER: &str = r#"[Red "Ada"]
[Yellow "Cem"]
[Rules "arena"]
[SetUp "1"]
[FEN "8yC/9/9/9/9/9/rM8/8rM/rC7rA r-y- r r 0 31"]

1. Ma3-a4 Ci9-h9
2. {yellow resigns}
"#;

/// A file that holds a record.
fn record_file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("game.pgn");
    fs::write(&path, text).expect("file");
    (folder, path)
}

/// The JSON that a command prints.
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&Run::output_of(arguments)).expect("JSON")
}

/// The shares of all seats, which must sum to 1000.
fn shares(study: &Value) -> Vec<u64> {
    let shares = study["shares"].as_object().expect("shares");
    let shares: Vec<_> = shares.values().map(|share| share.as_u64().expect("share")).collect();
    assert_eq!(shares.iter().sum::<u64>(), 1000, "{study}");
    shares
}

#[test]
fn lines_are_ordered_best_first() {
    let output = Run::output_of(["analyse", "start", "--nodes", "400", "--lines", "3"]);
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(lines.len(), 4, "{output}");
    assert!(lines[0].starts_with(" 1  r  ") && lines[2].starts_with(" 3  r  "), "{output}");
    assert!(lines[3].contains(" positions searched in ") && lines[3].ends_with(" a second"), "{output}");

    let study =
        json(&["analyse", "start", "--board", "hex3", "--nodes", "400", "--json", "--set", "quiet_limit=90"]);
    assert_eq!(
        (study["board"].as_str(), study["options"]["quiet_limit"].as_str()),
        (Some("hex3"), Some("90"))
    );
    assert_eq!((study["turn"].as_str(), &study["ended"]), (Some("red"), &Value::Null));
    assert_eq!(shares(&study).len(), 3);
    let lines = study["lines"].as_array().expect("lines");
    assert!((2..=5).contains(&lines.len()), "{study}");
    let moves = Run::output_of(["moves", "start", "--board", "hex3"]);
    for line in lines {
        shares(line);
        assert!(moves.lines().any(|mv| Some(mv) == line["moves"][0].as_str()), "{line}");
    }
    let best = Run::output_of(["bestmove", "start", "--board", "hex3", "--nodes", "400"]);
    assert_eq!(lines[0]["moves"][0].as_str(), Some(best.trim()));
}

#[test]
fn a_finished_game_shows_its_result() {
    let over = "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1";
    assert!(
        Run::output_of(["analyse", over])
            .starts_with("The game is over. The last player alive has won.\nr 100.0")
    );
    let study = json(&["analyse", over, "--json"]);
    assert_eq!((study["ended"].as_str(), study["shares"]["red"].as_u64()), (Some("win"), Some(1000)));
    assert_eq!(study["lines"].as_array().map(Vec::len), Some(0));
    let drawn = "8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 200 231";
    assert!(Run::output_of(["analyse", drawn]).contains("without a kill.\nr  50.0"));
}

#[test]
fn a_game_has_a_graph_and_turning_points() {
    let (_folder, path) = record_file(BLUNDER);
    let path = path.to_str().expect("text");
    let output = Run::output_of(["analyse", path, "--nodes", "800"]);
    let lines: Vec<_> = output.lines().collect();
    assert!(
        lines[1].starts_with("   1  Red     Ma3-a4 ") && lines[2].starts_with("   2  Yellow  Ci9-h9 "),
        "{output}"
    );
    assert!(lines[3].contains("Yellow resigns") && lines[3].ends_with(&"r".repeat(40)), "{output}");
    let point = lines.iter().position(|line| *line == "Turning points:").expect("turning points") + 1;
    assert!(lines[point].contains("Red loses ") && lines[point].contains("xi9"), "{output}");

    let study = json(&["analyse", path, "--nodes", "800", "--json"]);
    assert_eq!((study["rules"].as_str(), study["board"].as_str()), (Some("arena"), Some("square9")));
    let positions = study["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 4);
    positions.iter().for_each(|position| assert_eq!(shares(position).len(), 4));
    assert_eq!(positions[1]["played"]["by"].as_str(), Some("yellow"));
    assert_eq!(positions[2]["played"], serde_json::json!({ "by": null, "reading": "yellow resigns" }));
    assert_eq!((positions[3]["ended"].as_str(), &positions[3]["played"]), (Some("win"), &Value::Null));
    let worst = &study["turning_points"][0];
    assert_eq!((worst["number"].as_u64(), worst["by"].as_str()), (Some(1), Some("red")));
    assert_eq!(worst["before"].as_u64(), Some(1000));
    assert!(worst["lost"].as_u64() >= Some(20), "{worst}");
}

#[test]
fn a_record_may_come_from_standard_input() {
    let mut child = program()
        .args(["analyse", "-", "--nodes", "100"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("program");
    child.stdin.take().expect("input").write_all(b"1. a3a5 {draw agreed}").expect("listener");
    let done = child.wait_with_output().expect("program");
    let output = String::from_utf8(done.stdout).expect("text");
    assert!(done.status.success() && output.contains("Ma3-a5") && output.contains("draw agreed"), "{output}");
    assert!(output.contains("r  25.0  b  25.0  y  25.0  g  25.0"), "{output}");
}

#[test]
fn a_faulty_position_on_standard_input_is_told_as_one() {
    let run = Run::with_input(["analyse", "-"], b"9/9/9/9/9/9/9/9/rC7bX rb-- r r 0 1\n");
    assert_eq!(run.status, 1);
    assert!(run.error.contains("In rank 1") && !run.error.contains("record"), "{}", run.error);
}

#[test]
fn input_that_is_neither_position_nor_record_is_refused() {
    let error = Run::error_of(1, ["analyse", "nothing.pgn"]);
    assert!(error.contains("neither a file") && error.contains("nor a position"), "{error}");
    let (_folder, path) = record_file("1. a3a9");
    let path = path.to_str().expect("text");
    let error = Run::error_of(1, ["analyse", path]);
    assert!(error.contains(path) && error.contains("Line 1, column 4"), "{error}");
    let (_folder, path) = record_file(BLUNDER);
    let path = path.to_str().expect("text");
    assert!(Run::error_of(1, ["analyse", path, "--rules", "arena"]).contains("names its own rules"));
    let (_folder, path) = record_file("1. a3a5 *\n\n1. a3a5 *\n");
    Run::error_of(1, ["analyse", path.to_str().expect("text")]);
    for wrong in [&["--lines", "0"][..], &["--ms", "1", "--nodes", "1"], &["--level", "9"]] {
        Run::error_of(2, ["analyse", "start"].iter().chain(wrong));
    }
}

#[cfg(unix)]
#[test]
fn bytes_that_are_not_text_are_refused() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("bytes");
    for (bytes, expected) in [
        (
            &b"[Red \"Jos\xe9\"]\n\n1. Ma3-a5 *\n"[..],
            "line 1: this is not UTF-8 text: it has the byte E9 at offset 9",
        ),
        (b"\n\n\xc3", "line 3: this is not UTF-8 text: it has the byte C3 at offset 2"),
        (b"\xff\xfe\x00", "this UTF-16 text is broken at offset 2"),
        (b"\xfe\xff\x001\xd8\x00\x00.", "this UTF-16 text is broken at offset 4"),
    ] {
        fs::write(&path, bytes).expect("file");
        let error = Run::error_of(1, ["analyse", path.to_str().expect("text")]);
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn a_record_may_be_of_any_system() {
    let text = "[Red \"José\"]\n\n1. Ma3-a5 ♟ *\n".replace(" ♟", " {♟ 🦊}");
    let analysed = |bytes: &[u8]| {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("record");
        fs::write(&path, bytes).expect("file");
        Run::output_of(["analyse", path.to_str().expect("text"), "--nodes", "20", "--seed", "1"])
    };
    let plain = analysed(text.as_bytes());
    assert!(plain.contains("Ma3-a5"), "{plain}");
    let marked = format!("\u{feff}{text}");
    let units: Vec<u16> = marked.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    let classic = text.replace('\n', "\r");
    for bytes in [marked.as_bytes(), &little, &big, classic.as_bytes()] {
        assert_eq!(analysed(bytes), plain);
    }
}
