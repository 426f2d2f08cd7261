//! The command `match`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Run, program};

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
        "no interval from 2 blocks",
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

/// The JSON of a match.
fn json(run: &Run) -> Value {
    assert_eq!(run.status, 0, "{}", run.error);
    assert_eq!(run.output.lines().count(), 1, "{}", run.output);
    serde_json::from_str(&run.output).expect("JSON")
}

/// A match of three on ngon5 with another option than its rule set's.
fn match_of_three() -> Value {
    let run = Run::of([
        "match",
        "page:nodes=30",
        "one-turn:nodes=4",
        "--blocks",
        "4",
        "--turns",
        "60",
        "--seed",
        "7",
        "--json",
        "--board",
        "ngon5",
        "--players",
        "3",
        "--mode",
        "one",
        "--rules",
        "arena",
        "--set",
        "repetition=2",
    ]);
    assert_eq!(run.error.lines().count(), 12, "{}", run.error);
    json(&run)
}

#[test]
fn the_result_is_one_json_object() {
    let result = match_of_three();
    for (pointer, expected) in [
        ("/a/player", "page:nodes=30"),
        ("/b/player", "one-turn:nodes=4"),
        ("/board", "ngon5"),
        ("/mode", "one"),
        ("/rules/set", "arena"),
        ("/rules/options/repetition", "2"),
        ("/seats/2", "green"),
        ("/by_seat/1/seat", "blue"),
    ] {
        assert_eq!(result.pointer(pointer).and_then(Value::as_str), Some(expected), "{pointer}: {result}");
    }
    for (pointer, expected) in [
        ("/players", 3),
        ("/seats_of_a", 1),
        ("/seed", 7),
        ("/max_turns", 60),
        ("/blocks", 4),
        ("/games_a_block", 3),
        ("/games", 12),
        ("/time/games", 12),
        ("/a/seats", 12),
        ("/b/seats", 24),
        ("/b/failures", 0),
    ] {
        assert_eq!(result.pointer(pointer).and_then(Value::as_u64), Some(expected), "{pointer}: {result}");
    }
}

#[test]
fn the_score_of_a_match_takes_the_numbers_of_seats_out_of_its_share() {
    let result = match_of_three();
    let number = |pointer: &str| result.pointer(pointer).and_then(Value::as_f64).expect(pointer);
    // The score is the share with the odds of an equal player's share, a third, taken out.
    let shares: Vec<_> =
        result["block_shares"].as_array().expect("shares").iter().map(Value::as_f64).collect();
    let mean = shares.iter().map(|share| share.expect("share")).sum::<f64>() / 4.0;
    assert!(
        (number("/share/mean") - mean).abs() < 1e-12 && (number("/equal_share") - 1.0 / 3.0).abs() < 1e-12
    );
    assert!((number("/score/mean") - 2.0 * mean / (2.0 * mean + (1.0 - mean))).abs() < 1e-12, "{result}");
    assert!((number("/elo/mean") - 400.0 * (2.0 * mean / (1.0 - mean)).log10()).abs() < 1e-6, "{result}");
    assert!(number("/score/low") <= number("/score/mean") && number("/score/mean") <= number("/score/high"));
    assert!(number("/lengths/shortest") <= number("/lengths/mean") && number("/lengths/longest") <= 60.0);
    let endings = result["endings"].as_object().expect("endings");
    assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 12, "{result}");
    assert_eq!(result["test"]["verdict"], "undecided");
    assert!(number("/time/seconds") > 0.0 && number("/a/nodes") > number("/a/turns"), "{result}");
}

#[test]
fn one_block_has_no_interval_and_a_finished_match_tells_the_same_again() {
    let directory = tempfile::tempdir().expect("directory");
    let path = directory.path().join("progress.tsv");
    let path = path.to_str().expect("path");
    let whole = json(&short_match(&["--json", "--resume", path]));
    let one =
        json(&Run::of(["match", "page:nodes=1", "uct:nodes=1", "--turns", "12", "--blocks", "1", "--json"]));
    assert_eq!((&one["share"]["low"], one["share"]["mean"].is_f64()), (&Value::Null, true), "{one}");
    let again = json(&short_match(&["--json", "--resume", path]));
    assert_eq!((again["time"]["games"].as_u64(), whole["time"]["games"].as_u64()), (Some(0), Some(12)));
    let fixed = |result: &Value| {
        let mut result = result.clone();
        // Files have whole microseconds.
        for time in ["/time", "/a/seconds", "/b/seconds"] {
            *result.pointer_mut(time).expect(time) = Value::Null;
        }
        result
    };
    assert_eq!(fixed(&again), fixed(&whole), "a finished match tells the same again");
}

