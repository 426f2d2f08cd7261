//! Bad input: exit status 1 and a message on standard error, without output or panic.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::process::Stdio;

use djambi_engine::Rng;
use tempfile::TempDir;

use crate::program::{Run, START, corpus, program};

#[test]
fn every_faulty_position_of_the_corpus_is_refused_by_every_command() {
    let text = fs::read_to_string(corpus("invalid_dfen.tsv")).expect("corpus");
    for (number, line) in text.lines().filter(|line| !line.starts_with('#')).enumerate() {
        let dfen = line.split('\t').next().expect("position");
        let commands: [&[&str]; 6] = [
            &["validate", dfen],
            &["moves", dfen],
            &["apply", dfen, "a3a5"],
            &["resign", dfen, "r"],
            &["perft", dfen, "1"],
            &["divide", dfen, "1"],
        ];
        // Every position is validated and tried with one of the other commands, in rotation.
        for command in [commands[0], commands[1 + number % 5]] {
            Run::error_of(1, command);
        }
    }
}

#[test]
fn validate_prints_one_fault_a_line() {
    let error = Run::error_of(1, ["validate", "9/9/9/9/9/9/9/9/rC7bC rb-- x r 0 0"]);
    assert_eq!(error.lines().count(), 2, "{error}");
    assert!(error.contains("turn number"), "{error}");
}

/// Where a position came from a file with its line end, one sentence names it, and no line is broken.
#[test]
fn characters_that_cannot_be_seen_are_named() {
    for (position, number) in [
        ("start\n".to_owned(), "U+000A"),
        (format!("{START}\r\n"), "U+000D"),
        (START.replace(' ', "\u{a0}"), "U+00A0"),
        (format!("\u{feff}{START}"), "U+FEFF"),
    ] {
        for command in ["validate", "moves"] {
            let error = Run::error_of(1, [command, &position]);
            assert!(error.contains(number) && error.lines().count() == 1, "{command}: {error:?}");
        }
    }
}

#[test]
fn illegal_moves_are_explained_with_the_section_of_the_rules() {
    let error = Run::error_of(1, ["apply", "start", "a3a9"]);
    assert!(error.starts_with("djambi: move 1, “a3a9”: ") && error.contains("(§2)"), "{error}");
    for text in ["", "x", "a3", "a3a5a5", "Ma3xa5", "pass", "é3a5", "a3a5\n"] {
        Run::error_of(1, ["apply", "start", text]);
    }
    // The positions before the bad move are printed.
    let run = Run::of(["apply", "start", "a3a5", "a5a6"]);
    assert_eq!((run.status, run.output.lines().count()), (1, 1));
    assert!(run.error.contains("move 2"), "{}", run.error);
}

#[test]
fn absent_and_dead_players_cannot_resign() {
    for letter in ["x", "", "red", "R", "p", "rr"] {
        Run::error_of(1, ["resign", "start", letter]);
    }
    Run::error_of(1, ["resign", "rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1", "b"]);
    Run::error_of(1, ["resign", "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1", "r"]);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf8_are_bad_input() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = OsStr::from_bytes(b"a3\xff\xfe");
    let word = OsStr::new;
    for command in ["moves", "validate"] {
        Run::error_of(1, [word(command), bytes]);
    }
    Run::error_of(1, [word("perft"), bytes, word("1")]);
    Run::error_of(1, [word("apply"), word("start"), bytes]);
    Run::error_of(1, [word("resign"), word("start"), bytes]);
    Run::error_of(1, [word("replay"), bytes]);
}

