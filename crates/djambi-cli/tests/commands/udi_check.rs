//! The command `udi-check`, with programs that do it right, and with some that do not.

use std::path::Path;
use std::thread;

use crate::program::{Run, program};

/// The directory of the program, where programs look for `djambi`.
fn path() -> String {
    let program = program().get_program().to_owned();
    let directory = Path::new(&program).parent().expect("directory").display().to_string();
    format!("{directory}:{}", std::env::var("PATH").expect("PATH"))
}

/// The status and the lines of a check of a program.
fn check(arguments: &[&str]) -> (Option<i32>, Vec<String>) {
    let output = program().arg("udi-check").args(arguments).env("PATH", path()).output().expect("program");
    let lines = String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    (output.status.code(), lines)
}

#[test]
fn our_own_engine_speaks_it() {
    let (status, lines) =
        check(&["--turns", "10", "--seconds", "60", "--option", "level=courtier", "--json", "djambi", "udi"]);
    assert_eq!(status, Some(0), "{lines:#?}");
    assert!(lines.iter().all(|line| line.contains(r#""verdict":"ok""#)), "{lines:#?}");
    assert!(lines.len() > 12, "{lines:#?}");
}

#[test]
fn the_example_speaks_it_and_makes_no_treaties() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/engine.py");
    let (status, lines) = check(&["--turns", "6", "--seconds", "60", "python3", example]);
    assert_eq!(status, Some(0), "{lines:#?}");
    let notes: Vec<_> = lines.iter().filter(|line| line.starts_with("note")).collect();
    assert!(notes.len() == 3 && notes[2].contains("no option press"), "{lines:#?}");
    assert_eq!(lines.last().map(String::as_str), Some("17 checks, 0 faults"));
}

/// The check of a program in Python that answers some lines by a table of its own.
fn check_of(answers: &str) -> Vec<String> {
    let script = format!("{PROGRAM}\nanswers.update({answers})\nspeak()");
    let (status, lines) = check(&["--seconds", "2", "--turns", "2", "python3", "-c", &script]);
    assert_eq!(status, Some(1), "{lines:#?}");
    lines
}

/// A program that knows how to begin, and nothing of the game.
const PROGRAM: &str = r#"
import sys
answers = {"udi": "id name Dummy\nudiok", "isready": "readyok", "go": "bestmove a3a5"}
def speak():
    for line in sys.stdin:
        word = (line.split() or [""])[0]
        if word == "quit":
            break
        if word in answers:
            print(answers[word], flush=True)
"#;

#[test]
fn faults_are_named_with_the_line() {
    let programs = [
        (
            "{}",
            &[
                ("position", "bestmove a3a5\": a3a5 is not legal for"),
                ("games that are over", "the game is over: bestmove none"),
                ("go infinite, stop", "it answers before it was told to"),
                ("go searchmoves", "another move is answered"),
            ][..],
        ),
        (r#"{"go": "bestmove a3a5\nbestmove a3a5"}"#, &[("go movetime", "nothing was asked but isready")]),
        (r#"{"go": "bestmove a9"}"#, &[("go movetime", "line 4 of the program, \"bestmove a9\": ")]),
        (r#"{"go": "bestmove none"}"#, &[("go nodes", "the game is not over")]),
        (
            r#"{"go": "info share r 500 b 400\nbestmove a3a5"}"#,
            &[("go movetime", "the shares sum to 900, not to 1000")],
        ),
        (
            r#"{"go": "info share r 500 b 500\nbestmove a3a5"}"#,
            &[("go movetime", "share: yellow is missing")],
        ),
        (
            r#"{"go": "info pv a3a5 a3a5\nbestmove a3a5"}"#,
            &[("go movetime", "move 2 of pv: a3a5 is not legal")],
        ),
        (r#"{"go": ""}"#, &[("go movetime", "waiting for bestmove: no answer within 2.1s")]),
        (
            r#"{"udi": "id name D\noption name a type spin default 3 min 1 max 2\nudiok"}"#,
            &[("udi", "the default 3 is not from 1 to 2")],
        ),
        (
            r#"{"udi": "id name D\noption name a type check default true\nudiok", "setoption": "error no"}"#,
            &[("options", "setoption name a value false: line 5 of the program, \"error no\"")],
        ),
    ];
    thread::scope(|scope| {
        for (answers, faults) in programs {
            scope.spawn(move || {
                let lines = check_of(answers);
                for (check, fault) in faults {
                    let line = lines.iter().find(|line| line.starts_with(&format!("FAULT  {check}: ")));
                    assert!(line.is_some_and(|line| line.contains(fault)), "{answers}: {fault}: {lines:#?}");
                }
            });
        }
    });
}

#[test]
fn a_program_that_does_not_begin_is_an_error() {
    for (command, error) in [
        (&["--seconds", "1", "sleep", "9"][..], "no answer within 1s"),
        (&["true"], "the program has ended"),
        (&["/no/such/program"], "cannot start /no/such/program"),
        (&["python3", "-c", "print('option name')"], "line 1 of the program, \"option name\": option: "),
    ] {
        let arguments = ["udi-check"].iter().chain(command);
        let said = Run::error_of(1, arguments);
        assert!(said.contains(error), "{said}");
    }
}
