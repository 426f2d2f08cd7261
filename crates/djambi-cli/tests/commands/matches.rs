//! The command `match`.

use std::fs;

use crate::program::Run;

/// A short match of a player against itself, with further arguments.
fn short_match(more: &[&str]) -> Run {
    let player = "one-turn:nodes=4";
    let fixed = ["match", player, player, "--blocks", "2", "--turns", "40", "--seed", "7"];
    let run = Run::of(fixed.iter().chain(more));
    assert_eq!(run.status, 0, "{}", run.error);
    run
}

/// A result without the lines about speed.
fn without_speed(output: &str) -> Vec<&str> {
    output.lines().filter(|line| !line.starts_with("speed")).collect()
}

#[test]
fn the_result_does_not_depend_on_the_concurrency() {
    let run = short_match(&["--concurrency", "1"]);
    for expected in [
        "played      2 blocks, 12 games, two-two, seed 7",
        "share of A  0.",
        " ± ",
        "log ratio",
        "failures    A 0, B 0",
    ] {
        assert!(run.output.contains(expected), "{expected:?} is not in {}", run.output);
    }
    assert_eq!(run.error.lines().count(), 12, "a line for each game: {}", run.error);
    assert_eq!(without_speed(&short_match(&["--concurrency", "3"]).output), without_speed(&run.output));
    let alone = short_match(&["--mode", "one-three"]);
    assert!(alone.output.contains("8 games, one-three") && alone.output.contains("equal: 0.25"));
}

#[test]
fn an_interrupted_match_is_resumed() {
    let directory = tempfile::tempdir().expect("directory");
    let path = |name: &str| directory.path().join(name).to_str().expect("path").to_owned();
    let (progress, games) = (path("progress.tsv"), path("games/"));
    let whole = short_match(&["--resume", &progress, "--records", &games]);
    let text = fs::read_to_string(&progress).expect("progress");
    assert_eq!(text.lines().count(), 13, "{text}");
    assert_eq!(fs::read_dir(&games).expect("directory").count(), 12);

    // The file ends in the middle of the eighth game, as after a kill.
    let seven = text.match_indices('\n').nth(7).expect("line").0 + 1;
    fs::write(&progress, &text[..seven + 9]).expect("progress");
    let records = path("rest.pgn");
    let rest = short_match(&["--resume", &progress, "--records", &records]);
    assert_eq!(without_speed(&rest.output), without_speed(&whole.output));
    assert_eq!(rest.error.lines().count(), 5, "{}", rest.error);
    assert_eq!(fs::read_to_string(&progress).expect("progress").lines().count(), 13);
    let records = fs::read_to_string(&records).expect("records");
    let read: Result<Vec<_>, _> = djambi::Record::parse_all(&records).collect();
    let read = read.expect("records");
    assert_eq!(read.len(), 5);
    assert_eq!(read[0].player(djambi::Seat::Red), Some("one-turn:nodes=4"));
    assert_eq!(short_match(&["--resume", &progress]).error, "", "all games are finished");

    let error = Run::error_of(1, ["match", "page", "one-turn", "--resume", &progress]);
    assert!(error.contains("another match") && error.contains("progress.tsv"), "{error}");
}

#[test]
fn a_file_that_is_no_progress_is_refused_and_left_as_it_is() {
    let directory = tempfile::tempdir().expect("directory");
    let path = directory.path().join("precious.json");
    for text in ["{\"precious\": [1, 2, 3]}", "# djambi match, form 1: page against page", "one\ntwo\n"] {
        fs::write(&path, text).expect("file");
        let arguments = ["match", "one-turn", "page", "--resume", path.to_str().expect("path")];
        let error = Run::error_of(1, arguments);
        assert!(error.contains("another match, or of none") && error.contains("precious.json"), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("file"), text);
    }
}

#[test]
fn a_file_that_a_match_writes_to_is_not_shared() {
    let directory = tempfile::tempdir().expect("directory");
    let path = directory.path().join("progress.tsv");
    let held = fs::File::create(&path).expect("file");
    held.lock().expect("lock");
    let arguments = ["match", "page", "page", "--resume", path.to_str().expect("path")];
    let error = Run::error_of(1, arguments);
    assert!(error.contains("another match that runs now") && error.contains("progress.tsv"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("file"), "");
}

#[test]
fn the_sequential_test_ends_a_match() {
    let arguments =
        ["match", "one-turn", "one-turn:nodes=1", "--turns", "80", "--blocks", "60", "--sequential"];
    let run = Run::of(arguments);
    assert_eq!(run.status, 0, "{}", run.error);
    assert!(run.output.contains("+20 accepted"), "{}", run.output);
    assert!(!run.output.contains("played      60 blocks"), "{}", run.output);
}

#[test]
fn udi_programs_play_and_other_programs_are_refused() {
    let udi = format!("udi:nodes=20,level=page:{} udi", env!("CARGO_BIN_EXE_djambi"));
    let run = Run::of(["match", &udi, "one-turn:nodes=4", "--blocks", "1", "--turns", "16"]);
    assert_eq!(run.status, 0, "{}", run.error);
    assert!(run.output.contains("failures    A 0, B 0"), "{}{}", run.output, run.error);
    assert!(!run.output.contains("speed of A  0 nodes"), "{}", run.output);
    for (program, expected) in [
        ("udi:/no/such/program", "cannot start"),
        ("udi:true", "the program has"),
        ("udi:colour=red:PROGRAM udi", "the program says"),
    ] {
        let program = program.replace("PROGRAM", env!("CARGO_BIN_EXE_djambi"));
        let error = Run::error_of(1, ["match", &program, "page"]);
        assert!(error.contains("cannot play") && error.contains(expected), "{error}");
    }
}

#[test]
fn bad_matches_are_refused() {
    for (arguments, expected) in [
        (&["match", "king", "page"][..], "there is no player \"king\""),
        (&["match", "page", "page:speed=1"], "no parameter \"speed\""),
        (&["match", "page", "page:nodes=0"], "not \"0\""),
        (&["match", "page", "page", "--mode", "three-one"], "there is no mode"),
        (&["match", "page", "page", "--blocks", "0"], "--blocks"),
        (&["match", "page"], "<B>"),
    ] {
        let error = Run::error_of(2, arguments);
        assert!(error.contains(expected), "{expected:?} is not in {error}");
    }
    for (arguments, expected) in [
        (&["match", "page", "page", "--board", "hex3"][..], "four seats"),
        (&["match", "page", "page", "--turns", "10"], "--turns"),
        (&["match", "page", "page", "--elo1", "-3"], "--elo1"),
        (&["match", "page", "page", "--resume", "/"], "cannot open /"),
        (&["match", "page", "page", "--records", "/dev/null/x/"], "cannot make"),
    ] {
        let error = Run::error_of(1, arguments);
        assert!(error.contains(expected), "{expected:?} is not in {error}");
    }
}
