//! The command `bestmove`.

use crate::program::Run;

const DUEL: &str = "8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31";

#[test]
fn a_legal_move_is_printed_alone() {
    for (position, rules) in [
        ("start", "--rules=classic"),
        ("start", "--rules=arena"),
        ("start", "--board=hex3"),
        (DUEL, "--set=orphans=exposed"),
    ] {
        let mv = Run::output_of(["bestmove", position, rules, "--nodes", "300"]);
        let moves = Run::output_of(["moves", position, rules]);
        assert!(moves.lines().any(|legal| format!("{legal}\n") == mv), "{position}: {mv}");
        assert_eq!(mv, Run::output_of(["bestmove", position, rules, "--nodes", "300"]));
    }
    assert_eq!(Run::output_of(["bestmove", "rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1"]), "pass\n");
}

#[test]
fn a_chief_is_killed_under_any_limits() {
    let win = "8yC/9/9/9/9/9/9/9/rC7rA r-y- r r 0 31";
    for limits in [
        &["--ms", "50"][..],
        &["--nodes", "2000"],
        &["--level", "8", "--ms", "50", "--threads", "2", "--seed", "9"],
        &["--level", "regent"],
    ] {
        let mv = Run::output_of(["bestmove", win].iter().chain(limits));
        assert!(mv[2..].starts_with("i9"), "{limits:?}: {mv}");
    }
}

#[test]
fn bad_positions_and_options_are_refused() {
    let error = Run::error_of(1, ["bestmove", "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1"]);
    assert!(error.contains("Red has won"), "{error}");
    assert!(Run::error_of(1, ["bestmove", "nowhere"]).contains("the position is not valid"));
    for wrong in [
        &["--level", "king"][..],
        &["--level", "9"],
        &["--ms", "soon"],
        &["--nodes", "0"],
        &["--ms", "5", "--nodes", "5"],
        &["--threads", "0"],
        &["--threads", "1000000"],
        &["--seed", "-1"],
    ] {
        Run::error_of(2, ["bestmove", "start"].iter().chain(wrong));
    }
    assert!(Run::error_of(2, ["bestmove", "start", "--level", "king"]).contains("page"));
}
