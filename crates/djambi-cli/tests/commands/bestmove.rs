//! The best move of a position.

use crate::program::Run;

const DUEL: &str = "8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31";

#[test]
fn it_is_a_legal_move_alone() {
    for (position, choice) in [
        ("start", "--rules=classic"),
        ("start", "--rules=arena"),
        ("start", "--board=hex3"),
        (DUEL, "--set=orphans=exposed"),
    ] {
        let mv = Run::output_of(["bestmove", position, choice, "--nodes", "300"]);
        let moves = Run::output_of(["moves", position, choice]);
        assert!(moves.lines().any(|known| format!("{known}\n") == mv), "{position}: {mv}");
        assert_eq!(mv, Run::output_of(["bestmove", position, choice, "--nodes", "300"]));
    }
    assert_eq!(Run::output_of(["bestmove", "rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1"]), "pass\n");
}

#[test]
fn a_chief_is_taken_however_little_time_there_is() {
    let win = "8yC/9/9/9/9/9/9/9/rC7rA r-y- r r 0 31";
    for thinking in [
        &["--ms", "50"][..],
        &["--nodes", "2000"],
        &["--level", "8", "--ms", "50", "--threads", "2", "--seed", "9"],
        &["--level", "regent"],
    ] {
        let mv = Run::output_of(["bestmove", win].iter().chain(thinking));
        assert!(mv[2..].starts_with("i9"), "{thinking:?}: {mv}");
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let error = Run::error_of(1, ["bestmove", "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1"]);
    assert!(error.contains("red has won"), "{error}");
    assert!(Run::error_of(1, ["bestmove", "nowhere"]).contains("this is no position"));
    for wrong in [
        &["--level", "king"][..],
        &["--level", "0"],
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
