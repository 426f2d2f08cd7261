//! A game in the terminal.

use std::io::Write;
use std::process::{Output, Stdio};

use crate::program::program;

/// What the program prints when these lines are typed.
fn typed(arguments: &[&str], lines: &str) -> String {
    let mut child = program()
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("program");
    // Whoever has left the game reads no further.
    let _ = child.stdin.take().expect("input").write_all(lines.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("program");
    assert_eq!((status.code(), String::from_utf8_lossy(&stderr).as_ref()), (Some(0), ""));
    String::from_utf8(stdout).expect("text")
}

#[test]
fn bots_answer_and_mistakes_are_explained() {
    let output = typed(&["--seed", "1"], "dance\na3a9\nMa3-a5\nmoves a1\nrecord\nundo\nundo\nhelp\nquit\n");
    for told in ["type help for help", "(§2)", "   blue: ", " yellow: ", "  green: ", "turn 5: red to play"]
    {
        assert!(output.contains(told), "{told:?} is not in {output}");
    }
    assert!(output.contains("[Rules \"classic\"]") && output.contains("1. Ma3-a5 "), "{output}");
    assert!(
        output.contains("there is nothing to take back") && output.contains("take back your"),
        "{output}"
    );
    assert_eq!(
        output,
        typed(&["--seed", "1"], "dance\na3a9\nMa3-a5\nmoves a1\nrecord\nundo\nundo\nhelp\nquit\n")
    );
}

#[test]
fn whoever_resigns_sees_the_end() {
    let output = typed(&["--seed", "3", "--seat", "blue", "--rules", "arena"], "resign\n");
    assert!(output.contains(" has won\n") || output.contains("the game is a draw"), "{output}");
}

#[test]
fn bots_play_at_the_level_they_are_told() {
    let typed = |level| typed(&["--seed", "1", "--level", level], "a3a5\nquit\n");
    assert_eq!(typed("page"), typed("1"));
    assert_ne!(typed("page"), typed("minister"), "they do not play alike");
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    assert!(typed(&[], "").contains("turn 1: red to play"));
    assert!(typed(&["--board", "hex3"], "moves z9").contains("there is no square"));
}

#[cfg(unix)]
#[test]
fn rubbish_is_no_move() {
    let output = typed(&["--seed", "2"], "\u{0}\u{fffd}\né\n");
    assert!(output.contains("type help for help"), "{output}");
}
