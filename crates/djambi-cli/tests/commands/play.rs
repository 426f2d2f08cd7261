//! The command `play`.

use std::io::Write;
use std::process::{Output, Stdio};

use crate::program::{Run, program};

/// The output of `play` with this input.
pub(crate) fn output_of(arguments: &[&str], lines: &str) -> String {
    let mut child = program()
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("program");
    // The program may end before it has read all input.
    let _ = child.stdin.take().expect("input").write_all(lines.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("program");
    assert_eq!((status.code(), String::from_utf8_lossy(&stderr).as_ref()), (Some(0), ""));
    String::from_utf8(stdout).expect("text")
}

#[test]
fn bots_answer_and_mistakes_are_explained() {
    let output =
        output_of(&["--seed", "1"], "dance\na3a9\nMa3-a5\nmoves a1\nrecord\nundo\nundo\nhelp\nquit\n");
    for expected in
        ["Type “help” for help.", "(§2)", "    Blue: ", "  Yellow: ", "   Green: ", "Turn 5: Red to play"]
    {
        assert!(output.contains(expected), "{expected:?} is not in {output}");
    }
    assert!(output.contains("[Rules \"classic\"]") && output.contains("1. Ma3-a5 "), "{output}");
    assert!(
        output.contains("There is nothing to take back.") && output.contains("take back your"),
        "{output}"
    );
    assert_eq!(
        output,
        output_of(&["--seed", "1"], "dance\na3a9\nMa3-a5\nmoves a1\nrecord\nundo\nundo\nhelp\nquit\n")
    );
}

#[test]
fn after_a_resignation_the_bots_play_to_the_end() {
    let output = output_of(&["--seed", "3", "--seat", "blue", "--rules", "arena"], "resign\n");
    assert!(output.contains(" has won.\n") || output.contains("The game is a draw."), "{output}");
}

#[test]
fn bots_offer_and_decline_draws() {
    let dead = "9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40";
    let output = output_of(&[dead, "--seed", "1", "--level", "page"], "f6f5\nf5f6\ndraw\n");
    assert_eq!(output.matches("Red offers a draw. Type “draw” to agree.").count(), 1, "{output}");
    assert!(output.ends_with("The game is a draw. All living players agreed to a draw.\n"), "{output}");
    let output = output_of(&["--seed", "1", "--level", "page"], "draw\nquit\n");
    assert!(output.contains("Blue, Yellow, and Green decline the draw."), "{output}");
}

#[test]
fn the_level_changes_the_bots_moves() {
    let output_of = |level| output_of(&["--seed", "1", "--level", level], "a3a5\nquit\n");
    assert_eq!(output_of("page"), output_of("1"));
    assert_ne!(output_of("page"), output_of("minister"), "both levels play the same game");
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    assert!(output_of(&[], "").contains("Turn 1: Red to play"));
    assert!(output_of(&["--board", "hex3"], "moves z9").contains("There is no square"));
}

#[cfg(unix)]
#[test]
fn control_characters_are_not_a_move() {
    let output = output_of(&["--seed", "2"], "\u{0}\u{fffd}\né\n");
    assert!(output.contains("Type “help” for help."), "{output}");
}

/// Red may kill a militant of blue, which has come near.
const AT_BLUE: &str = "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrNbM2bNbMbM/rRrDrM3bMbDbR/\
                       rCrArM4bAbC rbyg r r 3 9";

#[test]
fn treaties_are_offered_answered_and_only_broken_on_purpose() {
    let input = "offer blue\nc2d3@d6\nbreak c2d3@d6\ntreaties\nquit\n";
    let output = output_of(&[AT_BLUE, "--seat", "red", "--seat", "yellow", "--seed", "1"], input);
    let said = [
        "Treaty 1, offered by Red:",
        "Treaty 1 is in force.",
        "This breaks a promise. To play it all the same, type “break c2d3@d6”.\n  Red kills no piece commanded by Blue",
        "Red has broken treaty 1.",
    ];
    let mut from = 0;
    for expected in said {
        let found = output[from..].find(expected);
        assert!(found.is_some(), "{expected:?} is not behind {:?} in {output}", &output[..from]);
        from += found.unwrap_or_default();
    }
}

#[test]
fn bots_offer_peace_and_lower_levels_are_mute() {
    let output = output_of(&["--seed", "3"], "a3a5\nquit\n");
    assert!(output.contains("Type “accept 1” or “refuse 1”."), "{output}");
    // It says so in words of its own before.
    let (before, _) = output.split_once("Treaty 1, offered by ").expect("an offer");
    let words = before.lines().last().expect("words");
    assert!(["Blue: ", "Yellow: ", "Green: "].iter().any(|name| words.starts_with(name)), "{words:?}");
    let input = "offer blue\noffer r:peace(b)\naccept x\ntreaties\nquit\n";
    let output = output_of(&["--seed", "3", "--level", "page"], input);
    for expected in ["Blue makes no treaties", "This offer no longer stands.", "There are no treaties yet."] {
        assert!(output.contains(expected), "{expected:?} is not in {output}");
    }
}

#[test]
fn bots_offer_one_thing_at_a_time_instead_of_what_they_refuse() {
    let input = "offer r:peace(b,y) b:peace(r,y) y:peace(r,b) /2r\n\
                 offer r:peace(b,g) b:peace(r,g) g:peace(r,b) /2r\nquit\n";
    let output = output_of(&["--seed", "1"], input);
    let refused = output.matches(" is refused.").count();
    assert_eq!((refused, output.matches(", offered by ").count()), (2, 1), "{output}");
    assert!(output.contains("Treaty 3, offered by Blue:"), "{output}");
}

#[test]
fn bots_have_the_characters_that_are_named() {
    let output_of =
        |press: &[&str]| output_of(&[&["--seed", "3"], press].concat(), "a3a5\noffer blue\nquit\n");
    let offers = |output: &str| output.matches(", offered by ").count();
    let drawn = output_of(&[]);
    assert_eq!(output_of(&["--press", "mute"]).matches("makes no treaties").count(), 1);
    let silent = output_of(&["--press", "mute", "--press", "blue=loyal"]);
    assert!(offers(&drawn) > 0 && !silent.contains("makes no treaties"), "{silent}");
    // The same bot has other words by another character.
    let words = |character: &str| output_of(&["--press", "mute", "--press", &format!("blue={character}")]);
    assert_ne!(words("loyal"), words("opportunist"));
    assert_eq!(words("loyal"), words("loyal"));
}

#[test]
fn a_character_that_no_bot_has_is_refused() {
    for (arguments, expected) in [
        (&["--press", "fickle"][..], "there are mute, loyal, grudging, opportunist, machiavellian"),
        (&["--press", "red=loyal"], "Red is yours, and not a bot"),
        (&["--press", "blue=loyal", "--players", "2"], "Blue has no player in this position"),
        (&["--press", "loyal", "--level", "page"], "bots of the level page make no treaties"),
    ] {
        let status = if arguments[1] == "fickle" { 2 } else { 1 };
        let error = Run::error_of(status, [&["play"], arguments].concat());
        assert!(error.contains(expected), "{error}");
    }
}