#[test]
fn a_file_remembers_board_players_and_mode() {
    let directory = tempfile::tempdir().expect("directory");
    let path = directory.path().join("progress.tsv");
    let path = path.to_str().expect("path");
    let of = |more: &[&str]| {
        let fixed = ["match", "one-turn:nodes=2", "page:nodes=5", "--blocks", "1", "--turns", "15"];
        Run::of(fixed.iter().chain(&["--resume", path]).chain(more))
    };
    let first = of(&["--board", "ngon6", "--players", "5", "--mode", "half"]);
    assert!(first.status == 0 && first.output.contains("board       ngon6, 5 players"), "{}", first.output);
    let text = fs::read_to_string(path).expect("progress");
    assert_eq!(text.lines().count(), 11, "a heading and ten games: {text}");
    for other in [
        &["--board", "hex6", "--players", "5"][..],
        &["--board", "ngon6"],
        &["--board", "ngon6", "--players", "4"],
        &["--board", "ngon6", "--players", "5", "--mode", "one"],
    ] {
        let run = of(other);
        assert_eq!(run.status, 1, "{}", run.output);
        assert!(run.error.contains("another match") && run.error.contains("5 players"), "{}", run.error);
        assert_eq!(fs::read_to_string(path).expect("progress"), text);
    }
    assert_eq!(of(&["--board", "ngon6", "--players", "5"]).error, "", "half is the default");
}

#[test]
fn programs_play_with_hostages_on_other_boards() {
    let udi = format!("udi:nodes=10,level=page:{} udi", env!("CARGO_BIN_EXE_djambi"));
    let result = json(&Run::of([
        "match",
        &udi,
        "one-turn:nodes=2",
        "--board",
        "hex6",
        "--players",
        "3",
        "--blocks",
        "1",
        "--turns",
        "20",
        "--json",
    ]));
    assert_eq!((&result["a"]["failures"], &result["b"]["failures"]), (&0.into(), &0.into()), "{result}");
}