#[test]
fn closed_output_ends_the_program_quietly() {
    for arguments in [["divide", START, "4"], ["perft", START, "4"]] {
        let mut child =
            program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("program");
        drop(child.stdout.take());
        let done = child.wait_with_output().expect("program");
        assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = fs::File::options().write(true).open("/dev/full").expect("device");
    let done = program().args(["moves", "start"]).stdout(full).output().expect("program");
    assert_eq!(done.status.code(), Some(1));
    assert!(!done.stderr.is_empty());
}

#[cfg(unix)]
#[test]
fn what_is_quoted_commands_no_terminal() {
    let evil = "M\u{1b}[31mi\u{7}\u{9b}2J\u{202e}\rx";
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("game.pgn");
    for record in [
        format!("1. {evil} *\n"),
        format!("[{evil} \"x\"]\n1. Ma3-a5 *\n"),
        format!("[Red \"{evil}\"]\n[Red \"{evil}\"]\n\n*\n"),
    ] {
        fs::write(&file, &record).expect("file");
        let path = file.to_str().expect("a path");
        let position = format!("9/9/9/9/9/9/9/9/{evil} rb-- x r 0 0");
        let commands: [&[&str]; 9] = [
            &["apply", "start", evil],
            &["apply", evil, "a3a5"],
            &["validate", &position],
            &["moves", "start", "--rules", evil],
            &["resign", "start", evil],
            &["replay", path],
            &["replay", evil],
            &["analyse", path, "--nodes", "20"],
            &["serve", "--listen", evil],
        ];
        for command in commands {
            let run = Run::of(command);
            assert_ne!(run.status, 0, "{command:?}");
            let said = format!("{}{}", run.output, run.error);
            let odd = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
            assert!(!said.contains(odd), "{command:?}: {said:?}");
        }
    }
}

/// A text of which some letters are others, are missing or are there twice.
fn mutated(text: &str, numbers: &mut Rng) -> Vec<u8> {
    const OTHERS: [&str; 9] = ["\0", "\u{1b}[2J", "é", "9999999999", "-", "\n", "\r\n", "\u{feff}", "{"];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(bytes.len());
        match numbers.below(4) {
            0 => drop(bytes.drain(at..bytes.len().min(at + 1 + numbers.below(9)))),
            1 => drop(bytes.splice(at..at, OTHERS[numbers.below(OTHERS.len())].bytes())),
            2 => bytes.truncate(at),
            _ => bytes[at] ^= 1 << numbers.below(8),
        }
        if bytes.is_empty() {
            break;
        }
    }
    bytes
}

/// Whatever a program, a person or a file says, a command reads it or refuses it, and ends.
#[test]
fn input_that_is_changed_a_little_breaks_no_command() {
    let record = "[Event \"Friends\"]\n[Rules \"classic\"]\n[Board \"square9\"]\n\n1. a3a5 g3g5 i7i5 c7c5 2. a5a6 {well} *\n";
    let commands: [(&[&str], &str); 3] = [
        (&["udi"], "udi\nisready\nposition start rules arena moves a3a5 resign:g\ngo nodes 50\nstop\nquit\n"),
        (&["play", "--level", "page"], "a3\na5\nhint\nundo\nmoves\nboard\na3a5\nresign\n"),
        (&["analyse", "-", "--nodes", "50"], record),
    ];
    let mut numbers = Rng::new(11);
    for (arguments, input) in commands {
        for _ in 0..40 {
            let input = mutated(input, &mut numbers);
            let mut command = program();
            command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let mut run = command.spawn().expect("program");
            // A program that has ended reads no more.
            let _ = run.stdin.take().expect("input").write_all(&input);
            let output = run.wait_with_output().expect("an end");
            let shown = String::from_utf8_lossy(&input).into_owned();
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(
                !errors.contains("panicked") && output.status.code().is_some(),
                "{arguments:?} {shown:?}: {errors}"
            );
        }
    }
}

/// Players that nobody meant, and files of matches that were changed, end a match with a sentence.
#[test]
fn a_match_that_is_changed_a_little_ends_in_order() {
    let mut numbers = Rng::new(13);
    let folder = TempDir::new().expect("folder");
    let file = folder.path().join("match.jsonl");
    let players = ["page:press=loyal,memory=1", "newcomer"];
    let run = |players: &[&str]| {
        let mut command = program();
        command.args(["match", "--blocks", "1", "--turns", "12", "--resume"]).arg(&file).args(players);
        let output = command.stdin(Stdio::null()).output().expect("an end");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!errors.contains("panicked") && output.status.code().is_some(), "{players:?}: {errors}");
        assert!(output.status.success() || !errors.trim().is_empty(), "{players:?}: refused without a word");
        output.status.success()
    };
    assert!(run(&players));
    let kept = fs::read_to_string(&file).expect("the games");
    assert!(run(&players), "a match that is over is shown again");
    for _ in 0..40 {
        fs::write(&file, mutated(&kept, &mut numbers)).expect("file");
        run(&players);
    }
    for _ in 0..40 {
        drop(fs::remove_file(&file));
        let changed = String::from_utf8_lossy(&mutated(&players.join(" "), &mut numbers)).replace('\0', "");
        run(&changed.split(' ').collect::<Vec<_>>());
    }
}