#[test]
fn an_interrupted_match_is_resumed() {
    let directory = tempfile::tempdir().expect("directory");
    let path = |name: &str| directory.path().join(name).to_str().expect("path").to_owned();
    let progress = path("progress.tsv");
    let games = path("games/");
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

/// A script that answers to UDI with these lines: to `udi` and to `go`.
fn scripted(directory: &Path, udi: &str, go: &str) -> String {
    let path = directory.join("scripted.sh");
    let script = format!(
        "while read word rest; do case $word in udi) printf '{udi}\\n';; isready) echo readyok;; \
         go) printf '{go}\\n';; quit) exit;; esac; done"
    );
    fs::write(&path, script).expect("script");
    format!("udi:sh {}", path.to_str().expect("path"))
}

#[test]
fn programs_that_write_otherwise_are_heard() {
    let directory = tempfile::tempdir().expect("directory");
    for (udi, go) in [
        ("id author Jos\\351\\nudiok", "bestmove a3a5"),
        ("\\357\\273\\277id name X\\r\\nudiok\\r", "\\377\\376\\nbestmove a3a5 ponder i3i5"),
        ("\\357\\273\\277udiok", "info string \\300\\nbestmove a3a5 ponder"),
    ] {
        let program = scripted(directory.path(), udi, go);
        let run = Run::of(["match", &program, "random", "--blocks", "1", "--turns", "16"]);
        // The script knows one turn, which is not legal for long; but each of its answers is heard.
        assert!(run.error.contains("failed: ") && run.status == 0, "{udi:?}: {}", run.error);
        for other in ["the program has ended", "no answer", "the program answers"] {
            assert!(!run.error.contains(other), "{udi:?}: {}", run.error);
        }
    }
    for (go, expected) in [
        ("bestmove a3 a5", "the program answers \"bestmove a3 a5\""),
        ("bestmove", "the move is missing"),
        ("BestMove a3a5", "the program answers \"BestMove a3a5\""),
        ("bestmove (none)", "the program answers"),
    ] {
        let program = scripted(directory.path(), "udiok", go);
        let run = Run::of(["match", &program, "random", "--blocks", "1", "--turns", "16"]);
        assert!(run.error.contains(expected), "{go}: {}{}", run.output, run.error);
    }
}

#[test]
fn a_side_that_fails_is_told_beside_the_share() {
    let directory = tempfile::tempdir().expect("directory");
    // Its name has an escape sequence for terminals.
    let path = directory.path().join("dumb\u{1b}[31m.sh");
    let script = "while read word rest; do case $word in udi) echo udiok;; isready) echo readyok;; go) exit;; esac; done";
    fs::write(&path, script).expect("script");
    let program = format!("udi:sh {}", path.to_str().expect("path"));
    let arguments = ["match", "random", &program, "--blocks", "4", "--turns", "30"];
    let run = Run::of(arguments);
    assert_eq!(run.status, 0, "{}", run.error);
    assert!(run.error.contains("\\u{1b}[31m.sh failed: ") && !run.error.contains('\u{1b}'), "{}", run.error);
    let share =
        "share of A  1.000 (equal: 0.5), no interval as all 4 blocks are equal, Elo-like +inf; B failed in ";
    assert!(run.output.contains(share) && run.output.contains(" of its 48 seats"), "{}", run.output);
    let result = json(&Run::of(arguments.iter().chain(&["--json"])));
    assert_eq!((&result["b"]["seats"], &result["a"]["failures"]), (&48.into(), &0.into()), "{result}");
    assert!(result["b"]["failures"].as_u64().is_some_and(|failures| failures > 24), "{result}");
    assert_eq!((&result["share"]["low"], &result["share"]["mean"]), (&Value::Null, &1.0.into()), "{result}");
}

#[test]
fn bad_matches_are_refused() {
    for (arguments, expected) in [
        (&["match", "king", "page"][..], "there is no player “king”"),
        (&["match", "page", "page:speed=1"], "no parameter “speed”"),
        (&["match", "page", "page:nodes=0"], "not “0”"),
        (&["match", "page", "page", "--mode", "three-one"], "there is no mode"),
        (&["match", "page", "page", "--blocks", "0"], "--blocks"),
        (&["match", "page"], "<B>"),
    ] {
        let error = Run::error_of(2, arguments);
        assert!(error.contains(expected), "{expected:?} is not in {error}");
    }
    for (arguments, expected) in [
        (
            &["match", "page", "page", "--board", "hex3", "--players", "4"][..],
            "hex3 is played by 2 to 3, not by 4",
        ),
        (&["match", "page", "page", "--board", "duel2", "--players", "1"], "duel2 is played by 2, not by 1"),
        (&["match", "page", "page", "--mode", "two-two", "--players", "3"], "two-two is for four players"),
        (&["match", "page", "page", "--board", "ngon3", "--mode", "one-three"], "ngon3 is played by 2 to 3"),
        (&["match", "page", "page", "--turns", "10"], "--turns"),
        (&["match", "page", "page", "--elo1", "-3"], "--elo1"),
        (&["match", "page", "page", "--resume", "/"], "cannot open /"),
        (&["match", "page", "page", "--records", "/dev/null/x/"], "cannot make"),
    ] {
        let error = Run::error_of(1, arguments);
        assert!(error.contains(expected), "{expected:?} is not in {error}");
    }
}

#[test]
fn a_program_makes_the_treaties_that_its_engine_makes() {
    let program = program().get_program().to_str().expect("path").to_owned();
    let press_of = |a: &str| {
        let b = "courtier:nodes=40,press=pact";
        let result = json(&Run::of(["match", a, b, "--blocks", "1", "--turns", "80", "--json"]));
        (result["a"]["press"].clone(), result["b"]["press"].clone(), result["share"]["mean"].clone())
    };
    // A minister thinks about deals, and its searches pay for that.
    for (level, nodes) in [("courtier", 40), ("minister", 300)] {
        let built_in = press_of(&format!("{level}:nodes={nodes},press=opportunist"));
        assert!(built_in.0["kept"].as_u64().is_some_and(|kept| kept > 3), "{built_in:?}");
        let parameters = format!("nodes={nodes},level={level},press=opportunist");
        assert_eq!(press_of(&format!("udi:{parameters}:{program} udi")), built_in);
    }
    let mute = press_of(&format!("udi:nodes=40,level=courtier:{program} udi"));
    assert_eq!(mute.0["treaties"], 0, "{mute:?}");
}

#[test]
fn the_result_counts_treaties_of_sides_that_deal() {
    let run = short_match(&[]);
    assert!(!run.output.contains("press of"), "{}", run.output);
    let dealing = ["match", "page:nodes=20,press=pact", "page:nodes=20", "--blocks", "1", "--turns", "60"];
    let run = Run::of(dealing);
    assert!(run.output.contains("press of A") && !run.output.contains("press of B"), "{}", run.output);
    assert!(run.output.contains(" rounds under treaty ("), "{}", run.output);
    let error = Run::error_of(2, ["match", "page:press=kind", "page"]);
    assert!(error.contains("press is one of mute, loyal") && error.contains("not “kind”"), "{error}");
}
